import type { Result } from './contest.js';
import { median, medianMeasure, type Measure } from './statistics.js';

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
export function toTable(results: readonly Result[]): string {
  const lines = [HEADINGS, ...results.map(toCells)];
  const widths = HEADINGS.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  const rule = widths.map((width) => '-'.repeat(width));
  return [HEADINGS, rule, ...lines.slice(1)].map((cells) => toLine(cells, widths)).join('\n');
}

function toLine(cells: readonly string[], widths: readonly number[]): string {
  const padded = cells.map((cell, column) => {
    const width = widths[column] ?? 0;
    return column < 2 ? cell.padEnd(width) : cell.padStart(width);
  });
  return `| ${padded.join(' | ')} |`;
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
