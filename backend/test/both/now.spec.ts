import type { Now } from '@festival/contracts';
import { AlertsJob } from '../../src/monitoring/alerts/alerts.job.js';
import { ProcessReportsService } from '../../src/monitoring/reports/process-reports.service.js';
import { ProviderTransactionEntity } from '../../src/payments/payment-log/provider-transaction.entity.js';
import { Festival } from '../support/festival.js';
import { PaymentsBench } from '../support/sales/payments.js';
import { closeSound } from '../support/sound-data.js';
import { staff } from '../support/staff.js';
import { statementsOf } from '../support/database/statements.js';
import { PaymentsJob } from '../../src/payments/payments.job.js';
import { until } from '../support/until.js';

let festival: Festival;
beforeAll(async () => {
  festival = await Festival.open();
  await festival.tier({ quota: 100 });
});
afterAll(() => closeSound(festival));

async function look(): Promise<Now> {
  // Everybody shares the count of one second.
  festival.clock.advanceSeconds(2);
  return (await (await festival.admin()).get('/api/admin/now').expect(200)).body.data as Now;
}

async function pay(quantity: number): Promise<string> {
  const { order_number: number } = await festival.visitor().orderAndPay({ quantity });
  await festival.simulator.pay(number);
  await new PaymentsBench(festival).reaches(number, 'settlement');
  return number;
}

it('says that nothing has happened yet, and that nobody reports', async () => {
  const now = await look();
  expect(now).toMatchObject({
    is_on_sale: true,
    sales: { minute: { tickets: 0, rupiah: 0 }, hour: { tickets: 0, rupiah: 0 } },
    pending: { orders: 0, rupiah: 0, ending_orders: 0, ending_seats: 0 },
    failures: [],
    gates: [],
    alerts: [],
    lights: { worker: { state: 'unknown' }, database: { state: 'unknown' } },
    waiting_room: { state: 'off', waiting: 0 },
  });
  expect(now.minutes).toHaveLength(60);
});

it('shows what was paid, by the minute, and what waits', async () => {
  await pay(2);
  festival.clock.advanceMinutes(10);
  await pay(3);
  await festival.visitor().order({ quantity: 4 });
  const now = await look();
  expect(now.sales.minute.tickets).toBe(3);
  expect(now.sales.five_minutes.tickets).toBe(3);
  // Less the bundle discount of each order.
  expect(now.sales.hour).toEqual({ tickets: 5, rupiah: 250_000 - 4_000 - 6_000 });
  const sold = now.minutes.flatMap(({ tickets }, index) => (tickets > 0 ? [[59 - index, tickets]] : []));
  expect(sold.map(([, tickets]) => tickets)).toEqual([2, 3]);
  expect((sold[0]?.[0] ?? 0) - (sold[1]?.[0] ?? 0)).toBe(10);
  expect(now.pending).toMatchObject({ orders: 1, rupiah: 200_000 - 8_000, ending_orders: 0 });
  expect(now.tiers.find(({ type }) => type === 'pre-sales-2')).toMatchObject({ sold: 5, held: 4, left: 91 });
  // An order that isn't paid within its ten minutes is over soon.
  festival.clock.advanceMinutes(6);
  expect((await look()).pending).toMatchObject({ ending_orders: 1, ending_seats: 4 });
  festival.clock.advanceMinutes(60);
  expect((await look()).sales.hour.tickets).toBe(0);
});

it('counts failed payments by the provider’s word', async () => {
  const { order_number: number } = await festival.visitor().orderAndPay();
  await festival.simulator.choose(number, 'credit_card');
  await festival.simulator.fail(number, 'deny');
  await new PaymentsBench(festival).reaches(number, 'deny');
  expect(await festival.rows(ProviderTransactionEntity).countBy({ status: 'deny' })).toBe(1);
  expect((await look()).failures).toContainEqual({ reason: 'deny', count: 1 });
});

it('shows the lights by the processes’ reports', async () => {
  const payments = festival.get(PaymentsJob);
  await payments.syncAttempts();
  await payments.expireOrders();
  await festival.get(AlertsJob).tick();
  await festival.get(ProcessReportsService).report();
  const { lights } = await look();
  expect(lights).toMatchObject({ worker: { state: 'good' }, mail: { state: 'good' }, database: { state: 'good' } });
});

it('is for finance and super admins alone', async () => {
  for (const role of ['finance', 'gate', 'content'] as const) {
    const member = await staff(festival, role);
    await member.get('/api/admin/now').expect(role === 'finance' ? 200 : 403);
  }
  await festival.visitor().get('/api/admin/now').expect(401);
});

it('asks the database once a second, however many look', async () => {
  const admin = await festival.admin();
  festival.clock.advanceSeconds(2);
  const figures = async (): Promise<number> => {
    const all = await statementsOf(festival, 'SELECT', () => admin.get('/api/admin/now').expect(200));
    return all.filter(([sql]) => /SUM|COUNT/.test(sql)).length;
  };
  expect(await figures()).toBeGreaterThan(5);
  // A costly figure is counted again behind an answer: that may end during the next one.
  await until(figures, (count) => count === 0, 'an answer from memory');
});
