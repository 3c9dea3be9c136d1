import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { OrderEntity } from '../src/orders/order.entity.js';
import { PersistentBuyer } from './support/real/persistent-buyer.js';
import { RealSale } from './support/real/real-sale.js';
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

/** A collector that stores what comes. */
async function collector() {
  const batches: Batch[] = [];
  const server = createServer((request, response) => {
    const take = async (): Promise<void> => {
      batches.push((await json(request)) as Batch);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    };
    void take();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const spans = () =>
    batches.flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
    );
  const stop = () => new Promise((resolve) => server.close(resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, batches, spans, stop };
}

// A process as it is shipped: the packages load others in a way that Jest's modules don't know.
it('a trace of an order and its payment arrives, with templates and nobody’s data', async () => {
  const { url, batches, spans, stop } = await collector();
  const sale = await RealSale.open({ environment: { OTEL_EXPORTER_OTLP_ENDPOINT: url } });
  await sale.tier(10);
  const process = await sale.start();
  const buyer = new PersistentBuyer(() => sale.url());
  await buyer.login();
  const order = await buyer.place();
  if (!order) throw new Error('The tier is sold out');
  await buyer.openPayment(order);
  const opening = 'GET /api/payment/:orderNumber/create';
  await until(
    async () => spans(),
    (all) => all.some(({ name }) => name === opening),
    'the trace',
  );
  const { buyerEmail, buyerName, buyerPhone } = await sale.rows(OrderEntity).findOneByOrFail({});
  expect(await process.end('SIGTERM')).toBe(0);
  await sale.close();
  await stop();

  const root = spans().find(({ name }) => name === opening);
  const parts = spans().filter(({ traceId }) => traceId === root?.traceId);
  const names = parts.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining([opening, 'provider open', 'SELECT orders', 'UPDATE payment_attempts']));
  expect(parts.find(({ name }) => name === 'provider open')?.parentSpanId).toBe(root?.spanId);
  expect(root?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } });
  expect(spans().map(({ name }) => name)).toContain('POST /api/orders');

  // The order's mail is sent after its answer, by whoever sends mails.
  expect(
    spans()
      .filter(({ name }) => /mails/.test(name))
      .map(({ name }) => name),
  ).not.toContain('SELECT mails');

  const told = JSON.stringify(batches);
  for (const secret of [order.order_number, buyerEmail, buyerName, buyerPhone]) expect(told).not.toContain(secret);
});
