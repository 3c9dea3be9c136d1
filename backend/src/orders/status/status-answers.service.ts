import { describeStatus, isSuccessful, statusGroup, type PaymentStatusData } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { In, IsNull, type EntityManager } from 'typeorm';
import { BatchedLoads } from '../../platform/cache/batched-loads.js';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';
import { ReadyJson } from '../../platform/http/answers/answers.js';
import { Transactions } from '../../platform/database/transactions.js';
import { isStillOpen } from '../order-time.js';
import { OrderEntity } from '../order.entity.js';
import { ChangedOrdersService } from './changed-orders/changed-orders.service.js';

const MAX_ENTRIES = 30_000;
/** Cached this long when nobody tells of changes; unknown numbers always. */
const UNTOLD_MS = 1_000;
/** After so long without a successful read of the changes nobody tells. */
const FOLLOWS_FOR_MS = 5_000;
/** With two reads of the changes a second that is at most five queries, however many orders are polled. */
const LOADS = { everyMs: 350, maxBatch: 5_000 };

/** A ready answer of the status call, or that there is no such order. */
export interface StatusAnswer {
  orderId: number | null;
  /** Still to be paid, so the status sync should ask the provider soon. */
  isWaiting: boolean;
  ready: ReadyJson<PaymentStatusData>;
}

interface Entry {
  answer: StatusAnswer;
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
 * Answers of the buyer's status call, which every waiting buyer asks once a second. Each is cached as text until it is
 * told that the order was changed: in this process after the commit, by others through `ChangedOrdersService`. Unknown
 * numbers are cached for a second.
 */
@Injectable()
export class StatusAnswersService {
  private readonly entries = new LRUCache<string, Entry>({ max: MAX_ENTRIES });
  private readonly unknown = new LRUCache<string, Entry>({ max: MAX_ENTRIES / 10 });
  private readonly loads = new BatchedLoads<StatusAnswer>((numbers) => this.load(numbers), LOADS);
  /** Those changed during the present load: it may have read them before. */
  private changedMeanwhile: Set<string> | null = null;
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
   * To be called by whoever changes what the answer shows (status, times, deletion), inside the transaction that does:
   * tells all processes.
   */
  async changed(db: EntityManager, orderNumber: string): Promise<void> {
    await this.changes.add(db, orderNumber);
    this.transactions.afterCommit(() => this.forget(orderNumber));
  }

  /** New orders are asked for next: their answers are made from what is written. Inside their transaction. */
  placed(orders: readonly Shown[]): void {
    this.transactions.afterCommit(() => {
      for (const order of orders) this.entries.set(order.orderNumber, toEntry(order, this.clock.now()));
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
      if (numbers) for (const number of numbers) this.forget(number);
      else this.forgetAll();
      this.followedAt = at;
    } finally {
      this.isReading = false;
    }
  }

  private isFollowing(now: number): boolean {
    return Math.abs(now - this.followedAt) < FOLLOWS_FOR_MS;
  }

  private forget(orderNumber: string): void {
    this.entries.delete(orderNumber);
    this.unknown.delete(orderNumber);
    this.changedMeanwhile?.add(orderNumber);
  }

  private forgetAll(): void {
    this.entries.clear();
    this.unknown.clear();
    // The present load may have begun before changes that nobody tells of any more.
    this.changedMeanwhile = null;
  }

  private async load(numbers: readonly string[]): Promise<ReadonlyMap<string, StatusAnswer>> {
    const changed = new Set<string>();
    this.changedMeanwhile = changed;
    const at = this.clock.now();
    const where = { orderNumber: In([...numbers]), deletedAt: IsNull() };
    const orders = await this.reader.of(OrderEntity).find({ select: COLUMNS, where });
    const mayCache = (number: string) => this.changedMeanwhile === changed && !changed.has(number);
    const known = new Map(orders.map((order) => [order.orderNumber, order]));
    const answers = new Map<string, StatusAnswer>();
    for (const number of numbers) {
      const order = known.get(number);
      const entry = order ? toEntry(order, at) : { answer: NOT_FOUND, at: at.getTime(), until: NEVER };
      answers.set(number, entry.answer);
      if (mayCache(number)) (order ? this.entries : this.unknown).set(number, entry);
    }
    return answers;
  }
}

function toEntry(order: Shown, now: Date): Entry {
  const data = toData(order, now);
  const ready = new ReadyJson<PaymentStatusData>(JSON.stringify({ success: true, data }));
  const until = data.is_open && now < order.expiresAt ? order.expiresAt.getTime() : NEVER;
  return { answer: { orderId: order.id, isWaiting: !data.is_successful, ready }, at: now.getTime(), until };
}

function isYoung({ at }: Entry, now: number): boolean {
  return now >= at && now - at < UNTOLD_MS;
}
