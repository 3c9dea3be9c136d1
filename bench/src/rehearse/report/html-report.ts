import type { Violation } from '@festival/backend/data-audit/audit-database.js';
import type { Call } from '../record/calls.js';
import { Histogram } from '../record/histogram.js';
import type { Outcome } from '../rehearsal.js';
import { escapeXml, lineChart, type Series } from './chart.js';
import type { Verdict } from './judge.js';
import {
  callTable,
  endingTable,
  errorTable,
  figureTable,
  verdictTable,
  violationTable,
  warnings,
  type Table,
} from './summary.js';

/** More points than the chart has room for say no more. */
const MAX_POINTS = 300;

const STYLE = `body{font:15px/1.5 system-ui,sans-serif;color:#1f2937;max-width:920px;margin:2rem auto;padding:0 1rem}
h1{font-size:1.6rem}h2{font-size:1.15rem;margin-top:2rem}table{border-collapse:collapse;width:100%;font-size:.9rem}
th,td{text-align:left;padding:.25rem .6rem;border-bottom:1px solid #e5e7eb;vertical-align:top}
figure{margin:1rem 0}figcaption{font-weight:600}figcaption span{font-weight:400;margin-left:.8rem;white-space:nowrap}
figcaption i{display:inline-block;width:.8em;height:.8em;margin-right:.3em}svg{width:100%;height:auto}
.grid line{stroke:#e5e7eb}.grid text{font-size:11px;fill:#6b7280}
.verdict{padding:.6rem 1rem;border-left:6px solid}.good{border-color:#047857;background:#ecfdf5}.bad{border-color:#b91c1c;background:#fef2f2}
tr.bad td{background:#fef2f2;font-weight:600}`;

/** The report as one file that loads nothing. */
export function htmlReport(
  outcome: Outcome,
  verdicts: readonly Verdict[],
  violations: readonly Violation[] | null,
): string {
  const { plan, target, startedAt, recorder } = outcome;
  const broken = verdicts.filter(({ isKept }) => !isKept).length;
  const verdict =
    broken === 0 ? 'Every expectation was kept.' : `${broken} of ${verdicts.length} expectations were broken.`;
  const notes = warnings(outcome).map((text) => `<p class="verdict bad">${escapeXml(text)}</p>`);
  const calls = [...recorder.calls.keys()].map((call) => callChart(outcome, call));
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeXml(`Rehearsal: ${plan.name}`)}</title><style>${STYLE}</style>
<h1>Rehearsal: ${escapeXml(plan.name)}</h1>
<p>${escapeXml(plan.about)}</p><p>${escapeXml(target.url)}, ${startedAt.toISOString()}</p>
<p class="verdict ${broken === 0 ? 'good' : 'bad'}">${verdict}</p>${notes.join('')}
${section('Expectations', verdictTable(verdicts))}${section('Figures', figureTable(outcome))}
<h2>Over time</h2>${overview(outcome)}
${section('How the visits ended', endingTable(outcome))}${section('Calls', callTable(outcome))}
${section('Refusals and faults by their words', errorTable(outcome))}
${violations && violations.length > 0 ? section('Broken rules in the database', violationTable(violations)) : ''}
<h2>Each call, by second</h2>${calls.join('')}
<h2>The plan</h2><pre>${escapeXml(JSON.stringify(plan, null, 1))}</pre></html>\n`;
}

function section(title: string, { head, rows }: Table): string {
  if (rows.length === 0) return '';
  const cells = (tag: string, values: readonly string[]) =>
    values.map((value) => `<${tag}>${escapeXml(value)}</${tag}>`).join('');
  const lines = rows.map(
    (row) => `<tr${row[0] === 'BROKEN' || row[0] === 'fault' ? ' class="bad"' : ''}>${cells('td', row)}</tr>`,
  );
  return `<h2>${title}</h2><table><tr>${cells('th', head)}</tr>${lines.join('')}</table>`;
}

function overview({ samples }: Outcome): string {
  const step = Math.ceil(samples.all.length / MAX_POINTS) || 1;
  const points = samples.all.filter((_, index) => index % step === 0 || index === samples.all.length - 1);
  const seconds = points.map(({ second }) => second);
  type Figure = { [Key in keyof (typeof points)[number]]: Key }[keyof (typeof points)[number]];
  const series = (name: string, key: Figure, scale = 1): Series => ({
    name,
    values: points.map((point) => (point[key] === null ? null : point[key] * scale)),
  });
  return [
    lineChart('People', seconds, [
      series('arrived', 'arrived'),
      series('inside', 'inside'),
      series('in the waiting room', 'waiting'),
    ]),
    lineChart('Orders', seconds, [
      series('ordered', 'ordered'),
      series('paid', 'paid'),
      series('with valid tickets', 'valid'),
      series('with their mail', 'mails'),
    ]),
    lineChart('Answers a second', seconds, [series('answers', 'answersASecond')]),
    lineChart('Processor, % of a core', seconds, [
      series('API process', 'processorShare', 100),
      series('load generator', 'ownProcessorShare', 100),
    ]),
    lineChart('Memory of the API process, MB', seconds, [series('memory', 'memoryMb')]),
  ].join('');
}

/** Neighbouring seconds are put together where there are too many. */
function callChart({ recorder, seconds: length }: Outcome, call: Call): string {
  const bySecond = recorder.calls.get(call)?.seconds ?? new Map<number, Histogram>();
  const step = Math.max(1, Math.ceil(length / MAX_POINTS));
  const slots = Array.from({ length: Math.ceil((length + 1) / step) }, (_, slot) => {
    const inSlot = Array.from({ length: step }, (_each, index) => bySecond.get(slot * step + index));
    return Histogram.sumOf(inSlot.filter((each) => each !== undefined));
  });
  const seconds = slots.map((_, slot) => slot * step);
  const series = (
    [
      ['p50', 0.5],
      ['p95', 0.95],
      ['p99', 0.99],
    ] as const
  ).map(([name, share]) => ({
    name,
    values: slots.map((slot) => slot.percentile(share)),
  }));
  return lineChart(`${call}, ms`, seconds, series);
}
