import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import midtransClient from 'midtrans-client';
import { startSimulator, type RunningSimulator, type SimulatorOptions } from '../src/index.js';

export type Body = Record<string, unknown>;

export const SERVER_KEY = 'SB-Mid-server-test';

export interface Received {
  path: string;
  headers: Record<string, unknown>;
  body: Body;
}

/** A shop's notification address that keeps what it got; `answer` decides the status of each. */
export class Shop {
  readonly received: Received[] = [];
  answer: (body: Body, count: number) => number | { status: number; location: string } | null = () => 200;
  /** Runs before each notification is answered. */
  hold: () => Promise<unknown> = () => Promise.resolve();
  private readonly waiting: (() => void)[] = [];
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => {
      let text = '';
      request.on('data', (chunk: Buffer) => (text += chunk.toString()));
      request.on('end', async () => {
        const body = JSON.parse(text) as Body;
        await this.hold();
        this.received.push({ path: request.url ?? '', headers: request.headers, body });
        const answer = this.answer(body, this.received.length);
        if (typeof answer === 'number') response.writeHead(answer).end();
        else if (answer) response.writeHead(answer.status, { location: answer.location }).end();
        for (const wake of this.waiting.splice(0)) wake();
      });
    });
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/notify`;
  }

  /** Waits until so many notifications (that pass the filter) have come. */
  async got(count: number, wanted: (body: Body) => boolean = () => true): Promise<Body[]> {
    for (;;) {
      const bodies = this.received.map(({ body }) => body).filter(wanted);
      if (bodies.length >= count) return bodies;
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
  }

  statuses(): unknown[] {
    return this.received.map(({ body }) => body.transaction_status);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

export interface Harness {
  sim: RunningSimulator;
  shop: Shop;
  close(): Promise<void>;
}

export async function startHarness(options: Partial<SimulatorOptions> = {}): Promise<Harness> {
  const shop = new Shop();
  await shop.open();
  const sim = await startSimulator({
    serverKey: SERVER_KEY,
    clientKey: 'SB-Mid-client-test',
    notificationUrl: shop.url,
    ...options,
  });
  const close = async () => {
    await sim.close();
    await shop.close();
  };
  return { sim, shop, close };
}

/** The official client, pointed at the simulator. */
export function clientFor(sim: RunningSimulator, serverKey = SERVER_KEY, headers: Record<string, string> = {}) {
  const snap = new midtransClient.Snap({ isProduction: false, serverKey, clientKey: 'x' });
  snap.apiConfig.getSnapApiBaseUrl = () => `${sim.url}/snap/v1`;
  snap.apiConfig.getCoreApiBaseUrl = () => sim.url;
  snap.httpClient.http_client.defaults.timeout = 5_000;
  Object.assign(snap.httpClient.http_client.defaults.headers.common, headers);
  return snap;
}

let counter = 0;

export function newOrderId(prefix = 'order'): string {
  counter += 1;
  return `${prefix}-${counter}`;
}

export function createBody(orderId: string, grossAmount = 59_000, extra: Body = {}): Body {
  return { transaction_details: { order_id: orderId, gross_amount: grossAmount }, ...extra };
}

export interface Answer<T = Body> {
  status: number;
  text: string;
  body: T;
}

/** A bare request; `body` goes out as it is when it is text, else as JSON. */
export async function call<T = Body>(
  url: string,
  options: { method?: string; body?: unknown; key?: string; headers?: Record<string, string> } = {},
): Promise<Answer<T>> {
  const { method = 'POST', body, key = SERVER_KEY } = options;
  const response = await fetch(url, {
    method,
    body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
    headers: { authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}`, ...options.headers },
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  return { status: response.status, text, body: (isJson ? JSON.parse(text) : {}) as T };
}

export interface OrderView {
  order_id: string;
  gross_amount: number;
  sessions: { token: string; state: string }[];
  transactions: Body[];
  notifications: { sent_at: string; body: Body; response_status: number | null; attempt: number }[];
  dropped_notifications: Body[];
}

/** The `/_sim` calls of one order. */
export function control(sim: RunningSimulator, orderId: string) {
  const at = (name: string, body?: unknown) => call(`${sim.url}/_sim/orders/${orderId}/${name}`, { body });
  return {
    view: async () => (await call<OrderView>(`${sim.url}/_sim/orders/${orderId}`, { method: 'GET' })).body,
    choose: (body?: unknown) => at('choose', body),
    pay: (body?: unknown) => at('pay', body),
    fail: (body?: unknown) => at('fail', body),
    settle: (body?: unknown) => at('settle', body),
    refund: (body?: unknown) => at('refund', body),
    chargeback: (body?: unknown) => at('chargeback', body),
    notify: (body?: unknown) => at('notify', body),
  };
}

export function setFaults(sim: RunningSimulator, faults: unknown): Promise<Answer> {
  return call(`${sim.url}/_sim/faults`, { method: 'PUT', body: faults });
}
