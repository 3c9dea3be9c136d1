const STEPS_AN_OCTAVE = 16;
const SMALLEST_MS = 0.1;
/** 0.1 ms × 2^20: a hundred seconds. */
const SIZE = 20 * STEPS_AN_OCTAVE + 1;

/** Counts of times in milliseconds, in steps of 4 %: a second of any load takes little memory. */
export class Histogram {
  private readonly counts = new Uint32Array(SIZE);
  private total = 0;
  private largest = 0;

  get count(): number {
    return this.total;
  }

  get maxMs(): number {
    return this.largest;
  }

  add(milliseconds: number): void {
    const step = Math.round(Math.log2(Math.max(milliseconds, SMALLEST_MS) / SMALLEST_MS) * STEPS_AN_OCTAVE);
    const at = Math.min(SIZE - 1, step);
    this.counts[at] = (this.counts[at] ?? 0) + 1;
    this.total += 1;
    this.largest = Math.max(this.largest, milliseconds);
  }

  addAll(other: Histogram): void {
    for (let at = 0; at < SIZE; at += 1) this.counts[at] = (this.counts[at] ?? 0) + (other.counts[at] ?? 0);
    this.total += other.total;
    this.largest = Math.max(this.largest, other.largest);
  }

  /** Within 2.2 % of the true value, never above the largest one; null of nothing. `share` is 0 to 1. */
  percentile(share: number): number | null {
    if (this.total === 0) return null;
    const rank = Math.max(1, Math.ceil(this.total * share));
    let seen = 0;
    for (let at = 0; at < SIZE; at += 1) {
      seen += this.counts[at] ?? 0;
      if (seen >= rank) return Math.min(this.largest, SMALLEST_MS * 2 ** (at / STEPS_AN_OCTAVE));
    }
    return this.largest;
  }

  static sumOf(all: Iterable<Histogram>): Histogram {
    const sum = new Histogram();
    for (const each of all) sum.addAll(each);
    return sum;
  }
}
