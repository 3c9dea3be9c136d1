import { Injectable } from '@nestjs/common';

/** Asks at the provider that may be under way at once in this process. */
const MAX_ASKS = 8;

/** No place is free for another ask just now. */
export class QueryLimitReached extends Error {
  constructor() {
    super('Too many questions to the provider are under way');
    this.name = 'QueryLimitReached';
  }
}

/** Asks that may wait behind the one that runs, for one order. */
const MAX_WAITING = 10;

interface Line {
  last: Promise<unknown>;
  length: number;
}

/**
 * One ask about an order at a time, in the order of coming, eight orders in all. Each does its own work: an ask about
 * another transaction, or a thorough one, must never be answered with somebody else's.
 */
@Injectable()
export class QueryLimiter {
  private readonly lines = new Map<number, Line>();

  async run<T>(orderId: number, work: () => Promise<T>): Promise<T> {
    const line = this.lines.get(orderId) ?? { last: Promise.resolve(), length: 0 };
    if (line.length === 0 && this.lines.size >= MAX_ASKS) throw new QueryLimitReached();
    if (line.length > MAX_WAITING) throw new QueryLimitReached();
    this.lines.set(orderId, line);
    line.length += 1;
    const mine = line.last.then(work);
    // Whether one succeeds is its own caller's concern, not that of the next in line.
    line.last = mine.then(
      () => this.leave(orderId, line),
      () => this.leave(orderId, line),
    );
    return mine;
  }

  private leave(orderId: number, line: Line): void {
    line.length -= 1;
    if (line.length === 0) this.lines.delete(orderId);
  }
}
