import { Injectable } from '@nestjs/common';

/** Requests that are begun in one turn of the event loop: some 15 ms of work. */
const BEGUN_IN_A_TURN = 16;

interface Waiting {
  begin: () => void;
  since: number;
}

/**
 * Begins requests a few in each turn of the event loop, in the order in which they came. Node would begin all that have
 * come in one turn, which takes half a second in a rush, and in each turn it accepts one new connection: people without a
 * connection would wait for half a minute.
 */
@Injectable()
export class RequestTurns {
  private readonly queue: Waiting[] = [];
  private planned = 0;

  add(begin: () => void): void {
    this.queue.push({ begin, since: performance.now() });
    this.plan();
  }

  /** Requests that have come and aren't begun yet. */
  get waiting(): number {
    return this.queue.length;
  }

  /** For how long the next one has been waiting. */
  get waitMs(): number {
    const [next] = this.queue;
    return next ? performance.now() - next.since : 0;
  }

  /** One an immediate: what it does at once, its promises included, ends before the next one begins. */
  private plan(): void {
    while (this.planned < Math.min(BEGUN_IN_A_TURN, this.queue.length)) {
      this.planned += 1;
      setImmediate(() => {
        this.planned -= 1;
        const next = this.queue.shift();
        this.plan();
        next?.begin();
      });
    }
  }
}
