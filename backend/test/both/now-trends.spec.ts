import { JAKARTA_OFFSET_MS, jakartaClock, type NowTrends } from '@festival/contracts';
import { OrderEntity } from '../../src/orders/order.entity.js';
import { ProviderTransactionEntity } from '../../src/payments/payment-log/provider-transaction.entity.js';
import { ScanEntity } from '../../src/tickets/gate/check-in/scan.entity.js';
import { manyOrders, madeOrder } from '../support/sales/made-orders.js';
import { mariaDbServer } from '../support/database/test-database.js';
import { statementsOf } from '../support/database/statements.js';
import { Festival } from '../support/festival.js';
import { staff } from '../support/staff.js';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const isMysql = mariaDbServer() !== null;

let festival: Festival;
beforeEach(async () => {
  festival = await Festival.open();
  await festival.tier({ quota: 100 });
  // Noon in Jakarta, so that a day has a morning and an afternoon, whenever the tests run.
  const now = festival.clock.now().getTime();
  festival.clock.advanceSeconds(Math.ceil((startOfDay(now) + DAY_MS + DAY_MS / 2 - now) / 1_000));
});
afterEach(() => festival.close());

const startOfDay = (time: number) => Math.floor((time + JAKARTA_OFFSET_MS) / DAY_MS) * DAY_MS - JAKARTA_OFFSET_MS;
const today = () => startOfDay(festival.clock.now().getTime());
const dayOf = (time: number) => jakartaClock(new Date(time)).slice(0, 10);

async function look(): Promise<NowTrends> {
  // Everybody shares the count of ten seconds.
  festival.clock.advanceSeconds(11);
  return (await (await festival.admin()).get('/api/admin/now/trends').expect(200)).body.data as NowTrends;
}

const paid = (at: number, quantity: number, changes: Partial<OrderEntity> = {}) =>
  madeOrder(festival, { paidAt: new Date(at), ...changes }, { quantity });

/** The steps in which anything was sold. */
const sold = (day: NowTrends['today'] | null) =>
  (day?.steps ?? []).flatMap((tickets, step) => (tickets > 0 ? [[step, tickets]] : []));

it('has nothing to show before the first sale', async () => {
  const trends = await look();
  expect(trends).toMatchObject({
    today: { day: dayOf(today()), tickets: 0, rupiah: 0 },
    last_day: null,
    sell_out: [],
    methods: [],
    declines: [],
    gates: [],
  });
  // Noon, and the step that isn't over.
  expect(trends.today.steps).toHaveLength(145);
});

it('puts today beside the last day on which anything was sold, both by the days of Jakarta', async () => {
  const start = today();
  await paid(start, 1);
  await paid(start + 7 * MINUTE_MS, 2);
  // The last moment of yesterday, on which nothing else was sold; deleted.
  await paid(start - 1, 3, { deletedAt: festival.clock.now() });
  // The day before yesterday, from its first moment to its last.
  await paid(start - 2 * DAY_MS, 4);
  await paid(start - DAY_MS - 1, 2);
  // Too old.
  await paid(start - 2 * DAY_MS - 1, 5);
  const trends = await look();
  expect(sold(trends.today)).toEqual([
    [0, 1],
    [1, 2],
  ]);
  expect(trends.today).toMatchObject({ tickets: 3, rupiah: 150_000 - 4_000 });
  expect(trends.last_day).toMatchObject({ day: dayOf(start - 2 * DAY_MS), tickets: 6 });
  expect(sold(trends.last_day)).toEqual([
    [0, 4],
    [287, 2],
  ]);
  expect(trends.last_day?.steps).toHaveLength(288);
});

it('goes on with the sale, and makes yesterday of today at midnight', async () => {
  const now = festival.clock.now().getTime();
  await paid(now, 2);
  expect((await look()).today.tickets).toBe(2);
  await paid(festival.clock.now().getTime(), 1);
  expect((await look()).today.tickets).toBe(3);
  festival.clock.advanceSeconds(86_400);
  const next = await look();
  expect(next.today).toMatchObject({ day: dayOf(now + DAY_MS), tickets: 0 });
  expect(next.last_day).toMatchObject({ day: dayOf(now), tickets: 3 });
});

it('tells how long tickets last as the site does', async () => {
  const now = festival.clock.now().getTime();
  for (let order = 0; order < 2; order += 1) await paid(now, 5, { createdAt: new Date(now - 30 * MINUTE_MS) });
  const { body } = await festival.visitor().get('/api/orders/sell-out-estimates').expect(200);
  expect(body.data).toEqual([{ type: 'pre-sales-2', minutes: 9 * 60 }]);
  expect((await look()).sell_out).toEqual(body.data);
});

const transaction = (changes: Partial<ProviderTransactionEntity>) => {
  const now = festival.clock.now();
  const times = { transactionAt: now, firstSeenAt: now, updatedAt: now, settledAt: null };
  const id = Math.random().toString(36);
  const row = { attemptId: 1, transactionId: id, paymentType: 'qris', grossAmount: 1, fraudStatus: null, raw: {} };
  return festival.rows(ProviderTransactionEntity).insert({ ...row, ...times, status: 'settlement', ...changes });
};

it('counts by method what became of the payments that began within the hour', async () => {
  const before = new Date(festival.clock.now().getTime() - 61 * MINUTE_MS);
  await transaction({});
  // Given back since: it was paid all the same.
  await transaction({ status: 'refund' });
  await transaction({ status: 'expire' });
  await transaction({ status: 'pending' });
  await transaction({ paymentType: 'credit_card', status: 'capture', fraudStatus: 'accept' });
  await transaction({ paymentType: 'credit_card', status: 'capture', fraudStatus: 'deny' });
  await transaction({ paymentType: 'credit_card', status: 'capture', fraudStatus: 'challenge' });
  // Yesterday's card, settled today, and what is long over.
  await transaction({ paymentType: 'credit_card', firstSeenAt: before });
  await transaction({ paymentType: 'gopay', firstSeenAt: before, updatedAt: before });
  expect((await look()).methods).toEqual([
    { method: 'qris', paid: 2, failed: 1, open: 1 },
    { method: 'credit_card', paid: 1, failed: 1, open: 1 },
  ]);
});

it('tells in few words why payments were denied', async () => {
  const card = { paymentType: 'credit_card', status: 'deny' };
  const bank = (code: string) => ({ ...card, raw: { channel_response_code: code, channel_response_message: 'No' } });
  await transaction(bank('51'));
  await transaction(bank('51'));
  await transaction(bank('54'));
  await transaction({ ...bank('54'), updatedAt: new Date(festival.clock.now().getTime() - 61 * MINUTE_MS) });
  await transaction({ status: 'capture', fraudStatus: 'deny' });
  await transaction({ status: 'expire' });
  const { declines } = await look();
  expect(declines[0]).toEqual({ reason: 'no_funds', count: 2 });
  expect(declines.slice(1)).toEqual(
    expect.arrayContaining([
      { reason: 'card_expired', count: 1 },
      { reason: 'suspected_fraud', count: 1 },
    ]),
  );
  expect(declines).toHaveLength(3);
});

const scan = (gate: string | null, minutesAgo: number, changes: Partial<ScanEntity> = {}) =>
  festival.rows(ScanEntity).insert({
    code: 'TKT-1',
    ticketId: 1,
    action: 'checkin',
    result: 'valid',
    gate,
    scannedAt: new Date(festival.clock.now().getTime() - minutesAgo * MINUTE_MS),
    ...changes,
  });

it('counts check-ins by gate and five minutes, and takes in what a phone sends late', async () => {
  await scan('North', 0);
  await scan('North', 0);
  await scan('North', 5);
  await scan('East', 30);
  await scan(null, 0);
  await scan('North', 0, { result: 'used' });
  await scan('North', 0, { action: 'validate' });
  await scan('North', 65);
  const { gates } = await look();
  expect(gates).toEqual([
    { gate: 'East', steps: [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0] },
    { gate: 'North', steps: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2] },
    { gate: null, steps: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1] },
  ]);
  await scan('East', 30);
  festival.clock.advanceSeconds(60);
  expect((await look()).gates[0]).toEqual({ gate: 'East', steps: [0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0] });
});

it('is for finance and super admins alone', async () => {
  for (const role of ['finance', 'gate', 'content'] as const) {
    const member = await staff(festival, role);
    await member.get('/api/admin/now/trends').expect(role === 'finance' ? 200 : 403);
  }
  await festival.visitor().get('/api/admin/now/trends').expect(401);
});

describe('with many rows', () => {
  const ROWS = 2_000;

  beforeEach(async () => {
    await manyOrders(festival, ROWS);
    // Sold over many days, as is usual; a few of them today.
    const age = isMysql
      ? 'paid_at = DATE_SUB(created_at, INTERVAL id * 2 HOUR)'
      : `paid_at = strftime('%Y-%m-%d %H:%M:%f', created_at, '-' || (id * 2) || ' hours')`;
    await festival.rows(OrderEntity).query(`UPDATE orders SET ${age}`);
    const many = Array.from({ length: ROWS }, (_, index) => festival.clock.now().getTime() - index * 10 * MINUTE_MS);
    for (const at of many) await transaction({ updatedAt: new Date(at), firstSeenAt: new Date(at) });
    for (const [index] of many.entries()) await scan('North', index * 10);
    if (isMysql) await festival.rows(OrderEntity).query('ANALYZE TABLE orders, payment_transactions, scans');
  });

  it('reads each part from its index, and once for everybody', async () => {
    const admin = await festival.admin();
    const reads = await statementsOf(festival, 'SELECT', () => admin.get('/api/admin/now/trends').expect(200));
    const again = await statementsOf(festival, 'SELECT', () => admin.get('/api/admin/now/trends').expect(200));
    expect(again.filter(([sql]) => /SUM|COUNT/.test(sql))).toEqual([]);
    const used: Array<string | null> = [];
    for (const [sql, values] of reads) {
      if (!/FROM [`"](orders|payment_transactions|scans)[`"]/.test(sql) || /ticket_type/.test(sql)) continue;
      const explain = isMysql ? 'EXPLAIN' : 'EXPLAIN QUERY PLAN';
      const plan: Array<{ detail?: string; key?: string }> = await festival
        .rows(OrderEntity)
        .query(`${explain} ${sql}`, values);
      used.push(plan[0]?.key ?? /INDEX (\w+)/.exec(plan[0]?.detail ?? '')?.[1] ?? null);
    }
    expect(used).toEqual([
      'orders_paid_at',
      'orders_paid_at',
      'orders_paid_at',
      'payment_transactions_updated_at',
      'payment_transactions_updated_at',
      // Nearly every scan is a valid one: both are as narrow.
      expect.stringMatching(/^scans_(result|scanned_at)$/),
    ]);
  });
});
