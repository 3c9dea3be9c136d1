import type { Violation } from '@festival/backend/data-audit/audit-database.js';
import type { Table } from '../../text-table.js';
import { ENDINGS } from '../record/tally.js';
import type { Times } from '../record/recorder.js';
import type { Outcome } from '../rehearsal.js';
import type { Verdict } from './judge.js';

const round = (value: number | null): string =>
  value === null ? '–' : value < 10 ? value.toFixed(1) : value.toFixed(0);

const inPercent = (share: number): string => `${(share * 100).toFixed(0)} %`;

/** Calls with their times in milliseconds. */
export function callTable({ recorder, seconds }: Outcome): Table {
  const rows = [...recorder.calls].map(([call, { all }]) => [
    call,
    String(all.count),
    round(all.count / seconds),
    ...[0.5, 0.95, 0.99].map((share) => round(all.percentile(share))),
    round(all.maxMs),
  ]);
  return { head: ['call', 'answers', 'a second', 'p50 ms', 'p95 ms', 'p99 ms', 'longest'], rows };
}

export function endingTable({ tally }: Outcome): Table {
  const rows = ENDINGS.filter((ending) => tally.of(ending) > 0).map((ending) => [ending, String(tally.of(ending))]);
  return { head: ['how it ended', 'people'], rows };
}

export function errorTable({ recorder }: Outcome): Table {
  const all = [...recorder.errors.values()].sort((a, b) => Number(b.isFault) - Number(a.isFault) || b.count - a.count);
  const rows = all.map(({ call, text, count, firstAt, isFault }) => [
    isFault ? 'fault' : 'refusal',
    call,
    text,
    String(count),
    `${firstAt} s`,
  ]);
  return { head: ['kind', 'call', 'words', 'answers', 'first at'], rows };
}

export function verdictTable(verdicts: readonly Verdict[]): Table {
  const rows = verdicts.map(({ what, found, limit, state }) => [state, what, found, limit]);
  return { head: ['', 'expectation', 'found', 'limit'], rows };
}

export function violationTable(violations: readonly Violation[]): Table {
  return {
    head: ['rule', 'record', 'found', 'expected'],
    rows: violations.slice(0, 200).map(({ check, id, found, expected }) => [check, id, found, expected]),
  };
}

/** The figures that say whether the load was as planned, and what it cost. */
export function figureTable(outcome: Outcome): Table {
  const { plan, samples, recorder, tally, seconds, megabytes } = outcome;
  const { all, cpuSeconds } = samples;
  const memory = all.map(({ memoryMb }) => memoryMb ?? 0);
  const most = (values: readonly number[]): number => values.reduce((max, value) => Math.max(max, value), 0);
  const generator = all.reduce((sum, { generatorCpuShare }) => sum + generatorCpuShare, 0);
  const mostOfGenerator = most(all.map(({ generatorCpuShare }) => generatorCpuShare));
  const rows: Array<[string, string]> = [
    ['length', `${seconds.toFixed(1)} s`],
    ['people', String(tally.arrived)],
    ['tickets sold', `${tally.validTickets} of ${plan.seats}, to ${tally.valid} people`],
    ['most people at once', String(most(all.map(({ inside }) => inside)))],
    ['answers', `${recorder.answers}, ${round(recorder.answers / seconds)} a second, ${round(megabytes)} MB`],
    ['asked to come back later', String(tally.askedToWait)],
    ['payment to ticket', timesOf(recorder.tickets)],
    ['payment to mail', timesOf(recorder.mails)],
    [
      'API processor time',
      cpuSeconds > 0
        ? `${cpuSeconds.toFixed(1)} s, ${round((cpuSeconds * 1000) / Math.max(1, tally.valid))} ms a paid order`
        : 'not seen',
    ],
    ['memory of an API process, most', most(memory) > 0 ? `${most(memory).toFixed(0)} MB` : 'not seen'],
    [
      'load generator',
      [
        `${inPercent(generator / Math.max(1, all.length))} of a core, at most ${inPercent(mostOfGenerator)}`,
        `${round((generator * 1000) / Math.max(1, tally.ended))} ms a person`,
      ].join('; '),
    ],
  ];
  return { head: ['figure', ''], rows };
}

/** What the rehearsal did to the installation. */
export function markTable({ recorder }: Outcome): Table {
  return { head: ['at', 'the plan'], rows: recorder.marks.map(({ second, text }) => [`${second} s`, text]) };
}

function timesOf({ all: histogram }: Times): string {
  if (histogram.count === 0) return 'not measured';
  const [p50, p95] = [0.5, 0.95].map((share) => `${round((histogram.percentile(share) ?? 0) / 1000)} s`);
  return `p50 ${p50}, p95 ${p95}, longest ${round(histogram.maxMs / 1000)} s`;
}

/** Where the generator was late itself, its times are its own and not the installation's. */
export function warnings({ samples, wasStopped, target }: Outcome): string[] {
  const late = samples.all.filter(
    ({ generatorDelayMs, generatorCpuShare }) => generatorDelayMs > 250 || generatorCpuShare > 0.95,
  );
  return [
    ...(wasStopped ? ['It was stopped before its end.'] : []),
    ...(late.length > samples.all.length / 20
      ? [
          `The load generator itself was late in ${late.length} of ${samples.all.length} seconds: use another machine, or fewer people.`,
        ]
      : []),
    ...(target.isForwarded ? [] : ['Everybody came from one address, that of this machine.']),
  ];
}
