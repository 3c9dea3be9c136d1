import { setTimeout as pause } from 'node:timers/promises';
import { OrderEntity } from '../src/orders/order.entity.js';
import { Festival } from './support/festival.js';
import { closeSound } from './support/sound-data.js';
import { newBuyer, orderOf } from './support/visitor.js';

const BUYERS = 5_000;
const AT_ONCE = 100;
const ADDRESS = '203.0.113.5';
/** Too many calls, a provider that is late, a full queue: the buyer's page repeats the call after each. */
const REPEATED = [429, 502, 503];
/** Shorter than the server asks for, so that the test tells refusals that end from refusals that don't. */
const REPEAT_MS = 1_000;

let festival: Festival;
beforeAll(async () => {
  festival = await Festival.open({ environment: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });
  await festival.tier({ quota: 20_000 });
});
afterAll(() => closeSound(festival));

/** What limits said. */
const refusals = new Set<string>();
let longestAsked = 0;

async function csrf(): Promise<Record<string, string>> {
  const answer = await fetch(`${festival.url}/api/csrf-token`);
  const { data } = (await answer.json()) as { data: { token: string } };
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0] ?? '')
    .join('; ');
  return { cookie, 'x-csrf-token': data.token, 'content-type': 'application/json', 'x-forwarded-for': ADDRESS };
}

/** Repeats a call for as long as the buyer is told to. */
async function call<T>(path: string, headers: Record<string, string>, body?: object): Promise<T> {
  for (;;) {
    const sent = { method: body ? 'POST' : 'GET', headers, body: body && JSON.stringify(body) };
    const answer = await fetch(`${festival.url}${path}`, sent);
    const { data, message } = (await answer.json()) as { data: T; message: string };
    if (answer.ok) return data;
    if (!REPEATED.includes(answer.status)) throw new Error(`${path}: ${answer.status} ${message}`);
    if (answer.status === 429) refusals.add(message);
    longestAsked = Math.max(longestAsked, Number(answer.headers.get('retry-after')));
    await pause(REPEAT_MS);
  }
}

async function buy(headers: Record<string, string>): Promise<void> {
  const buyer = newBuyer();
  const { name, email, phone } = buyer;
  const { token } = await call<{ token: string }>('/api/auth/login', headers, { name, email, phone });
  const owner = { ...headers, authorization: `Bearer ${token}` };
  const { order } = await call<{ order: { order_number: string } }>('/api/orders', owner, orderOf(buyer));
  await call(`/api/payment/${order.order_number}/create`, owner);
  await festival.simulator.choose(order.order_number, 'qris');
}

it(
  '5,000 buyers of one address are all served or told to repeat, none for longer than a minute',
  async () => {
    const headers = await csrf();
    let left = BUYERS;
    const lane = async () => {
      while (left > 0) {
        left -= 1;
        await buy(headers);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    expect(await festival.rows(OrderEntity).countBy({ status: 'pending' })).toBe(BUYERS);
    expect([...refusals].filter((text) => !text.startsWith('Too many requests'))).toEqual([]);
    expect(longestAsked).toBeLessThanOrEqual(60);
  },
  15 * 60_000,
);
