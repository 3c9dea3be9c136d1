import { randomUUID } from 'node:crypto';
import type { Delivery, Json, Order } from '../protocol/model.js';
import { retriesFor, retryDelayMs } from '../protocol/retry-policy.js';
import type { Clock } from './clock.js';
import type { FaultInjector } from './fault-injector.js';
import { deliver } from './http-delivery.js';

/** Notifications that come within this time are mixed by the shuffle fault. */
const SHUFFLE_WINDOW_MS = 250;

/** A following notification waits at most this long for the one before it. */
const ORDERLY_WAIT_MS = 2_000;

/** Stored deliveries of an order; the oldest are removed first. */
const MAX_DELIVERIES = 1_000;

interface Letter {
  order: Order;
  urls: string[];
  body: Json;
  copies: number;
  done: () => void;
}

/** Sends notifications, in order unless a fault says otherwise, and repeats failed ones by the provider's table. */
export class NotificationDispatcher {
  private readonly tails = new WeakMap<Order, Promise<void>>();
  private readonly batches = new Map<string, Letter[]>();
  private stop = new AbortController();

  constructor(
    private readonly clock: Clock,
    private readonly faults: FaultInjector,
    private readonly timeoutMs: number,
  ) {}

  /** Resolves when every address was tried once, or at once when the notification is dropped. */
  send(order: Order, urls: string[], body: Json): Promise<void> {
    const fate = this.faults.drawNotification(order.orderId);
    if (fate.drop) {
      order.dropped.push(body);
      return Promise.resolve();
    }
    return new Promise((done) => {
      const letter = { order, urls, body, copies: fate.copies, done };
      if (fate.shuffle) this.holdForShuffle(letter, fate.delayMs);
      else if (fate.delayMs > 0) this.clock.after(fate.delayMs, () => this.enqueue(letter));
      else this.enqueue(letter);
    });
  }

  /** Gives up everything under way; later answers are not recorded anywhere that is still seen. */
  abandon(): void {
    this.stop.abort();
    this.stop = new AbortController();
    this.batches.clear();
  }

  private holdForShuffle(letter: Letter, delayMs: number): void {
    const { orderId } = letter.order;
    const batch = this.batches.get(orderId);
    if (batch) {
      batch.push(letter);
      return;
    }
    this.batches.set(orderId, [letter]);
    this.clock.after(delayMs + SHUFFLE_WINDOW_MS, () => {
      const letters = this.batches.get(orderId) ?? [];
      this.batches.delete(orderId);
      for (const mixed of letters.length > 1 ? this.faults.shuffle(letters) : letters) this.enqueue(mixed);
    });
  }

  private enqueue(letter: Letter): void {
    const before = this.tails.get(letter.order) ?? Promise.resolve();
    const tried = before.then(() => this.tryAll(letter));
    const patience = new Promise<void>((resolve) => this.clock.after(ORDERLY_WAIT_MS, resolve));
    this.tails.set(letter.order, Promise.race([tried, before.then(() => patience)]));
    void tried.then(letter.done);
  }

  private async tryAll({ order, urls, body, copies }: Letter): Promise<void> {
    const notificationId = randomUUID();
    const everyCopy = Array.from({ length: copies }, () => urls).flat();
    await Promise.all(everyCopy.map((url) => this.attempt(order, url, body, notificationId, 1)));
  }

  private async attempt(order: Order, url: string, body: Json, notificationId: string, attempt: number): Promise<void> {
    const { signal } = this.stop;
    const sentAt = this.clock.now();
    const delivery: Delivery = {
      notificationId,
      attempt,
      sentAt,
      url,
      body,
      responseStatus: null,
      error: null,
      nextAttemptAt: null,
    };
    order.deliveries.push(delivery);
    if (order.deliveries.length > MAX_DELIVERIES) order.deliveries.shift();
    const { status, error } = await deliver(url, body, this.timeoutMs, signal);
    if (signal.aborted) return;
    Object.assign(delivery, { responseStatus: status, error });
    if (attempt > retriesFor(status)) return;
    delivery.nextAttemptAt = this.clock.scaledDeadline(
      this.clock.now(),
      retryDelayMs(attempt, this.faults.retryShift()),
    );
    this.clock.at(delivery.nextAttemptAt, () => void this.attempt(order, url, body, notificationId, attempt + 1));
  }
}
