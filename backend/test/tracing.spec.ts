import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { Festival } from './support/festival.js';
import { until } from './support/until.js';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}
interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Attribute[];
}
interface Batch {
  resourceSpans: Array<{ resource: { attributes: Attribute[] }; scopeSpans: Array<{ spans: Span[] }> }>;
}

import { diag, DiagConsoleLogger, DiagLogLevel } from '@opentelemetry/api';
diag.setLogger(new DiagConsoleLogger(), DiagLogLevel.DEBUG);
const BUYER = { name: 'Traced Person', email: 'traced.person@example.com', phone: '081234500001' };

/** A collector that stores what comes. */
async function collector() {
  const batches: Batch[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      batches.push(body as Batch);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const spans = () =>
    batches.flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
    );
  const stop = () => new Promise((resolve) => server.close(resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, batches, spans, stop };
}

it('a trace of an order and its payment arrives, with templates and nobody’s data', async () => {
  const { url, batches, spans, stop } = await collector();
  const festival = await Festival.open({ environment: { OTEL_EXPORTER_OTLP_ENDPOINT: url } });
  await festival.tier();
  const visitor = festival.visitor();
  const { order_number: number } = await visitor.order({}, await visitor.login(BUYER));
  await visitor.get(`/api/payment/${number}/create`).expect(200);
  const opening = 'GET /api/payment/:orderNumber/create';
  await until(
    async () => spans(),
    (all) => all.some(({ name }) => name === opening),
    'the trace',
  );
  await festival.close();
  await stop();

  const root = spans().find(({ name }) => name === opening);
  const parts = spans().filter(({ traceId }) => traceId === root?.traceId);
  const names = parts.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining([opening, 'provider open', 'SELECT orders', 'UPDATE payment_attempts']));
  expect(parts.find(({ name }) => name === 'provider open')?.parentSpanId).toBe(root?.spanId);
  expect(root?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } });
  expect(spans().map(({ name }) => name)).toContain('POST /api/orders');

  const told = JSON.stringify(batches);
  for (const secret of [number, BUYER.email, BUYER.name, '81234500001', 'traced.person']) {
    expect(told).not.toContain(secret);
  }
});
