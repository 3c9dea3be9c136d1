import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { ShutdownService } from '../../platform/clock/shutdown.service.js';
import { NoTurn, ProviderRefused, ProviderUnavailable, ShuttingDown } from '../provider/provider-errors.js';
import { ConcurrencyLimit } from './concurrency-limit.js';

/** The most urgent first: a person waits for the answer to an `interactive` one. */
const BY_URGENCY = ['interactive', 'notified', 'polled', 'due'] as const;
export type Priority = (typeof BY_URGENCY)[number];

/** While less urgent work waits, a queue leaves it every fourth of its places. */
const SHARE = 4;
const FAILURES_TO_FAIL = 3;
/** How long a turn is waited for: a person expects an answer soon, and scheduled work comes again. Notifications wait. */
const WAITS_AT_MOST_MS: Partial<Record<Priority, number>> = { interactive: 6_000, polled: 10_000, due: 10_000 };

interface Waiting {
  orderId: number;
  priority: Priority;
  enter: () => void;
  refuse: (error: Error) => void;
}

/** Chooses between a queue and those after it, so that none starves. */
class Share {
  private turns = 0;

  isLeftToOthers(isWaiting: boolean, areOthersWaiting: boolean): boolean {
    if (!isWaiting || !areOthersWaiting) return areOthersWaiting;
    this.turns = (this.turns + 1) % SHARE;
    return this.turns === 0;
  }
}

/**
 * The places for calls to the provider. Notifications, status sync, expiry, reconciliation and people share them for
 * queries and for calls that close a payment. Opening a payment and sending a refund do not use them (decision 40). One
 * order has one place at a time; different orders never wait for each other while places are free.
 */
@Injectable()
export class ProviderPool implements BeforeApplicationShutdown {
  private readonly limit = new ConcurrencyLimit();
  private readonly queues: Record<Priority, Waiting[]> = { interactive: [], notified: [], polled: [], due: [] };
  /** Orders that have a place, each with those who wait for the same order. */
  private readonly active = new Map<number, Waiting[]>();
  private readonly shares = BY_URGENCY.map(() => new Share());
  private failures = 0;
  private isClosed = false;
  private emptied: () => void = () => undefined;

  constructor(private readonly shutdown: ShutdownService) {}

  /**
   * Does the work when the order's turn comes. Throws `NotCalled` when it doesn't come, or not in time. Work must not
   * wait for another turn of its order.
   */
  async run<T>(orderId: number, priority: Priority, work: () => Promise<T>): Promise<T> {
    await this.enter(orderId, priority);
    try {
      return await work();
    } finally {
      this.leave(orderId);
    }
  }

  /** One call to the provider, inside `run`: its speed and outcome decide how many may be in flight. */
  async call<T>(request: () => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    const used = performance.eventLoopUtilization();
    const ended = (outcome: 'answered' | 'overloaded' | 'failed'): void => {
      const { idle: idleMs } = performance.eventLoopUtilization(used);
      const wasContested = this.isContested();
      this.limit.ended({ startedAt, endedAt: performance.now(), idleMs, outcome, wasContested });
    };
    const answered = (): void => {
      this.failures = 0;
      ended('answered');
    };
    try {
      const answer = await request();
      answered();
      return answer;
    } catch (error) {
      if (error instanceof ProviderRefused) answered();
      if (!(error instanceof ProviderUnavailable)) throw error;
      this.failures += 1;
      ended(error.isOverloaded ? 'overloaded' : 'failed');
      throw error;
    }
  }

  /** Orders that may have a place at once just now. */
  get places(): number {
    return this.limit.inFlight;
  }

  /** All places are taken: new work would wait. */
  isFull(): boolean {
    return this.active.size >= this.limit.inFlight;
  }

  waiting(priority: Priority): number {
    return this.queues[priority].length;
  }

  /** The last calls have all failed. */
  isFailing(): boolean {
    return this.failures >= FAILURES_TO_FAIL;
  }

  /** Those who wait are refused; those who have begun end. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isClosed = true;
    const waiting = [...Object.values(this.queues), ...this.active.values()].flatMap((each) => each.splice(0));
    for (const each of waiting) each.refuse(new ShuttingDown());
    if (this.active.size === 0) return;
    const emptied = new Promise<void>((resolve) => {
      this.emptied = resolve;
    });
    await this.shutdown.waitFor(emptied);
  }

  private enter(orderId: number, priority: Priority): Promise<void> {
    if (this.isClosed) return Promise.reject(new ShuttingDown());
    return new Promise((enter, refuse) => {
      const waiting: Waiting = { orderId, priority, enter, refuse };
      this.queues[priority].push(waiting);
      const atMost = WAITS_AT_MOST_MS[priority];
      if (atMost !== undefined) this.giveUpIn(atMost, waiting);
      this.fill();
    });
  }

  private giveUpIn(ms: number, waiting: Waiting): void {
    const { enter, refuse } = waiting;
    const timer = setTimeout(() => {
      for (const list of [this.queues[waiting.priority], this.active.get(waiting.orderId) ?? []]) {
        if (list.includes(waiting)) list.splice(list.indexOf(waiting), 1);
      }
      refuse(new NoTurn());
    }, ms).unref();
    waiting.enter = () => {
      clearTimeout(timer);
      enter();
    };
    waiting.refuse = (error) => {
      clearTimeout(timer);
      refuse(error);
    };
  }

  private leave(orderId: number): void {
    const same = this.active.get(orderId) ?? [];
    this.active.delete(orderId);
    for (const each of same.toReversed()) this.queues[each.priority].unshift(each);
    if (this.active.size === 0) this.emptied();
    this.fill();
  }

  private fill(): void {
    while (this.active.size < this.limit.inFlight) {
      const next = this.nextQueue().shift();
      if (!next) return;
      const same = this.active.get(next.orderId);
      if (same) {
        same.push(next);
        continue;
      }
      this.active.set(next.orderId, []);
      next.enter();
    }
  }

  private nextQueue(): Waiting[] {
    for (const [index, share] of this.shares.entries()) {
      const [queue = [], ...others] = BY_URGENCY.slice(index).map((priority) => this.queues[priority]);
      const areOthersWaiting = others.some(({ length }) => length > 0);
      if (!share.isLeftToOthers(queue.length > 0, areOthersWaiting)) return queue;
    }
    return [];
  }

  private isContested(): boolean {
    return Object.values(this.queues).some((queue) => queue.length > 0);
  }
}
