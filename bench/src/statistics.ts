/** One measurement: calls a second, and the latency in milliseconds. */
export interface Measure {
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  /** The longest answer of `/health/live` meanwhile, in milliseconds; absent when nobody asked. */
  longestProbe?: number;
}

/** The percentile of sorted values; `share` is 0 to 1. */
function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** The middle value; of an even number the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? (upper + (sorted[middle - 1] ?? Number.NaN)) / 2 : upper;
}

export function measure(latenciesMs: readonly number[], elapsedMs: number): Measure {
  const sorted = [...latenciesMs].sort((a, b) => a - b);
  return {
    perSecond: (latenciesMs.length * 1000) / elapsedMs,
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    p99: percentile(sorted, 0.99),
  };
}

/** Each figure's own median over the rounds; of the probes the longest of all. */
export function medianMeasure(rounds: readonly Measure[]): Measure {
  const probes = rounds.flatMap(({ longestProbe }) => longestProbe ?? []);
  return {
    ...(probes.length > 0 && { longestProbe: Math.max(...probes) }),
    perSecond: median(rounds.map((each) => each.perSecond)),
    p50: median(rounds.map((each) => each.p50)),
    p95: median(rounds.map((each) => each.p95)),
    p99: median(rounds.map((each) => each.p99)),
  };
}
