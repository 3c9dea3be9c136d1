import { Injectable } from '@nestjs/common';

/** Asks at the provider that may be under way at once in this process. */
const MAX_ASKS = 8;

/** No place is free for another ask just now. */
export class AskLimitReached extends Error {
  constructor() {
    super('Too many questions to the provider are under way');
    this.name = 'AskLimitReached';
  }
}

interface Entry {
  running: Promise<unknown>;
  next: Promise<unknown> | null;
}

/**
 * One ask about an order at a time, eight in all. Who comes while one runs shares the next one, which starts after it:
 * so ten notifications at once make two asks, and each of them sees an answer younger than itself.
 */
@Injectable()
export class AskLimiter {
  private readonly entries = new Map<number, Entry>();

  async run<T>(orderId: number, work: () => Promise<T>): Promise<T> {
    const entry = this.entries.get(orderId);
    if (entry) {
      entry.next ??= this.after(entry.running, orderId, work);
      return entry.next as Promise<T>;
    }
    if (this.entries.size >= MAX_ASKS) throw new AskLimitReached();
    return this.start(orderId, work);
  }

  private start<T>(orderId: number, work: () => Promise<T>): Promise<T> {
    const entry: Entry = { running: Promise.resolve(), next: null };
    this.entries.set(orderId, entry);
    const running = work().finally(() => {
      if (entry.next === null) this.entries.delete(orderId);
    });
    entry.running = running;
    return running;
  }

  private async after<T>(running: Promise<unknown>, orderId: number, work: () => Promise<T>): Promise<T> {
    // Whether the one before succeeded is its own callers' concern.
    await running.then(
      () => undefined,
      () => undefined,
    );
    return this.start(orderId, work);
  }
}
