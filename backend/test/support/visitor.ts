import type { PlacedOrder } from '@festival/contracts';
import { randomInt, randomUUID } from 'node:crypto';
import request from 'supertest';
import { checkAnswer } from './api/documented-answers.js';

/** Sends a visitor's cookies, anti-forgery token and, once they have one, purchase token with every call. */
export class Visitor {
  private readonly agent: ReturnType<typeof request.agent>;
  private csrf: Promise<string> | null = null;
  token: string | null = null;

  constructor(url: string) {
    this.agent = request.agent(url);
    this.agent.use((call: request.Test) => {
      call.on('response', (answer: request.Response) => seen(call, answer));
    });
  }

  get(path: string): request.Test {
    return this.authorised(this.agent.get(path));
  }

  post(path: string, body?: object, headers: Record<string, string> = {}): PendingCall {
    return new PendingCall(async () => this.mutate('post', path, body, headers));
  }

  put(path: string, body?: object): PendingCall {
    return new PendingCall(async () => this.mutate('put', path, body, {}));
  }

  patch(path: string, body?: object): PendingCall {
    return new PendingCall(async () => this.mutate('patch', path, body, {}));
  }

  delete(path: string, body?: object): PendingCall {
    return new PendingCall(async () => this.mutate('delete', path, body, {}));
  }

  /** Sends a file as the body. */
  upload(path: string, file: string | Buffer, type: string): PendingCall {
    return new PendingCall(async () => {
      const csrf = await this.csrfToken();
      const call = this.authorised(this.agent.post(path));
      return call.set({ 'x-csrf-token': csrf, 'content-type': type }).send(file);
    });
  }

  /** Signs in to buy, like the checkout does. */
  async login(buyer: Buyer = newBuyer()): Promise<Buyer> {
    const { name, email, phone } = buyer;
    const answer = await this.post('/api/auth/login', { name, email, phone }).expect(200);
    this.token = answer.body.data.token as string;
    return buyer;
  }

  /** Places an order and returns it. */
  async order(changes: object = {}, buyer?: Buyer): Promise<PlacedOrder> {
    const answer = await this.placing(changes, buyer ?? (await this.login())).expect(201);
    return answer.body.data.order as PlacedOrder;
  }

  placing(changes: object, buyer: Buyer, headers: Record<string, string> = {}): PendingCall {
    return this.post('/api/orders', { ...orderOf(buyer), ...changes }, headers);
  }

  /** Places an order and opens its payment. */
  async orderAndPay(changes: object = {}): Promise<PlacedOrder> {
    const order = await this.order(changes);
    await this.get(`/api/payment/${order.order_number}/create`).expect(200);
    return order;
  }

  async status(orderNumber: string): Promise<string> {
    const answer = await this.get(`/api/payment/${orderNumber}/status`).expect(200);
    return answer.body.data.status as string;
  }

  private async mutate(
    method: 'post' | 'put' | 'patch' | 'delete',
    path: string,
    body: object | undefined,
    headers: object,
  ) {
    const csrf = await this.csrfToken();
    return this.authorised(this.agent[method](path))
      .set({ 'x-csrf-token': csrf, ...headers })
      .send(body);
  }

  private csrfToken(): Promise<string> {
    this.csrf ??= this.agent.get('/api/csrf-token').then((answer) => answer.body.data.token as string);
    return this.csrf;
  }

  private authorised(call: request.Test): request.Test {
    return this.token === null ? call : call.set('authorization', `Bearer ${this.token}`);
  }
}

function seen(call: { method: string; url: string }, answer: request.Response): void {
  const { status, headers, text } = answer;
  checkAnswer({ method: call.method, url: call.url, status, contentType: headers['content-type'], body: text });
}

/** A call that is sent when awaited; `expect` checks the status and shows the answer of another one. */
export class PendingCall implements PromiseLike<request.Response> {
  private status: number | null = null;

  constructor(private readonly send: () => Promise<request.Response>) {}

  expect(status: number): this {
    this.status = status;
    return this;
  }

  then<A = request.Response, B = never>(
    done?: ((value: request.Response) => A | PromiseLike<A>) | null,
    failed?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): PromiseLike<A | B> {
    return this.checked().then(done, failed);
  }

  private async checked(): Promise<request.Response> {
    const answer = await this.send();
    if (this.status !== null && answer.status !== this.status) {
      throw new Error(`expected ${this.status}, got ${answer.status}: ${answer.text.slice(0, 500)}`);
    }
    return answer;
  }
}

export interface Buyer {
  name: string;
  email: string;
  phone: string;
}

let phone = randomInt(100_000_000, 900_000_000);

/** A unique buyer, also among thousands. */
export function newBuyer(): Buyer {
  phone += 1;
  return { name: 'Siti Rahma', email: `siti-${randomUUID()}@example.com`, phone: `08${phone}` };
}

export function orderOf(buyer: Buyer): Record<string, unknown> {
  return {
    buyer_name: buyer.name,
    buyer_email: buyer.email,
    buyer_phone: buyer.phone,
    quantity: 1,
    category: 'internal',
    ticket_type: 'pre-sales-2',
  };
}
