/** Longest delay a Node timer can hold. */
const MAX_TIMER_MS = 2_147_483_647;

/** Time and timers. `scale` shortens the provider's own waits (retries, expiries, next-day settlement), nothing else. */
export class Clock {
  private readonly timers = new Set<NodeJS.Timeout>();

  constructor(
    readonly now: () => Date,
    readonly scale: number,
  ) {}

  /** The moment `ms` provider milliseconds from `start`, with the scale applied. */
  scaledDeadline(start: Date, ms: number): Date {
    return new Date(start.getTime() + ms * this.scale);
  }

  /** Runs `task` after `ms` real milliseconds, unless the clock is cleared before. */
  after(ms: number, task: () => void): void {
    const timer = setTimeout(
      () => {
        this.timers.delete(timer);
        task();
      },
      Math.min(Math.max(0, ms), MAX_TIMER_MS),
    );
    this.timers.add(timer);
  }

  /** Runs `task` once the moment has come: a timer may end a millisecond before the clock says so. */
  at(moment: Date, task: () => void): void {
    this.after(Math.max(1, moment.getTime() - this.now().getTime()), () => {
      if (this.now() < moment) this.at(moment, task);
      else task();
    });
  }

  clear(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
  }
}
