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

  at(moment: Date, task: () => void): void {
    this.after(moment.getTime() - this.now().getTime(), task);
  }

  clear(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
  }
}
