import { Injectable } from '@nestjs/common';
import type { IncomingMessage } from 'node:http';

/** Requests that are begun in one turn of the event loop. With 16, a campus of 5,000 waited up to 8 s for a connection. */
const BEGUN_IN_A_TURN = 4;
/** While both kinds wait, every fourth place is a newcomer's. */
const SHARE = 4;

const WATCHERS = /^\/(?:health|metrics)\b/;
/** Those who come to look or to take a place: all pages but those of an order, of a ticket and of the back office. */
const NEWCOMERS = /^\/(?!api\/|payment\b|t\/|admin\b)|^\/api\/waiting-room\/place\b/;

interface Waiting {
  begin: () => void;
  since: number;
}

/**
 * Begins requests a few in each turn of the event loop. Node would begin all that have come in one turn, which takes half
 * a second in a rush, and in each turn it accepts one new connection: people without a connection would wait for half a
 * minute. While more have come than can be begun, those of people who are buying, have paid or work here go before those
 * of people who come to look or to take a place.
 */
@Injectable()
export class RequestTurns {
  private readonly urgent: Waiting[] = [];
  private readonly newcomers: Waiting[] = [];
  private planned = 0;
  private begun = 0;

  /** Whoever watches the process is answered at once. */
  add({ url = '' }: Pick<IncomingMessage, 'url'>, begin: () => void): void {
    if (WATCHERS.test(url)) return begin();
    (NEWCOMERS.test(url) ? this.newcomers : this.urgent).push({ begin, since: performance.now() });
    this.plan();
  }

  /** Urgent ones that have come and aren't begun yet. */
  get waiting(): number {
    return this.urgent.length;
  }

  /** For how long the next urgent one has been waiting. */
  get waitMs(): number {
    const [next] = this.urgent;
    return next ? performance.now() - next.since : 0;
  }

  /** One an immediate: what it does at once, its promises included, ends before the next one begins. */
  private plan(): void {
    while (this.planned < Math.min(BEGUN_IN_A_TURN, this.urgent.length + this.newcomers.length)) {
      this.planned += 1;
      setImmediate(() => {
        this.planned -= 1;
        const next = this.next();
        this.plan();
        next?.begin();
      });
    }
  }

  private next(): Waiting | undefined {
    this.begun += 1;
    const [first, second] = this.begun % SHARE === 0 ? [this.newcomers, this.urgent] : [this.urgent, this.newcomers];
    return first.shift() ?? second.shift();
  }
}
