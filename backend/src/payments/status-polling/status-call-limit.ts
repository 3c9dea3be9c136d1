import { LRUCache } from 'lru-cache';
import { performance } from 'node:perf_hooks';

/** Five tabs may poll one order every second. */
const CALLS = 300;
const WINDOW_MS = 60_000;
const MAX_ORDERS = 30_000;

interface Count {
  calls: number;
  endsAt: number;
}

/** Counts the status calls of each order in this process: a promise and a shared storage would cost more than the call. */
export class StatusCallLimit {
  private readonly counts = new LRUCache<string, Count>({ max: MAX_ORDERS });

  /** Counts one; gives the seconds to wait, 0 when it may be answered. One call too many closes for a minute. */
  hit(orderNumber: string, nowMs = performance.now()): number {
    const count = this.counts.get(orderNumber);
    if (!count || nowMs >= count.endsAt) {
      this.counts.set(orderNumber, { calls: 1, endsAt: nowMs + WINDOW_MS });
      return 0;
    }
    count.calls += 1;
    if (count.calls <= CALLS) return 0;
    if (count.calls === CALLS + 1) count.endsAt = nowMs + WINDOW_MS;
    return Math.ceil((count.endsAt - nowMs) / 1000);
  }
}
