import { describeStatus, isSuccessful, statusGroup, type PaymentStatusData } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { In, IsNull, type EntityManager } from 'typeorm';
import { BatchedLoads } from '../../platform/cache/batched-loads.js';
import { Clock } from '../../platform/clock/clock.js';
import { padded } from '../../platform/database/padded.js';
import { Reader } from '../../platform/database/reader.js';
import { ReadyJson, successJson } from '../../platform/http/answers/answers.js';
import { Transactions } from '../../platform/database/transactions.js';
import { isStillOpen } from '../order-time.js';
import { OrderEntity } from '../order.entity.js';
import { ChangedOrdersService } from './changed-orders/changed-orders.service.js';

const MAX_ENTRIES = 30_000;
/** Cached this long when nobody tells of changes; unknown numbers always. */
const UNTOLD_MS = 1_000;
/** After so long without a successful read of the changes nobody tells. */
const TOLD_FOR_MS = 5_000;
const MAX_BATCH = 4_096;

/** A ready answer of the status call, or that there is no such order. */
export interface StatusAnswer {
  orderId: number | null;
  /** Still to be paid, so the status sync should ask the provider soon. */
  isWaiting: boolean;
  ready: ReadyJson<PaymentStatusData>;
}

interface Entry {
  answer: StatusAnswer;
  /** The order's `updatedAt`, which grows with each change. */
  version: number;
  at: number;
  /** When time alone changes the answer. */
  until: number;
}

const NEVER = Number.POSITIVE_INFINITY;

const NOT_FOUND: StatusAnswer = { orderId: null, isWaiting: false, ready: new ReadyJson('') };

const COLUMNS = {
  id: true,
  orderNumber: true,
  status: true,
  paidAt: true,
  expiresAt: true,
  openEmail: true,
  updatedAt: true,
} as const;
type Shown = Pick<OrderEntity, keyof typeof COLUMNS>;

function toData(order: Shown, now: Date): PaymentStatusData {
  const group = statusGroup(order.status);
  const successful = isSuccessful(order.status);
  return {
    order_number: order.orderNumber,
    status: order.status,
    status_description: describeStatus(order.status),
    is_successful: successful,
    is_failed: !successful && group !== 'pending',
    is_pending: group === 'pending',
    paid_at: order.paidAt?.toISOString() ?? null,
    is_open: isStillOpen(order, now),
    expires_at: order.expiresAt.toISOString(),
  };
}

/**
 * Answers of the buyer's status call, which every waiting buyer asks once a second. Each is cached as text until the
 * order is changed: by this process, which then has the new one, or by another, which tells through
 * `ChangedOrdersService`. Unknown numbers are cached for a second.
 */
@Injectable()
export class StatusAnswersService {
  private readonly entries = new LRUCache<string, Entry>({ max: MAX_ENTRIES });
  private readonly unknown = new LRUCache<string, Entry>({ max: MAX_ENTRIES / 10 });
  private readonly loads = new BatchedLoads<StatusAnswer>((numbers) => this.load(numbers), MAX_BATCH);
  /** For each load under way the orders that were changed during it: it may have read them before. */
  private readonly changedDuring = new Set<Set<string>>();
  private followedAt = -NEVER;
  private isReading = false;

  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly changes: ChangedOrdersService,
    private readonly clock: Clock,
  ) {}

  async get(orderNumber: string): Promise<StatusAnswer> {
    return this.cached(orderNumber) ?? (await this.loads.get(orderNumber));
  }

  /** Asks nothing and nobody. */
  cached(orderNumber: string): StatusAnswer | null {
    const now = this.clock.now().getTime();
    const entry = this.entries.get(orderNumber);
    if (entry && now < entry.until && (this.isFollowing(now) || isYoung(entry, now))) return entry.answer;
    const unknown = this.unknown.get(orderNumber);
    return unknown && isYoung(unknown, now) ? unknown.answer : null;
  }

  /**
   * Tells all processes. To be called by whoever changes what the answer shows (status, times, deletion), inside the
   * transaction that does, with the order as it then is: its `updatedAt` is later than before.
   */
  async changed(db: EntityManager, order: Shown & Pick<OrderEntity, 'deletedAt'>): Promise<void> {
    await this.changes.add(db, order.orderNumber);
    this.transactions.afterCommit(() => {
      this.noteChange(order.orderNumber);
      this.unknown.delete(order.orderNumber);
      if (order.deletedAt !== null) this.entries.delete(order.orderNumber);
      // Only where there is one: without it another process's later change might have been told of already.
      else if (this.entries.has(order.orderNumber)) this.store(order, this.clock.now());
    });
  }

  /** New orders are asked for next: their answers are made from what is written. Inside their transaction. */
  placed(orders: readonly Shown[]): void {
    this.transactions.afterCommit(() => {
      const now = this.clock.now();
      if (this.isFollowing(now.getTime())) for (const order of orders) this.store(order, now);
    });
  }

  /** Reads what was changed since the last call. To be called twice a second. */
  async follow(): Promise<void> {
    if (this.isReading) return;
    this.isReading = true;
    try {
      const at = this.clock.now().getTime();
      if (!this.isFollowing(at)) this.changes.beginAgain();
      const numbers = await this.changes.news();
      if (numbers === null) this.forgetAll();
      else await this.renew(numbers);
      this.followedAt = at;
    } finally {
      this.isReading = false;
    }
  }

  private isFollowing(now: number): boolean {
    return Math.abs(now - this.followedAt) < TOLD_FOR_MS;
  }

  /** Loads those that are cached, all together; they may be asked for again within the second. */
  private async renew(numbers: readonly string[]): Promise<void> {
    for (const number of numbers) {
      this.noteChange(number);
      this.unknown.delete(number);
    }
    const cached = [...new Set(numbers)].filter((number) => this.entries.has(number));
    try {
      for (let from = 0; from < cached.length; from += MAX_BATCH) await this.load(cached.slice(from, from + MAX_BATCH));
    } catch (error) {
      for (const number of cached) this.entries.delete(number);
      throw error;
    }
  }

  private noteChange(orderNumber: string): void {
    for (const changed of this.changedDuring) changed.add(orderNumber);
  }

  private forgetAll(): void {
    this.entries.clear();
    this.unknown.clear();
    // Loads under way may have begun before changes that nobody tells of any more.
    this.changedDuring.clear();
  }

  private async load(numbers: readonly string[]): Promise<ReadonlyMap<string, StatusAnswer>> {
    const changed = new Set<string>();
    this.changedDuring.add(changed);
    try {
      const at = this.clock.now();
      const where = { orderNumber: In(padded(numbers)), deletedAt: IsNull() };
      const orders = await this.reader.of(OrderEntity).find({ select: COLUMNS, where });
      const known = new Map(orders.map((order) => [order.orderNumber, order]));
      const isCurrent = (number: string) => this.changedDuring.has(changed) && !changed.has(number);
      return new Map(numbers.map((number) => [number, this.take(number, known.get(number), at, isCurrent(number))]));
    } finally {
      this.changedDuring.delete(changed);
    }
  }

  /**
   * The answer of what was loaded. When the order was changed meanwhile it may show the state before: then it is cached
   * only where a cached version decides which one is newer.
   */
  private take(number: string, order: Shown | undefined, at: Date, isCurrent: boolean): StatusAnswer {
    if (order) return isCurrent || this.entries.has(number) ? this.store(order, at) : toEntry(order, at).answer;
    if (isCurrent) {
      this.entries.delete(number);
      this.unknown.set(number, { answer: NOT_FOUND, version: 0, at: at.getTime(), until: NEVER });
    }
    return NOT_FOUND;
  }

  /** Unless a newer one is cached. */
  private store(order: Shown, at: Date): StatusAnswer {
    const entry = toEntry(order, at);
    const known = this.entries.peek(order.orderNumber);
    if (known && known.version > entry.version) return known.answer;
    this.entries.set(order.orderNumber, entry);
    return entry.answer;
  }
}

function toEntry(order: Shown, now: Date): Entry {
  const data = toData(order, now);
  const ready = new ReadyJson<PaymentStatusData>(successJson(data));
  return {
    answer: { orderId: order.id, isWaiting: !data.is_successful, ready },
    version: order.updatedAt.getTime(),
    at: now.getTime(),
    until: data.is_open && now < order.expiresAt ? order.expiresAt.getTime() : NEVER,
  };
}

function isYoung({ at }: Entry, now: number): boolean {
  return now >= at && now - at < UNTOLD_MS;
}
