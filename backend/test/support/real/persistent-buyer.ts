import type { PlacedOrder } from '@festival/contracts';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { checkAnswer } from '../api/documented-answers.js';
import { newBuyer, orderOf } from '../visitor.js';

const NO_ANSWER_PAUSE_MS = 300;
/** Longer than a spec takes anything away: its sale has failed, and must not be called for ever. */
const PATIENCE_MS = 5 * 60_000;

export interface Answer<T = unknown> {
  status: number;
  data: T;
  message: string;
  /** Null without the header. */
  retryAfter: number | null;
}

/** Of a line `name=value; …`. */
const pairOf = (line: string): string[] => (line.split(';')[0] ?? '').split(/=(.*)/, 2);

/**
 * Buys as the site does: what gets no answer, or 503, is sent again after a pause, an order with the same key. Throws
 * when that goes on for five minutes.
 */
export class PersistentBuyer {
  private readonly buyer = newBuyer();
  private readonly key = randomUUID();
  private readonly headers: Record<string, string>;
  private readonly cookies = new Map<string, string>();
  /** Answers that asked to come back, and calls without an answer. */
  readonly refusals: Answer[] = [];
  lost = 0;

  /** `url` gives the address for the next call: another one when there are several processes. */
  constructor(
    private readonly url: () => string,
    address = '203.0.113.7',
  ) {
    this.headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
  }

  /** Opens a page, which brings the anti-forgery token. */
  async arrive(): Promise<void> {
    const { token } = (await this.call<{ token: string }>('/api/csrf-token')).data;
    this.headers['x-csrf-token'] = token;
  }

  async login(): Promise<void> {
    if (this.headers['x-csrf-token'] === undefined) await this.arrive();
    const { name, email, phone } = this.buyer;
    const { token } = (await this.call<{ token: string }>('/api/auth/login', { name, email, phone })).data;
    this.headers['authorization'] = `Bearer ${token}`;
  }

  /** One try to order. */
  placeOnce(changes: object = {}): Promise<Answer<{ order: PlacedOrder }>> {
    return this.once('/api/orders', { ...orderOf(this.buyer), ...changes }, { 'idempotency-key': this.key });
  }

  /** The answer to an order, whatever it says. */
  tryToPlace(changes: object = {}): Promise<Answer<{ order: PlacedOrder }>> {
    return this.persistently(() => this.placeOnce(changes));
  }

  /** The order, or null when the tier is sold out. */
  async place(changes: object = {}): Promise<PlacedOrder | null> {
    const { status, data, message } = await this.tryToPlace(changes);
    if (status === 409) return null;
    if (status !== 201) throw new Error(`An order was answered ${status}: ${message}`);
    return data.order;
  }

  async openPayment({ order_number: number }: PlacedOrder): Promise<void> {
    const { status, message } = await this.call(`/api/payment/${number}/create`);
    if (status !== 200) throw new Error(`The payment of ${number} was answered ${status}: ${message}`);
  }

  async status({ order_number: number }: PlacedOrder): Promise<string> {
    return (await this.call<{ status: string }>(`/api/payment/${number}/status`)).data.status;
  }

  /** Repeats until there is an answer other than 503. */
  call<T>(path: string, body?: object): Promise<Answer<T>> {
    return this.persistently(() => this.once<T>(path, body));
  }

  /** One call; rejects without an answer. */
  async once<T>(path: string, body?: object, headers: Record<string, string> = {}): Promise<Answer<T>> {
    const method = body ? 'POST' : 'GET';
    const cookie = [...this.cookies].map((pair) => pair.join('=')).join('; ');
    const sent = { method, headers: { ...this.headers, cookie, ...headers }, body: body && JSON.stringify(body) };
    const answer = await fetch(`${this.url()}${path}`, sent);
    for (const [name = '', value = ''] of answer.headers.getSetCookie().map(pairOf)) this.cookies.set(name, value);
    const text = await answer.text();
    const contentType = answer.headers.get('content-type') ?? undefined;
    checkAnswer({ method, url: path, status: answer.status, contentType, body: text });
    const { data, message } = JSON.parse(text) as { data: T; message: string };
    const retryAfter = answer.headers.get('retry-after');
    return { status: answer.status, data, message, retryAfter: retryAfter === null ? null : Number(retryAfter) };
  }

  private async persistently<T>(call: () => Promise<Answer<T>>): Promise<Answer<T>> {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const answer = await this.answerTo(call, deadline);
      if (answer.status !== 503) return answer;
      if (Date.now() > deadline) throw new Error(`No other answer came than 503: ${answer.message}`);
      this.refusals.push(answer);
      await pause((answer.retryAfter ?? 2) * 1_000 * (1 + Math.random() / 2));
    }
  }

  /** Repeats until something answers. */
  private async answerTo<T>(call: () => Promise<T>, deadline: number): Promise<T> {
    for (;;) {
      try {
        return await call();
      } catch (error) {
        // `fetch` without an answer; its class is another one than the test's.
        if ((error as Error).name !== 'TypeError' || Date.now() > deadline) throw error;
        this.lost += 1;
        await pause(NO_ANSWER_PAUSE_MS * (1 + Math.random()));
      }
    }
  }
}
