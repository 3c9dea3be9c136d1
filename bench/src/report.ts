import type { Result } from './contest.js';
import { median, medianMeasure, type Measure } from './statistics.js';
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

/** Medians over the rounds, one line a figure. */
export const toTable = (results: readonly Result[]): Table => ({ head: HEADINGS, rows: results.map(toCells) });

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
  ];
}

function figures({ perSecond, p50, p95, p99 }: Measure): string[] {
  return [perSecond.toFixed(0), p50.toFixed(2), p95.toFixed(2), p99.toFixed(2)];
}

/** By each round's own pair, so that a slow minute of the machine affects both sides. */
function ratio({ contest, product, limit }: Result): string {
  const of = (figure: keyof Measure) =>
    median(product.map((each, round) => each[figure] / (limit[round]?.[figure] ?? Number.NaN)));
  if (contest.kind === 'throughput') return of('perSecond').toFixed(2);
  return (['p50', 'p95', 'p99'] as const).map((figure) => `${figure} × ${of(figure).toFixed(1)}`).join(', ');
}
