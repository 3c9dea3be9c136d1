const FIRST = 32;
const FEWEST = 2;
const MOST = 128;
const SLOW_MS = 2_000;
/** The latest answers by which slowness is judged, and how many it takes to judge. */
const JUDGED = 40;
const ENOUGH = 20;

export interface EndedCall {
  /** Milliseconds of one clock, also those of `endedAt`. */
  startedAt: number;
  endedAt: number;
  /** The part of that time in which this process was idle: its own load must not pass for a slow provider. */
  idleMs: number;
  outcome: 'answered' | 'overloaded' | 'failed';
  /** Others were waiting, so the limit was the brake. */
  wasContested: boolean;
}

/**
 * Calls to the provider that may be in flight: 32 to begin with. Halved on 429, 5xx, and when one of twenty answers takes
 * longer than two seconds. Grown by one each time as many answers as it allows have come while others waited.
 */
export class ConcurrencyLimit {
  private limit = FIRST;
  private halvedAt = -Infinity;
  private latest: number[] = [];

  get inFlight(): number {
    return Math.floor(this.limit);
  }

  ended({ startedAt, endedAt, idleMs, outcome, wasContested }: EndedCall): void {
    // It was sent before the last halving, so it tells nothing of the traffic since.
    if (startedAt < this.halvedAt) return;
    this.latest = [...this.latest.slice(1 - JUDGED), idleMs];
    if (outcome === 'overloaded' || this.isSlow()) this.halve(endedAt);
    else if (outcome === 'answered' && wasContested) this.limit = Math.min(MOST, this.limit + 1 / this.limit);
  }

  private halve(now: number): void {
    this.limit = Math.max(FEWEST, this.limit / 2);
    this.halvedAt = now;
    this.latest = [];
  }

  private isSlow(): boolean {
    if (this.latest.length < ENOUGH) return false;
    const sorted = [...this.latest].sort((a, b) => a - b);
    return (sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0) > SLOW_MS;
  }
}
