import type { Result } from './contest.js';
import { type Measure, median, medianMeasure } from './statistics.js';
import type { Table } from './text-table.js';

const HEADINGS = [
  'what',
  'database',
  'product/s',
  'p50 ms',
  'p95 ms',
  'p99 ms',
  'limit/s',
  'p50 ms',
  'p95 ms',
  'p99 ms',
  'of the limit',
  'API memory MB',
];
const PROBE_HEADING = 'longest probe ms';

/** Medians over the rounds, one line a figure. */
export function toTable(results: readonly Result[]): Table {
  const isProbed = results.some(({ product }) => product.some(({ longestProbe }) => longestProbe !== undefined));
  const head = isProbed ? [...HEADINGS, PROBE_HEADING] : HEADINGS;
  return { head, rows: results.map((result) => toCells(result).slice(0, head.length)) };
}

function toCells(result: Result): string[] {
  const product = medianMeasure(result.product);
  const limit = medianMeasure(result.limit);
  return [
    result.contest.name,
    result.database,
    ...figures(product),
    ...figures(limit),
    ratio(result),
    result.peakMemoryMb === null ? 'unknown' : result.peakMemoryMb.toFixed(0),
    product.longestProbe?.toFixed(1) ?? '–',
  ];
}

function figures({ perSecond, p50, p95, p99 }: Measure): string[] {
  return [perSecond.toFixed(0), p50.toFixed(2), p95.toFixed(2), p99.toFixed(2)];
}

/** By each round's own pair, so that a slow minute of the machine affects both sides. */
function ratio({ contest, product, limit }: Result): string {
  const of = (figure: 'perSecond' | 'p50' | 'p95' | 'p99') =>
    median(product.map((each, round) => each[figure] / (limit[round]?.[figure] ?? Number.NaN)));
  if (contest.kind === 'throughput') return of('perSecond').toFixed(2);
  return (['p50', 'p95', 'p99'] as const).map((figure) => `${figure} × ${of(figure).toFixed(1)}`).join(', ');
}
