/** What comes late comes into the newest steps. */
const COUNTED_AGAIN = 3;

interface Steps<T> {
  stepMs: number;
  /** How often the steps that are over are counted again. */
  allEveryMs: number;
  /** What there is from that moment on, by its step: the milliseconds since 1970 over `stepMs`. */
  count: (from: Date) => Promise<Iterable<readonly [step: number, T]>>;
}

/**
 * Counts by steps of time. A read counts the newest three steps, and the others every `allEveryMs` only: it costs what came
 * lately, however many steps are shown.
 */
export class StepCounts<T> {
  private readonly counted = new Map<number, T>();
  private first = Infinity;
  private allAt = 0;

  constructor(private readonly steps: Steps<T>) {}

  /** From the step `first` to the present one; steps without anything aren't in it. */
  async read(first: number, now: Date): Promise<ReadonlyMap<number, T>> {
    const { stepMs, allEveryMs, count } = this.steps;
    const time = now.getTime();
    const isAllDue = time - this.allAt >= allEveryMs || time < this.allAt || first < this.first;
    const from = isAllDue ? first : Math.max(first, Math.floor(time / stepMs) - COUNTED_AGAIN + 1);
    const found = await count(new Date(from * stepMs));
    for (const step of this.counted.keys()) if (step < first || step >= from) this.counted.delete(step);
    for (const [step, value] of found) this.counted.set(step, value);
    this.first = first;
    if (isAllDue) this.allAt = time;
    return this.counted;
  }
}
