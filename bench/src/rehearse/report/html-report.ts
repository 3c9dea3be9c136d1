import type { Table } from '../../text-table.js';
import { Histogram } from '../record/histogram.js';
import type { Times } from '../record/recorder.js';
import type { Sample } from '../record/samples.js';
import type { Outcome } from '../rehearsal.js';
import { escapeXml, lineChart, type Series } from './chart.js';
import { exitCodeOf, headline, type AuditResult, type Verdict } from './judge.js';
import { STYLE } from './style.js';
import {
  callTable,
  endingTable,
  errorTable,
  figureTable,
  markTable,
  verdictTable,
  violationTable,
  warnings,
} from './summary.js';

/** More points than the chart has room for say no more. */
const MAX_POINTS = 300;
/** More lines can't be told apart. */
const MAX_ERROR_LINES = 6;
/** Cells up to this length aren't broken into lines. */
const SHORT = 16;
const SHARES = [
  ['p50', 0.5],
  ['p95', 0.95],
  ['p99', 0.99],
] as const;

/** The report as one file that loads nothing and runs nothing. */
export function htmlReport(outcome: Outcome, verdicts: readonly Verdict[], audit: AuditResult): string {
  const { plan, target, startedAt, recorder } = outcome;
  const isGood = exitCodeOf(verdicts, audit) === 0;
  const violations = audit === 'failed' ? [] : (audit ?? []);
  const notes = warnings(outcome).map((text) => `<p class="note">${escapeXml(text)}</p>`);
  const calls = [...recorder.calls].map(([call, times]) => timesChart(outcome, `${call}, ms`, times, 1));
  const when = `${startedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>${escapeXml(`Rehearsal: ${plan.name}`)}</title><style>${STYLE}</style></head><body>
<header><h1>Rehearsal: ${escapeXml(plan.name)}</h1><p>${escapeXml(plan.about)}</p>
<p class="quiet">${escapeXml(target.url)}, ${when}</p></header>
<p class="verdict ${isGood ? 'good' : 'bad'}">${headline(verdicts)}</p>${notes.join('')}
<dl class="cards">${cards(outcome)}</dl>
${section('Expectations', verdictTable(verdicts))}
<h2>Over time</h2><div class="charts">${overview(outcome)}</div>
${section('What the plan did meanwhile', markTable(outcome))}
${section('How the visits ended', endingTable(outcome))}${section('Figures', figureTable(outcome))}
${section('Calls', callTable(outcome))}
${section('Refusals and faults by their words', errorTable(outcome))}
${violations.length > 0 ? section('Broken rules in the database', violationTable(violations)) : ''}
<h2>Each call, by second</h2><div class="charts">${calls.join('')}</div>
<h2>The plan</h2><pre>${escapeXml(JSON.stringify(plan, null, 1))}</pre></body></html>\n`;
}

/** What everybody asks first. */
function cards({ plan, tally, recorder, samples }: Outcome): string {
  const seconds = (ms: number | null): string => (ms === null ? '–' : `${(ms / 1000).toFixed(1)} s`);
  const order = [...recorder.calls].find(([call]) => call === 'order')?.[1].all.percentile(0.99) ?? null;
  const most = Math.max(0, ...samples.all.map(({ memoryMb }) => memoryMb ?? 0));
  const facts: Array<readonly [string, string]> = [
    ['people came', String(tally.arrived)],
    ['tickets sold', `${tally.validTickets} of ${plan.seats}`],
    ['paid and hold no ticket', String(tally.of('paid, no ticket'))],
    ['turned away or not served', String(tally.of('turned away', 'ran out of time'))],
    ['payment to ticket, p95', seconds(recorder.tickets.all.percentile(0.95))],
    ['payment to mail, p95', seconds(recorder.mails.all.percentile(0.95))],
    ['an order takes, p99', order === null ? '–' : `${Math.round(order)} ms`],
    ['memory of an API process', most === 0 ? '–' : `${Math.round(most)} MB`],
  ];
  return facts.map(([what, found]) => `<div><dt>${what}</dt><dd>${escapeXml(found)}</dd></div>`).join('');
}

const ROW_CLASSES: Readonly<Record<string, string>> = { FAILED: 'bad', fault: 'bad', passed: 'good' };

function section(title: string, { head, rows }: Table): string {
  if (rows.length === 0) return '';
  const cells = (tag: string, values: readonly string[]) =>
    values.map((value) => `<${tag}${value.length > SHORT ? '' : ' class="n"'}>${escapeXml(value)}</${tag}>`).join('');
  const lines = rows.map((row) => `<tr class="${ROW_CLASSES[row[0] ?? ''] ?? ''}">${cells('td', row)}</tr>`);
  const table = `<table><thead><tr>${cells('th', head)}</tr></thead><tbody>${lines.join('')}</tbody></table>`;
  return `<section><h2>${title}</h2><div class="table" tabindex="0" role="region" aria-label="${title}">${table}</div></section>`;
}

function overview(outcome: Outcome): string {
  const { samples, recorder } = outcome;
  const step = Math.ceil(samples.all.length / MAX_POINTS) || 1;
  const points = samples.all.filter((_, index) => index % step === 0 || index === samples.all.length - 1);
  const times = points.map(({ second }) => second);
  const marks = recorder.marks.map(({ second }) => second);
  const series = (name: string, value: (sample: Sample) => number | null): Series => ({
    name,
    values: points.map(value),
  });
  const chart = (title: string, ...all: Series[]): string => lineChart(title, times, all, marks);
  const ordersASecond = points.map(({ ordered, second }, index) => {
    const before = points[index - 1];
    return before && second > before.second ? (ordered - before.ordered) / (second - before.second) : null;
  });
  const ofCore = (share: number | null): number | null => (share === null ? null : share * 100);
  return [
    chart(
      'People',
      series('arrived', ({ arrived }) => arrived),
      series('here', ({ inside }) => inside),
      series('in the waiting room', ({ waiting }) => waiting),
    ),
    chart(
      'Orders',
      series('ordered', ({ ordered }) => ordered),
      series('paid', ({ paid }) => paid),
      series('with tickets', ({ valid }) => valid),
      series('with their mail', ({ mails }) => mails),
    ),
    chart('Orders a second', { name: 'orders', values: ordersASecond }),
    chart(
      'Answers a second',
      series('answers', ({ answersASecond }) => answersASecond),
    ),
    timesChart(outcome, 'Payment to ticket, s', recorder.tickets, 1000),
    timesChart(outcome, 'Payment to mail, s', recorder.mails, 1000),
    chart(
      'Processor, % of a core',
      series('API', ({ cpuShare }) => ofCore(cpuShare)),
      series('load generator', ({ generatorCpuShare }) => ofCore(generatorCpuShare)),
    ),
    chart(
      'Memory of an API process, MB',
      series('the largest', ({ memoryMb }) => memoryMb),
    ),
    errorChart(outcome),
  ].join('');
}

/** Neighbouring seconds are put together where there are too many. */
function slotsOf({ seconds: length }: Outcome): { step: number; seconds: number[] } {
  const step = Math.max(1, Math.ceil(length / MAX_POINTS));
  return { step, seconds: Array.from({ length: Math.ceil((length + 1) / step) }, (_, slot) => slot * step) };
}

function timesChart(outcome: Outcome, title: string, { seconds: bySecond }: Times, unitMs: number): string {
  const { step, seconds } = slotsOf(outcome);
  const slots = seconds.map((first) => {
    const inSlot = Array.from({ length: step }, (_, index) => bySecond.get(first + index));
    return Histogram.sumOf(inSlot.filter((each) => each !== undefined));
  });
  const series = SHARES.map(([name, share]) => ({
    name,
    values: slots.map((slot) => (slot.count === 0 ? null : (slot.percentile(share) ?? 0) / unitMs)),
  }));
  const marks = outcome.recorder.marks.map(({ second }) => second);
  return lineChart(title, seconds, series, marks);
}

function errorChart(outcome: Outcome): string {
  const { step, seconds } = slotsOf(outcome);
  const { errors, marks } = outcome.recorder;
  const most = [...errors.values()].sort((a, b) => b.count - a.count).slice(0, MAX_ERROR_LINES);
  const series = most.map(({ call, text, seconds: bySecond }) => ({
    name: `${call}: ${text.length > 40 ? `${text.slice(0, 39)}…` : text}`,
    values: seconds.map((first) =>
      Array.from({ length: step }, (_, index) => bySecond.get(first + index) ?? 0).reduce(
        (sum, count) => sum + count,
        0,
      ),
    ),
  }));
  const title = step === 1 ? 'Refusals and faults a second' : `Refusals and faults in ${step} seconds`;
  return most.length === 0
    ? ''
    : lineChart(
        title,
        seconds,
        series,
        marks.map(({ second }) => second),
      );
}
