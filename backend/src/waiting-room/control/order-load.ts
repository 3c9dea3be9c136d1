import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';

const WINDOW_MS = 5_000;
const LEAST_ORDERS = 10;

const NOTHING = (): void => undefined;

/** How quickly orders are placed in this process, while somebody wants to know; else it costs a boolean. */
@Injectable()
export class OrderLoad {
  isWatched = false;
  /** Orders that are being placed at this moment. */
  inProgress = 0;
  private done: Array<{ at: number; ms: number }> = [];

  constructor(private readonly clock: Clock) {}

  /** To be called when an order begins; the result, when it has ended, well or not. */
  begin(): () => void {
    if (!this.isWatched) return NOTHING;
    const started = performance.now();
    this.inProgress += 1;
    return () => {
      this.inProgress -= 1;
      this.done.push({ at: this.clock.now().getTime(), ms: performance.now() - started });
    };
  }

  /** Of the last seconds: orders a second, and what 99 of 100 took at most; null with too few to say. */
  read(): { perSecond: number; p99Ms: number | null } {
    const since = this.clock.now().getTime() - WINDOW_MS;
    this.done = this.done.filter(({ at }) => at > since);
    const times = this.done.map(({ ms }) => ms).sort((one, other) => one - other);
    const p99Ms = times.length < LEAST_ORDERS ? null : (times[Math.floor(times.length * 0.99)] ?? null);
    return { perSecond: times.length / (WINDOW_MS / 1_000), p99Ms };
  }
}
