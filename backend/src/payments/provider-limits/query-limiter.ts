import { Injectable } from '@nestjs/common';

/** Orders that this process may query at once. */
const MAX_ORDERS = 8;

/** No place is free for another query just now. */
export class QueryLimitReached extends Error {
  constructor() {
    super('Too many queries to the provider are under way');
    this.name = 'QueryLimitReached';
  }
}

/** Queries about one order that may wait behind the one that runs. */
const MAX_WAITING = 10;

interface Line {
  last: Promise<unknown>;
  length: number;
}

/**
 * One query about an order at a time, first come first served; eight orders at once. Callers don't share answers: they
 * may query different transactions.
 */
@Injectable()
export class QueryLimiter {
  private readonly lines = new Map<number, Line>();

  async run<T>(orderId: number, work: () => Promise<T>): Promise<T> {
    const line = this.lines.get(orderId) ?? { last: Promise.resolve(), length: 0 };
    if (line.length === 0 && this.lines.size >= MAX_ORDERS) throw new QueryLimitReached();
    if (line.length > MAX_WAITING) throw new QueryLimitReached();
    this.lines.set(orderId, line);
    line.length += 1;
    const mine = line.last.then(work);
    // A failure concerns its own caller, not the next in line.
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
