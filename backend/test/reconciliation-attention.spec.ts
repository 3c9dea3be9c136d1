import type { AttentionOrder, PaymentsImport } from '@festival/contracts';
import { IsNull, Like } from 'typeorm';
import { AuditEntryEntity } from '../src/audit/audit-entry.entity.js';
import { OrderEntity } from '../src/orders/order.entity.js';
import { DifferenceEntity } from '../src/payments/payment-log/difference.entity.js';
import { Festival } from './support/festival.js';
import { manyOrders } from './support/sales/made-orders.js';
import { PaymentsBench } from './support/sales/payments.js';
import { Reconciler } from './support/sales/reconciliation.js';
import { staff } from './support/staff.js';
import type { Visitor } from './support/visitor.js';

let festival: Festival;
let bench: PaymentsBench;
let finance: Visitor;

beforeAll(async () => {
  festival = await Festival.open();
  bench = new PaymentsBench(festival);
  finance = await staff(festival, 'finance');
  await festival.tier({ quota: null });
});
afterAll(() => festival.close());

const ORDERS = '/api/admin/attention-orders';
const IMPORTS = '/api/admin/reconciliation-imports';
const DIFFERENCES = '/api/admin/reconciliation-differences';

async function paid(): Promise<string> {
  const { order_number: number } = await festival.visitor().orderAndPay();
  await festival.simulator.pay(number);
  await bench.reaches(number, 'settlement');
  return number;
}

describe('orders that need a person', () => {
  const list = async (filter: object): Promise<AttentionOrder[]> => {
    const query = `filter=${encodeURIComponent(JSON.stringify(filter))}`;
    return (await finance.get(`${ORDERS}?${query}`).expect(200)).body.data;
  };

  it('are shown with both sides, deleted ones too', async () => {
    const number = await paid();
    await festival.simulator.pay(number, { again: true });
    await bench.settled(number);
    await festival.rows(OrderEntity).update({ orderNumber: number }, { deletedAt: festival.clock.now() });
    const [order] = await list({ q: number.toLowerCase() });
    expect(order).toMatchObject({
      order_number: number,
      attention: 'paid_twice',
      status: 'settlement',
      deleted: true,
      final_amount: 50_000,
      payments: [
        { provider_order_id: number, status: 'settlement', amount: 50_000, payment_type: 'qris' },
        { status: 'settlement', amount: 50_000 },
      ],
      other_amounts: [],
    });
    expect(order?.payments.map((each) => each.transaction_id)).toContain(order?.transaction_id);
    expect(order?.raised_at).not.toBeNull();
  });

  it('show the other amount that the provider named', async () => {
    const { order_number: number } = await festival.visitor().orderAndPay();
    await festival.simulator.pay(number, { amount: 49_000 });
    await bench.settled(number);
    const [order] = await list({ attention: 'amount_mismatch', q: number });
    expect(order).toMatchObject({ attention: 'amount_mismatch', payments: [], other_amounts: [49_000] });
  });

  it('offer a refund once money is known to have come in, and are one case with their differences', async () => {
    const { order_number: number } = await festival.visitor().orderAndPay();
    await festival.simulator.pay(number, { amount: 49_000 });
    await bench.settled(number);
    const refunds = `/api/admin/orders/${number}/refunds`;
    expect((await list({ q: number }))[0]).toMatchObject({ refundable: false, differences: [] });
    expect((await finance.get(refunds).expect(200)).body.data.payments).toEqual([]);

    const waiting = async () => (await finance.get('/api/admin/dashboard').expect(200)).body.data.needs_person;
    const before = await waiting();
    await new Reconciler(festival, finance).run();
    const [order] = await list({ q: number });
    expect(order).toMatchObject({ refundable: true, differences: [{ kind: 'amount_differs', order_number: number }] });
    expect((await finance.get(refunds).expect(200)).body.data.payments).toMatchObject([{ amount: 49_000 }]);
    const apart = `filter=${encodeURIComponent(JSON.stringify({ q: number, apart: true }))}`;
    expect((await finance.get(`${DIFFERENCES}?${apart}`).expect(200)).body.data).toEqual([]);
    expect((await waiting()).differences).toBe(before.differences);

    await finance.post(`${ORDERS}/${number}/resolve`, { reason: 'Sent back.' }).expect(200);
    const listed = await finance.get(`${DIFFERENCES}?${apart}`).expect(200);
    expect(listed.body.data).toMatchObject([{ state: 'resolved', resolved_reason: 'Sent back.' }]);
    const { id } = await bench.order(number);
    const done = { action: 'resolve_attention', recordId: String(id) };
    const { after } = await festival.rows(AuditEntryEntity).findOneByOrFail(done);
    expect(after?.['differences']).toEqual([{ id: listed.body.data[0].id, kind: 'amount_differs' }]);
  });

  it('say what the two sides disagreed about, when both say the same again', async () => {
    const { order_number: number } = await festival.visitor().orderAndPay();
    const words = { confirm1: 'I_UNDERSTAND', confirm2: 'LOCK_AND_UPDATE' };
    await finance.put(`/api/orders/${number}/admin-status`, { status: 'cancel', ...words }).expect(200);
    await festival.simulator.pay(number);
    await bench.settled(number);
    await festival.rows(OrderEntity).update({ orderNumber: number }, { status: 'settlement' });
    const [order] = await list({ q: number });
    expect(order).toMatchObject({
      attention: 'provider_disagrees',
      status: 'settlement',
      payments: [{ status: 'settlement' }],
      disagreed: { ours: 'cancel', theirs: 'settlement' },
    });
  });

  it('are marked as dealt with, with a reason, audited; then they need nobody', async () => {
    const number = await paid();
    await festival.rows(OrderEntity).update({ orderNumber: number }, { attention: 'paid_without_seat' });
    const path = `${ORDERS}/${number}/resolve`;
    const { body } = await finance.post(path, { reason: '  ' }).expect(422);
    expect(body.errors).toEqual({ reason: ['Say what was done about it.'] });
    await finance.post(path, { reason: 'x'.repeat(1_001) }).expect(422);
    await finance.post(path, { reason: 'Found a seat.', more: 1 }).expect(422);
    const answers = await Promise.all([1, 2].map(() => finance.post(path, { reason: 'Found a seat.' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await list({ q: number })).toEqual([]);
    const { id } = await bench.order(number);
    const entries = await festival.rows(AuditEntryEntity).findBy({ action: 'resolve_attention', recordId: String(id) });
    expect(entries).toMatchObject([
      { before: { attention: 'paid_without_seat' }, after: { attention: null, reason: 'Found a seat.' } },
    ]);
    await finance.post(`${ORDERS}/FEST-0000000000/resolve`, { reason: 'x' }).expect(404);
  });

  it('have each their own facts in a long list, in its order', async () => {
    const numbers = [await paid(), await paid()];
    await manyOrders(festival, 205);
    await festival.rows(OrderEntity).update({ attention: IsNull() }, { attention: 'paid_without_seat' });
    const { body } = await finance.get(`${ORDERS}?sort=["id","ASC"]&range=[0,999]`).expect(200);
    const listed = body.data as AttentionOrder[];
    const ids = listed.map(({ id }) => id);
    expect([ids.length > 205, ids]).toEqual([true, ids.toSorted((one, other) => one - other)]);
    const own = listed.filter((each) => numbers.includes(each.order_number));
    expect(own.map(({ payments }) => payments.map((each) => each.provider_order_id))).toEqual(
      numbers.map((number) => [number]),
    );
    for (const order of [...own, listed.at(-1)])
      expect((await finance.get(`${ORDERS}/${order?.id}`).expect(200)).body.data).toEqual(order);
  });

  it.each(['filter={"attention":"nothing"}', 'filter={"status":"paid"}', 'sort=["buyer_phone","ASC"]'])(
    '%s is not understood',
    async (query) => {
      await finance.get(`${ORDERS}?${query}`).expect(400);
    },
  );
});

describe('the provider’s exported list', () => {
  const HEADER = 'Order ID,Transaction ID,Payment Type,Amount,Transaction Status';
  const upload = (text: string | Buffer, type = 'text/csv') => finance.upload(IMPORTS, text, type);
  const audited = () => festival.rows(AuditEntryEntity).find({ where: { action: 'import' }, order: { id: 'ASC' } });
  const orderOf = (orderNumber: string) => festival.rows(OrderEntity).findOneByOrFail({ orderNumber });
  const transactionOf = async (number: string) =>
    (await festival.simulator.order(number)).transactions[0]?.transaction_id;

  it('tells what is equal, what differs and what is unknown; unknown money is listed once', async () => {
    const number = await paid();
    const other = await paid();
    const id = await transactionOf(number);
    const rows = [
      HEADER,
      `${number},${id},qris,50000,settlement`,
      `${other},${await transactionOf(other)},qris,49000,settlement`,
      `${number},11111111-1111-4111-8111-111111111111,gopay,50000,settlement`,
      'POS-77,22222222-2222-4222-8222-222222222222,gopay,75000,settlement',
      'POS-78,33333333-3333-4333-8333-333333333333,gopay,75000,expire',
    ].join('\n');
    const { body } = await upload(rows).expect(200);
    const result = body.data as PaymentsImport;
    expect(result).toMatchObject({ rows: 5, equal: 1, different: 2, unknown: 2, stored: 2 });
    expect(result.payments.map(({ line, result: each, order_id }) => [line, each, order_id])).toEqual([
      [3, 'different', other],
      [4, 'different', number],
      [5, 'unknown', 'POS-77'],
      [6, 'unknown', 'POS-78'],
    ]);
    expect(result.payments[0]).toMatchObject({
      theirs: { amount: 49_000 },
      ours: { amount: 50_000, order_number: other },
    });

    expect((await upload(rows).expect(200)).body.data).toMatchObject({ unknown: 2, stored: 0 });
    const query = `filter=${encodeURIComponent(JSON.stringify({ kind: 'unknown_payment' }))}`;
    const listed = await finance.get(`${DIFFERENCES}?${query}`).expect(200);
    const byId = [...listed.body.data].sort((a: { id: number }, b: { id: number }) => a.id - b.id);
    expect(byId).toMatchObject([
      {
        kind: 'unknown_payment',
        state: 'waits',
        order_id: (await orderOf(number)).id,
        order_number: number,
        ours: { status: 'settlement', amount: 50_000, transaction_id: null },
        theirs: { status: 'settlement', amount: 50_000, transaction_id: '11111111-1111-4111-8111-111111111111' },
      },
      {
        run_id: null,
        kind: 'unknown_payment',
        state: 'waits',
        order_id: null,
        order_number: 'POS-77',
        ours: { status: null, amount: null, transaction_id: null },
        theirs: { status: 'settlement', amount: 75_000 },
      },
    ]);
    await new Reconciler(festival, finance).run();
    expect((await finance.get(`${DIFFERENCES}?${query}`).expect(200)).body.data).toMatchObject([
      { state: 'waits' },
      { state: 'waits' },
    ]);
    expect(await festival.rows(AuditEntryEntity).countBy({ action: 'import' })).toBe(2);
  });

  it('may hold more than fits one statement: all is stored once, each part audited with its rows', async () => {
    const rows = Array.from({ length: 1_100 }, (_, at) => `POS-M${at},,qris,1000,settlement`);
    const file = [HEADER, ...rows, rows[0]].join('\n');
    const before = await audited();
    const answers = await Promise.all([upload(file), upload(file)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.reduce((sum, { body }) => sum + Number(body.data.stored), 0)).toBe(1_100);
    expect(await festival.rows(DifferenceEntity).countBy({ orderNumber: Like('POS-M%') })).toBe(1_100);
    const stored = (await audited()).slice(before.length).map(({ after }) => Number(after?.['stored']));
    expect(stored.reduce((sum, each) => sum + each, 0)).toBe(1_100);
  });

  it('is refused with what is wrong with it', async () => {
    const { body } = await upload('Order ID,Amount\nX,5').expect(422);
    expect(body.errors).toEqual({ file: ['The first line must name the columns; missing: Transaction status.'] });
    await upload('').expect(422);
    await upload('{}', 'application/json').expect(422);
    await upload(HEADER, 'text/plain').expect(415);
    await upload(Buffer.alloc(5 * 1024 * 1024 + 1, 'a')).expect(413);
  });
});

it.each(['filter={"state":"x"}', 'filter={"kind":"x"}', 'sort=["ours","ASC"]', 'filter={"order":1}'])(
  'differences: %s is not understood',
  async (query) => {
    await finance.get(`${DIFFERENCES}?${query}`).expect(400);
  },
);

it('an unknown difference is not found', async () => {
  await finance.get(`${DIFFERENCES}/999999`).expect(404);
  await finance.post(`${DIFFERENCES}/999999/resolve`, { reason: 'x' }).expect(404);
  await finance.post(`${DIFFERENCES}/1/resolve`, {}).expect(422);
});
