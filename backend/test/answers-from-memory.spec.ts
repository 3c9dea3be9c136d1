import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { CachedReads } from '../src/platform/http/answers/cached-reads.js';
import { Festival } from './support/festival.js';

const PATHS = ['/api/ticket-types', '/api/guest-stars', '/api/acts', '/api/orders/current-price', '/api/waiting-room'];
/** Of the connection, or of each answer alone. */
const OWN = ['date', 'connection', 'keep-alive', 'x-request-id', 'transfer-encoding'];

let festival: Festival;
let status: string;
beforeAll(async () => {
  festival = await Festival.open({ environment: { RATE_LIMITS: 'on' } });
  await festival.tier();
  const { order_number } = await festival.visitor().order();
  status = `/api/payment/${order_number}/status`;
});
afterAll(() => festival.close());

const shown = (all: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => !OWN.includes(name)));

/** By the route, which doesn't answer from memory when it is called from within. */
async function byRoute(url: string, headers: Record<string, string> = {}) {
  const instance = (festival.app as NestFastifyApplication).getHttpAdapter().getInstance();
  const answer = await instance.inject({ method: 'GET', url, headers });
  return { status: answer.statusCode, body: answer.body, headers: shown(answer.headers) };
}

async function overHttp(url: string, headers: Record<string, string> = {}) {
  const answer = await fetch(festival.url + url, { headers: { 'accept-encoding': 'identity', ...headers } });
  const all = Object.fromEntries(answer.headers);
  expect(all['x-request-id']).toMatch(/^[\w-]{36}$/);
  return { status: answer.status, body: await answer.text(), headers: shown(all) };
}

it.each([...PATHS, 'status'])('%s is answered from memory as the route answers it', async (path) => {
  const url = path === 'status' ? status : path;
  const expected = await byRoute(url);
  expect(expected.status).toBe(200);
  expect(await overHttp(url)).toEqual(expected);
});

it.each(PATHS.slice(0, 3))('%s is unchanged for a browser that has it', async (url) => {
  const { headers } = await byRoute(url);
  const known = { 'if-none-match': String(headers['etag']) };
  const expected = await byRoute(url, known);
  expect(expected).toMatchObject({ status: 304, body: '' });
  const { 'content-length': _length, 'content-type': _type, ...left } = expected.headers;
  expect(await overHttp(url, known)).toEqual({ ...expected, headers: left });
});

it('a cached answer that can’t be read is left to its route, and the process lives', async () => {
  festival.get(CachedReads).add('/api/csrf-token', () => {
    throw new Error('broken');
  });
  expect((await fetch(`${festival.url}/api/csrf-token`)).status).toBe(200);
});

it('counts those calls among the measurements', async () => {
  const count = async () => {
    const text = await (await fetch(`${festival.url}/metrics`)).text();
    return Number(
      /duration_seconds_count\{method="GET",route="\/api\/ticket-types",status="200"\} (\d+)/.exec(text)?.[1],
    );
  };
  await overHttp('/api/ticket-types');
  const before = await count();
  await overHttp('/api/ticket-types');
  expect(await count()).toBe(before + 1);
});

it('refuses the 301st status call of an order within a minute, and of no other', async () => {
  const { order_number } = await festival.visitor().order();
  const other = status;
  const url = `/api/payment/${order_number}/status`;
  const statuses = new Set<number>();
  for (let call = 0; call < 300; call += 1) statuses.add((await fetch(festival.url + url)).status);
  expect([...statuses]).toEqual([200]);
  const refused = await fetch(festival.url + url);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
  expect((await fetch(festival.url + other)).status).toBe(200);
});

it('answers HEAD by the route, with the headers and without the body', async () => {
  for (const url of [status, '/api/ticket-types', '/api/waiting-room']) {
    const { headers } = await byRoute(url);
    const answer = await fetch(festival.url + url, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
    expect(shown(Object.fromEntries(answer.headers))).toEqual(headers);
  }
});

it('leaves a query that it doesn’t know to the route', async () => {
  for (const url of [`${status}?x=1`, '/api/ticket-types?x=1', '/api/orders/current-price?ticket_type=no%20tier'])
    expect(await overHttp(url)).toEqual(await byRoute(url));
});
