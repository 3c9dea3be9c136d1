const WINDOW_MS = 60_000;

/**
 * At most `perMinute` mails in any 60 seconds of one process (`MAIL_PER_MINUTE`). A sliding window: a token bucket of
 * the same size would let through twice as many in its first minute.
 */
export class SendRate {
  private times: number[] = [];

  constructor(private readonly perMinute: number) {}

  /** Whether one more may be sent now; counts it when so. */
  take(now: Date): boolean {
    const since = now.getTime() - WINDOW_MS;
    const firstInside = this.times.findIndex((time) => time > since);
    this.times = firstInside === -1 ? [] : this.times.slice(firstInside);
    if (this.times.length >= this.perMinute) return false;
    this.times.push(now.getTime());
    return true;
  }

  /** Undoes the last `take`, whose mail another worker had already. */
  giveBack(): void {
    this.times.pop();
  }
}
