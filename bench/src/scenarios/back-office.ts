import { ENTITIES } from '@festival/backend/app/entities.js';
import { type EntityManager, MoreThanOrEqual } from 'typeorm';
import { openDataSource } from '@festival/backend/platform/database/connection/data-source.js';
import { OrderEntity } from '@festival/backend/orders/order.entity.js';
import { ApiProcess } from '../api/api-process.js';
import { Visitor } from '../api/visitor.js';
import type { Contest, Scenario } from '../contest.js';
import type { BenchDatabase } from '../databases.js';
import { withProbe } from '../load/liveness-probe.js';
import { fillDatabase } from '../fill/fill-database.js';

const FEW = 10_000;
const CALLS = 200;
const SEED = 2025;

/** The calls of one figure, built from an existing order. */
type Call = (order: OrderEntity) => string;

const orders = (filter: object, sort = 'created_at', from = 0, order: 'ASC' | 'DESC' = 'DESC'): string =>
  `/api/admin/orders?range=[${from},${from + 24}]&sort=["${sort}","${order}"]&filter=${encodeURIComponent(JSON.stringify(filter))}`;
const tickets = (filter: object): string =>
  `/api/admin/tickets?range=[0,24]&filter=${encodeURIComponent(JSON.stringify(filter))}`;

const scans = (filter: object): string =>
  `/api/admin/scans?range=[0,24]&filter=${encodeURIComponent(JSON.stringify(filter))}`;

const CALLS_BY_NAME: ReadonlyArray<readonly [string, Call]> = [
  ['orders: first page', () => orders({})],
  ['orders: whole name', ({ buyerName }) => orders({ q: buyerName })],
  ['orders: three letters of a name', ({ buyerName }) => orders({ q: buyerName.slice(0, 3) })],
  ['orders: three letters of a name, paid', ({ buyerName }) => orders({ q: buyerName.slice(0, 3), status: 'paid' })],
  [
    'orders: three letters of a name, oldest first',
    ({ buyerName }) => orders({ q: buyerName.slice(0, 3) }, 'created_at', 0, 'ASC'),
  ],
  ['orders: e-mail address', ({ buyerEmail }) => orders({ q: buyerEmail })],
  ['orders: four characters of the number', ({ orderNumber }) => orders({ q: orderNumber.slice(8, 12) })],
  ['orders: two characters of the number', ({ orderNumber }) => orders({ q: orderNumber.slice(8, 10) })],
  ['orders: last four digits of a phone', ({ buyerPhone }) => orders({ q: buyerPhone.slice(-4) })],
  ['orders: two letters of a name', ({ buyerName }) => orders({ q: buyerName.slice(0, 2) })],
  ['orders: paid', () => orders({ status: 'paid' })],
  ['orders: pending', () => orders({ status: 'pending' })],
  ['orders: failed', () => orders({ status: 'failed' })],
  ['orders: refunded', () => orders({ status: 'refunded' })],
  ['orders: by amount', () => orders({}, 'amount')],
  ['orders: by status', () => orders({}, 'status')],
  ['orders: by tickets', () => orders({}, 'ticket_quantity')],
  ['orders: by amount paid', () => orders({}, 'final_amount')],
  ['orders: by name', () => orders({}, 'buyer_name')],
  ['orders: page 200', () => orders({}, 'created_at', 5_000)],
  ['orders: of a tier', ({ ticketType }) => orders({ ticket_type: ticketType })],
  ['orders: of a tier, paid', ({ ticketType }) => orders({ ticket_type: ticketType, status: 'paid' })],
  ['orders: of a tier, oldest first', ({ ticketType }) => orders({ ticket_type: ticketType }, 'created_at', 0, 'ASC')],
  ['orders: of a tier, by amount paid', ({ ticketType }) => orders({ ticket_type: ticketType }, 'final_amount')],
  ['orders: of a referral code', ({ referralCodeId }) => orders({ referral_code_id: referralCodeId ?? 1 })],
  ['orders: of the form', () => orders({ source: 'google_form' })],
  ['orders: needing attention', () => orders({ attention: 'any' })],
  ['orders: totals', () => '/api/admin/orders/totals?filter={}'],
  ['order', ({ id }) => `/api/admin/orders/${id}`],
  ['order: timeline', ({ id }) => `/api/admin/orders/${id}/timeline`],
  ['search: a name', ({ buyerName }) => `/api/admin/search?q=${encodeURIComponent(buyerName)}`],
  ['search: an order number', ({ orderNumber }) => `/api/admin/search?q=${orderNumber}`],
  ['search: three letters', ({ buyerName }) => `/api/admin/search?q=${encodeURIComponent(buyerName.slice(0, 3))}`],
  ['inbox', () => '/api/admin/inbox'],
  ['dashboard', () => '/api/admin/dashboard'],
  ['now', () => '/api/admin/now'],
  ['now: trends', () => '/api/admin/now/trends'],
  ['tickets: first page', () => tickets({})],
  ['tickets: used', () => tickets({ status: 'used' })],
  ['tickets: pending', () => tickets({ status: 'pending' })],
  ['tickets: of a tier', ({ ticketType }) => tickets({ ticket_type: ticketType })],
  ['tickets: totals', () => '/api/admin/tickets/totals'],
  ['tickets: whole code', ({ orderNumber }) => tickets({ q: orderNumber })],
  ['tickets: name', ({ buyerName }) => tickets({ q: buyerName })],
  ['tickets: three letters of a name', ({ buyerName }) => tickets({ q: buyerName.slice(0, 3) })],
  ['tickets: piece of a code', ({ orderNumber }) => tickets({ q: orderNumber.slice(-5, -1) })],
  ['mails: first page', () => '/api/admin/mails?range=[0,24]'],
  ['mails: to an address', ({ buyerEmail }) => `/api/admin/mails?range=[0,24]&filter={"q":"${buyerEmail}"}`],
  ['scans: first page', () => scans({})],
  ['scans: of a gate', () => scans({ gate: 'Gate A' })],
  ['audit log: first page', () => '/api/admin/audit-log?range=[0,24]'],
  ['mails: failed', () => '/api/admin/mails?range=[0,24]&filter={"status":"failed"}'],
];

/** A festival with many orders, and the requests of each figure. */
interface Filled {
  api: ApiProcess;
  requests: (call: Call) => string[];
}

/** The calls of the back office's screens with many orders, one after the other. The limit is the same product with 10,000. */
export const backOfficeScenario =
  (count: number): Scenario =>
  async (kind, load) => {
    const many = await fill(await kind.create(), count);
    const few = await fill(await kind.create(), FEW);
    const run = ({ api, requests }: Filled, call: Call) =>
      withProbe(api.port, () =>
        load.run({
          port: api.port,
          connections: 1,
          requests: requests(call),
          expectedStatus: 200,
          pace: { kind: 'each' },
        }),
      );
    const contests: Contest[] = CALLS_BY_NAME.map(([name, call]) => ({
      name: `${name}, ${count} against ${FEW}`,
      kind: 'latency',
      product: () => run(many, call),
      limit: () => run(few, call),
    }));
    return {
      database: kind.name,
      api: many.api,
      contests,
      async close() {
        for (const { api } of [many, few]) await api.stop();
      },
    };
  };

/** Orders from all over the table, each found by its key: a scan of a million takes longer than a statement may. */
async function sampleOf(manager: EntityManager): Promise<OrderEntity[]> {
  const [first, last] = [await manager.minimum(OrderEntity, 'id'), await manager.maximum(OrderEntity, 'id')];
  if (first === null || last === null) throw new Error('There are no orders.');
  const sample: OrderEntity[] = [];
  for (let call = 0; call < CALLS; call += 1) {
    const from = first + Math.floor(((last - first) * call) / CALLS);
    const where = { id: MoreThanOrEqual(from) };
    sample.push(await manager.findOneOrFail(OrderEntity, { where, order: { id: 'ASC' } }));
  }
  return sample;
}

/** The product creates tables, content and the first admin; then the orders are filled in. */
async function fill(database: BenchDatabase, count: number): Promise<Filled> {
  const api = await ApiProcess.start(database);
  const dataSource = await openDataSource(database.config, ENTITIES);
  await fillDatabase(dataSource, { orders: count, force: false, now: new Date(), seed: SEED });
  const sample = await sampleOf(dataSource.manager);
  await dataSource.destroy();
  const staff = await Visitor.staff(api);
  return { api, requests: (call) => sample.map((order) => staff.getSignedIn(call(order))) };
}
