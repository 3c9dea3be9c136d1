import { jest } from '@jest/globals';
import type { Dashboard, OrderTotals } from '@festival/contracts';
import { readCsvFile } from '../../src/platform/csv/csv-file.js';
import { OrderEntity } from '../../src/orders/order.entity.js';
import { PaymentGateway } from '../../src/payments/provider/payment-gateway.js';
import { Festival } from '../support/festival.js';
import { PaymentsBench } from '../support/sales/payments.js';
import { RefundSetup } from '../support/sales/refund-setup.js';
import { secondPerson, staff } from '../support/staff.js';
import type { Visitor } from '../support/visitor.js';

let festival: Festival;
let bench: PaymentsBench;
let setup: RefundSetup;
let admin: Visitor;

/** Two tickets of 50,000 in a bundle: 96,000. */
const PAID = 96_000;

beforeAll(async () => {
  festival = await Festival.open();
  bench = new PaymentsBench(festival);
  admin = await festival.admin();
  setup = new RefundSetup(festival, bench, await staff(festival, 'finance'), await secondPerson(festival));
  await festival.tier({ quota: 1_000, price: 50_000 });
});
afterAll(() => festival.close());
afterEach(() => jest.restoreAllMocks());

const dashboard = async (): Promise<Dashboard> => (await admin.get('/api/admin/dashboard').expect(200)).body.data;
const totals = async (): Promise<OrderTotals> => (await admin.get('/api/admin/orders/totals').expect(200)).body.data;

/** Every net that the back office shows, of the web. */
async function nets(): Promise<Record<string, number>> {
  const { revenue, money, days } = await dashboard();
  const { total_net, web_net } = revenue;
  const byDay = days.reduce((sum, { net }) => sum + net, 0);
  return { total_net, web_net, money: money.web.net, byDay, list: (await totals()).web_net };
}

const all = (net: number) => ({ total_net: net, web_net: net, money: net, byDay: net, list: net });

async function card(): Promise<string> {
  const number = await setup.ordered('credit_card');
  await festival.simulator.pay(number);
  await bench.reaches(number, 'capture');
  await festival.simulator.settle(number);
  await bench.reaches(number, 'settlement');
  return number;
}

it('every net follows a refund in part, a transfer by hand, a chargeback in part and one in full', async () => {
  const wallet = await setup.paid('gopay');
  const account = await setup.paid('bank_transfer');
  const disputed = await card();
  const lost = await card();
  expect(await nets()).toEqual(all(4 * PAID));

  await setup.refund(wallet, { reason: 'Ill', confirm: 'REFUND', amount: 30_000 }).expect(201);
  expect(await nets()).toEqual(all(4 * PAID - 30_000));
  await setup.refund(wallet, { reason: 'Ill', confirm: 'REFUND', amount: 6_000 }).expect(201);
  expect(await nets()).toEqual(all(4 * PAID - 36_000));

  const id = await setup.record(account, { amount: 20_000 });
  expect(await nets()).toEqual(all(4 * PAID - 36_000));
  await setup.confirm(account, id);
  expect(await nets()).toEqual(all(4 * PAID - 56_000));

  await festival.simulator.chargeback(disputed, 40_000);
  await bench.reaches(disputed, 'partial_chargeback');
  expect(await nets()).toEqual(all(4 * PAID - 96_000));

  await festival.simulator.chargeback(lost, PAID);
  await bench.reaches(lost, 'chargeback');
  expect(await nets()).toEqual(all(3 * PAID - 96_000));

  const { money, revenue, days } = await dashboard();
  expect(money.web).toEqual({
    orders: 4,
    gross: 400_000,
    gross_now_paid: 0,
    discounts: 16_000,
    refunded_in_full: 0,
    refunded_in_part: 56_000,
    charged_back: 40_000 + PAID,
    sent_by_hand: 20_000,
    net: 400_000 - 16_000 - 56_000 - 40_000 - PAID,
  });
  // Only orders that are paid, settled or captured now.
  expect(revenue).toMatchObject({ total: 0, web_total: 0 });
  expect(days.at(-1)).toMatchObject({ orders: 3, tickets: 6 });
});

it('a partial chargeback without an amount needs a person, once', async () => {
  const number = await card();
  const gateway = festival.get(PaymentGateway);
  const ask = gateway.status.bind(gateway);
  jest.spyOn(gateway, 'status').mockImplementation(async (...args) => {
    const answer = await ask(...args);
    return answer && { ...answer, raw: { ...answer.raw, chargeback_amount: undefined } };
  });
  await festival.simulator.chargeback(number, 40_000);
  await bench.reaches(number, 'partial_chargeback');
  expect((await bench.order(number)).attention).toBe('chargeback_amount_unknown');
  await admin.post(`/api/admin/attention-orders/${number}/resolve`, { reason: 'Noted.' }).expect(200);
  await setup.hearAgain(number);
  expect((await bench.order(number)).attention).toBeNull();
});

it('what the provider’s own dashboard gave back counts once, however often it is told', async () => {
  const before = (await dashboard()).revenue.web_net;
  const number = await setup.paid('gopay');
  await festival.simulator.refund(number, 25_000);
  await bench.reaches(number, 'partial_refund');
  await setup.hearAgain(number);
  await setup.refund(number, { reason: 'Ill', confirm: 'REFUND', amount: 10_000 }).expect(201);
  expect((await dashboard()).revenue.web_net).toBe(before + PAID - 35_000);
  expect((await bench.order(number)).refundedAmount).toBe(35_000);
});

it('an order that is refunded in full brings nothing, and its file says so', async () => {
  const before = (await dashboard()).revenue.web_net;
  const number = await setup.paid('gopay');
  await setup.refund(number, { reason: 'Ill', confirm: 'REFUND' }).expect(201);
  expect((await dashboard()).revenue.web_net).toBe(before);
  const query = `filter=${encodeURIComponent(JSON.stringify({ q: number }))}`;
  const { text } = await admin.get(`/api/admin/orders/export?${query}`).buffer(true).expect(200);
  const { headers, rows } = readCsvFile(Buffer.from(text), 10);
  const cell = (name: string) => rows[0]?.cells[headers.indexOf(name)];
  expect([cell('Final amount'), cell('Refunded'), cell('Net')]).toEqual(['96000', '96000', '0']);
});

it('sums of one source add up, with orders in every state', async () => {
  const { status: _status, id: _id, ...row } = await bench.order(await setup.paid('gopay'));
  await festival.rows(OrderEntity).update({ orderNumber: row.orderNumber }, { source: 'google_form' });
  for (const source of ['web', 'google_form'] as const) {
    const sums = (await dashboard()).money[source];
    const back = sums.refunded_in_full + sums.refunded_in_part + sums.charged_back;
    expect(sums.gross - sums.discounts - back).toBe(sums.net);
  }
});
