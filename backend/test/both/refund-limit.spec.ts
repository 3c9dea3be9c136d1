import type { OrderRefundsData, PlacedOrder, Refund, RefundLimit, WaitingRefund } from '@festival/contracts';
import { randomUUID } from 'node:crypto';
import { AuditEntryEntity } from '../../src/audit/audit-entry.entity.js';
import { AdminUserEntity } from '../../src/auth/admin-user.entity.js';
import { MailEntity } from '../../src/mail/mail.entity.js';
import { RefundEntity } from '../../src/payments/payment-log/refund.entity.js';
import { Transactions } from '../../src/platform/database/transactions.js';
import { RefundLimitService } from '../../src/refunds/limit/refund-limit.service.js';
import { givenBack, RefundablePaymentsService } from '../../src/refunds/requests/refundable-payments.service.js';
import { RequestRefundService } from '../../src/refunds/requests/request-refund.service.js';
import { OrderEntity } from '../../src/orders/order.entity.js';
import { PASSWORD } from '../support/accounts/admin-users.js';
import { ADMIN, Festival, SMALL_POOL } from '../support/festival.js';
import { PaymentsBench } from '../support/sales/payments.js';
import { Reconciler } from '../support/sales/reconciliation.js';
import { closeSound } from '../support/sound-data.js';
import { secondPerson, staff } from '../support/staff.js';
import { until } from '../support/until.js';
import type { Visitor } from '../support/visitor.js';

const AMOUNT = 96_000;
const LIMIT = 30_000;
const WHY = { reason: 'The buyer is ill.', confirm: 'REFUND' };
const PATH = '/api/admin/refund-limit';

let festival: Festival;
let bench: PaymentsBench;
let boss: Visitor;
let one: Visitor;
let two: Visitor;

beforeAll(async () => {
  festival = await Festival.open({ environment: SMALL_POOL });
  bench = new PaymentsBench(festival);
  await signIn();
});
afterAll(() => closeSound(festival));
beforeEach(async () => {
  await festival.simulator.recover();
  await festival.tier({ quota: 1_000, price: 50_000 });
  await limited(LIMIT);
});
afterEach(() => jest.restoreAllMocks());

async function signIn(): Promise<void> {
  boss = await festival.admin();
  one = await staff(festival, 'finance');
  two = await secondPerson(festival);
}

const path = ({ order_number }: PlacedOrder, rest = '') => `/api/admin/orders/${order_number}/refunds${rest}`;
const ask = (placed: PlacedOrder, body: object = {}, who = one) => who.post(path(placed), { ...WHY, ...body });
const confirm = (who: Visitor, placed: PlacedOrder, id: number) =>
  who.post(path(placed, `/${id}/confirm`), { confirm: 'REFUND' });
const look = async (placed: PlacedOrder): Promise<OrderRefundsData> =>
  (await one.get(path(placed)).expect(200)).body.data;
const setLimit = (amount: number | null, who = boss, current_password = ADMIN.password) =>
  who.put(`${PATH}/amount`, { amount, current_password });
const limit = async (): Promise<RefundLimit> => (await one.get(PATH).expect(200)).body.data;

/** The limit at once: a raise needs its day. */
async function limited(amount: number | null): Promise<void> {
  await setLimit(amount).expect(200);
  if ((await limit()).next) {
    festival.clock.advanceSeconds(24 * 3_600);
    await signIn();
  }
  expect(await limit()).toEqual({ amount, next: null });
}

async function paid(): Promise<PlacedOrder> {
  const placed = await festival.visitor().orderAndPay({ quantity: 2 });
  await festival.simulator.choose(placed.order_number, 'qris');
  await festival.simulator.pay(placed.order_number);
  await bench.reaches(placed.order_number, 'settlement');
  return placed;
}

/** Refunds that the provider was asked for, of any outcome. */
async function sent({ order_number: number }: PlacedOrder): Promise<number[]> {
  const { transactions } = await festival.simulator.order(number);
  return transactions.flatMap(({ refunds }) => refunds.map(({ amount }) => amount));
}

async function waiting(placed: PlacedOrder, body: object = {}): Promise<Refund> {
  const refund = (await ask(placed, body).expect(201)).body.data as Refund;
  expect(refund.status).toBe('to_confirm');
  return refund;
}

describe('a refund through the provider above the limit', () => {
  it('is sent once another person has confirmed it, and not before', async () => {
    const placed = await paid();
    const { body } = await ask(placed).expect(201);
    expect(body.message).toBe('Refund requested. Nothing is sent yet. A second person must confirm this refund.');
    const { id } = body.data as Refund;
    expect(await sent(placed)).toEqual([]);
    expect(await look(placed)).toMatchObject({
      second_person_over: LIMIT,
      given_back: AMOUNT,
      payments: [{ left: 0 }],
      refunds: [{ way: 'provider', status: 'to_confirm', confirmed_by: null }],
    });
    expect(await bench.outcome(placed.order_number)).toMatchObject({ status: 'settlement' });
    const list = (await two.get('/api/admin/waiting-refunds').expect(200)).body.data as WaitingRefund[];
    expect(list.find((each) => each.id === id)).toMatchObject({ way: 'provider', amount: AMOUNT, may_confirm: true });
    const mails = await festival.rows(MailEntity).findBy({ kind: 'confirm_refund' });
    expect(
      mails.filter(({ payload }) => (payload as { orderNumber: string }).orderNumber === placed.order_number),
    ).not.toHaveLength(0);

    await confirm(one, placed, id).expect(403);
    const confirmed = await confirm(two, placed, id).expect(200);
    expect(confirmed.body).toMatchObject({ message: 'Refund sent.', data: { status: 'done' } });
    expect(await sent(placed)).toEqual([AMOUNT]);
    expect(await bench.outcome(placed.order_number)).toMatchObject({ status: 'refund', holdsSeats: false });
    const entries = await festival
      .rows(AuditEntryEntity)
      .find({ where: { resource: 'refunds', recordId: String(id) }, order: { id: 'ASC' } });
    expect(entries.map((each) => each.action)).toEqual(['request_refund', 'confirm_refund']);
  });

  it('of the amount itself goes alone, of a rupiah more it waits', async () => {
    const placed = await paid();
    expect((await ask(placed, { amount: LIMIT }).expect(201)).body.data.status).toBe('done');
    await waiting(placed, { amount: 1 });
    expect(await sent(placed)).toEqual([LIMIT]);
  });

  it('counts what went back at the provider itself', async () => {
    const placed = await paid();
    await festival.simulator.refund(placed.order_number, LIMIT);
    await bench.reaches(placed.order_number, 'partial_refund');
    const before = await sent(placed);
    await waiting(placed, { amount: 1_000 });
    expect(await sent(placed)).toEqual(before);
  });

  it('is declined with a reason by another, who needs not be the second person', async () => {
    const placed = await paid();
    const { id } = await waiting(placed, { amount: 48_000, tickets: [(await look(placed)).tickets[0]?.code] });
    expect((await bench.outcome(placed.order_number)).tickets).toEqual(['cancelled', 'valid']);
    const decline = (who: Visitor, reason = 'Not agreed.') => who.post(path(placed, `/${id}/decline`), { reason });
    await decline(boss, '').expect(422);
    expect((await decline(one).expect(403)).body.message).toBe('You requested this refund: withdraw it instead.');
    const { body } = await decline(boss).expect(200);
    expect(body.data).toMatchObject({ status: 'declined', answer: 'Not agreed.', ended_by: ADMIN.email });
    expect((await look(placed)).payments).toMatchObject([{ left: AMOUNT }]);
    expect((await bench.outcome(placed.order_number)).tickets).toEqual(['valid', 'valid']);
    await confirm(two, placed, id).expect(409);
    await decline(boss).expect(409);
    await one.post(path(placed, `/${id}/retry`)).expect(409);
    expect(await sent(placed)).toEqual([]);
  });

  it('is withdrawn by who requested it, and by nobody else', async () => {
    const placed = await paid();
    const { id } = await waiting(placed);
    const withdraw = (who: Visitor) => who.post(path(placed, `/${id}/withdraw`), { reason: 'A mistake.' });
    const refused = await withdraw(two).expect(403);
    expect(refused.body.message).toBe('Somebody else requested this refund: decline it instead.');
    expect((await withdraw(one).expect(200)).body.data).toMatchObject({ status: 'withdrawn', answer: 'A mistake.' });
    expect((await look(placed)).given_back).toBe(0);
    expect(await sent(placed)).toEqual([]);
  });

  it('that the provider refuses, or doesn’t answer, ends as any other', async () => {
    const placed = await paid();
    const { id } = await waiting(placed);
    await festival.simulator.refund(placed.order_number, AMOUNT);
    await confirm(two, placed, id).expect(409);
    expect((await look(placed)).refunds[0]?.status).toBe('refused');

    const other = await paid();
    const lost = await waiting(other);
    await festival.simulator.faults({ http: { error_rate: 1 } });
    expect((await confirm(two, other, lost.id).expect(202)).body.data.status).toBe('unknown');
    await festival.simulator.recover();
    expect((await one.post(path(other, `/${lost.id}/retry`)).expect(200)).body.data.status).toBe('done');
    expect(await sent(other)).toEqual([AMOUNT]);
  });

  it('whose sender dies after the confirmation is unknown, and is sent by a retry once', async () => {
    const placed = await paid();
    const { id } = await waiting(placed);
    const row = await festival.rows(RefundEntity).findOneByOrFail({ id });
    await festival
      .get(Transactions)
      .run((db) => festival.get(RequestRefundService).begin(db, row, 'two@festival.test'));
    await confirm(two, placed, id).expect(409);
    await one.post(path(placed, `/${id}/retry`)).expect(409);
    festival.clock.advanceSeconds(31);
    expect((await look(placed)).refunds[0]?.status).toBe('unknown');
    await one.post(path(placed, `/${id}/retry`)).expect(200);
    expect(await sent(placed)).toEqual([AMOUNT]);
  });

  it('of a payment that the bank has taken back meanwhile is not sent', async () => {
    const placed = await paid();
    const { id } = await waiting(placed);
    await festival.rows(RefundEntity).manager.query(
      `UPDATE payment_transactions SET status = 'chargeback' WHERE transaction_id =
        (SELECT transaction_id FROM refunds WHERE id = ${id})`,
    );
    expect((await confirm(two, placed, id).expect(409)).body.message).toBe('The bank has taken this money back.');
    expect((await look(placed)).refunds[0]?.status).toBe('to_confirm');
    await festival.rows(RefundEntity).manager.query(
      `UPDATE payment_transactions SET status = 'settlement' WHERE transaction_id =
        (SELECT transaction_id FROM refunds WHERE id = ${id})`,
    );
  });

  it('that waits disturbs neither the reconciliation nor the figures', async () => {
    const placed = await paid();
    await waiting(placed);
    const reconciler = new Reconciler(festival, boss);
    await reconciler.run();
    expect(await reconciler.found(placed)).toEqual([]);
    expect((await bench.order(placed.order_number)).refundedAmount).toBe(0);
  });
});

describe('several at once', () => {
  const PART = 10_000;

  it('a press made twice is one request, and is sent once', async () => {
    const placed = await paid();
    const request_id = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => ask(placed, { request_id }).expect(201)));
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    await confirm(two, placed, answers[0]?.body.data.id as number).expect(200);
    await ask(placed, { request_id }).expect(201);
    expect(await sent(placed)).toEqual([AMOUNT]);
  });

  it('two people who confirm at once, each twice, send it once', async () => {
    const three = await secondPerson(festival, 'super_admin');
    const placed = await paid();
    const { id } = await waiting(placed);
    const answers = await Promise.all([two, three, two, three].map((who) => confirm(who, placed, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await sent(placed)).toEqual([AMOUNT]);
  });

  it('one who confirms and one who withdraws at once: one of the two', async () => {
    const placed = await paid();
    const { id } = await waiting(placed);
    const withdraw = one.post(path(placed, `/${id}/withdraw`), { reason: 'A mistake.' });
    const answers = await Promise.all([confirm(two, placed, id), withdraw]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await sent(placed)).toHaveLength(answers[0]?.status === 200 ? 1 : 0);
  });

  it('parts that are asked for at once don’t pass the limit together', async () => {
    const placed = await paid();
    await Promise.all(Array.from({ length: 9 }, () => ask(placed, { amount: PART })));
    const alone = await sent(placed);
    expect(alone.reduce((sum, amount) => sum + amount, 0)).toBe(LIMIT);
    const { refunds } = await look(placed);
    expect(refunds.filter(({ status }) => status === 'to_confirm')).toHaveLength(6);
  });

  it('two payments of one order count together, asked for at once', async () => {
    const placed = await paid();
    await festival.simulator.pay(placed.order_number, { again: true });
    await bench.settled(placed.order_number);
    const { payments } = await look(placed);
    await Promise.all(
      payments.map(({ transaction_id }) => ask(placed, { transaction_id, amount: 20_000 }).expect(201)),
    );
    expect(await sent(placed)).toEqual([20_000]);
  });

  if (process.env['TEST_DATABASE_URL']) {
    it('control: without holding the order both parts see it as it was', async () => {
      const placed = await paid();
      const order = await bench.order(placed.order_number);
      const passed: boolean[] = [];
      const look = () =>
        festival.get(Transactions).run(async (db) => {
          const back = givenBack(await festival.get(RefundablePaymentsService).of(order));
          passed.push(await festival.get(RefundLimitService).isPassed(db, back + 20_000));
          await until(
            async () => passed.length,
            (length) => length === 2,
            'the other one',
          );
        });
      await Promise.all([look(), look()]);
      expect(passed).toEqual([false, false]);
    });
  }

  it('control: a limit that looks at each request alone lets the parts pass', async () => {
    jest.spyOn(festival.get(RefundLimitService), 'isPassed').mockImplementation(async () => PART > LIMIT);
    const placed = await paid();
    await Promise.all(Array.from({ length: 9 }, () => ask(placed, { amount: PART })));
    expect((await sent(placed)).reduce((sum, amount) => sum + amount, 0)).toBeGreaterThan(LIMIT);
  });

  it('requests that wait reserve the money: together never more than was paid', async () => {
    const placed = await paid();
    const answers = await Promise.all([1, 2, 3].map(() => ask(placed, { amount: 40_000 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 422]);
    await ask(placed, { amount: 16_001 }).expect(422);
    expect(await sent(placed)).toEqual([]);
  });
});

describe('the limit', () => {
  it('is off by default, and then nobody is asked', async () => {
    await limited(null);
    const placed = await paid();
    expect((await look(placed)).second_person_over).toBeNull();
    expect((await ask(placed).expect(201)).body.data.status).toBe('done');
  });

  it('is lowered at once, and raised or turned off a day later; who raises it can’t use it before', async () => {
    const placed = await paid();
    const since = festival.clock.now();
    for (const amount of [1_000_000, null]) {
      await setLimit(amount).expect(200);
      const { amount: present, next } = await limit();
      expect([present, next?.amount, next?.by]).toEqual([LIMIT, amount, ADMIN.email]);
      expect(new Date(next?.from ?? 0).getTime() - since.getTime()).toBeGreaterThanOrEqual(24 * 3_600_000);
    }
    await waiting(placed, { amount: LIMIT + 1 });
    await setLimit(LIMIT).expect(200);
    expect(await limit()).toEqual({ amount: LIMIT, next: null });
    await setLimit(0).expect(200);
    expect(await limit()).toEqual({ amount: 0, next: null });
    await waiting(placed, { amount: 1 });

    await setLimit(500_000).expect(200);
    festival.clock.advanceSeconds(24 * 3_600 - 60);
    await signIn();
    expect((await limit()).amount).toBe(0);
    festival.clock.advanceSeconds(61);
    expect(await limit()).toEqual({ amount: 500_000, next: null });
  });

  it('each change is audited, and of a raise everybody who may refund is told by mail', async () => {
    const entries = () =>
      festival.rows(AuditEntryEntity).find({ where: { recordId: 'refund_limit' }, order: { id: 'ASC' } });
    const told = async () =>
      (await festival.rows(MailEntity).find({ where: { kind: 'refund_limit' }, order: { id: 'ASC' } })).map(
        ({ toAddress }) => toAddress,
      );
    const [before, toldBefore] = [(await entries()).length, (await told()).length];
    await setLimit(20_000).expect(200);
    expect(await told()).toHaveLength(toldBefore);
    await setLimit(70_000).expect(200);
    const news = (await told()).slice(toldBefore);
    const people = await festival.rows(AdminUserEntity).findBy({ isActive: true });
    const expected = people.filter(({ role, email }) => role !== 'gate' && role !== 'content' && email !== ADMIN.email);
    expect(news.sort()).toEqual(expected.map(({ email }) => email).sort());
    await setLimit(20_000).expect(200);
    await setLimit(20_000).expect(200);
    expect((await entries()).slice(before).map(({ after }) => after)).toMatchObject([
      { amount: 20_000, next: null },
      { amount: 20_000, next: { amount: 70_000, by: ADMIN.email } },
      { amount: 20_000, next: null },
    ]);
  });

  it('is a super admin’s, with their password again', async () => {
    await setLimit(10_000, one, PASSWORD).expect(403);
    await setLimit(10_000, boss, 'another password').expect(422);
    for (const amount of [-1, 1.5, '10000', undefined]) {
      await boss.put(`${PATH}/amount`, { amount, current_password: ADMIN.password }).expect(422);
    }
    expect((await limit()).amount).toBe(LIMIT);
  });
});

it('the order’s row stays as it was while its refunds are asked for', async () => {
  const placed = await paid();
  const before = await festival.rows(OrderEntity).findOneByOrFail({ orderNumber: placed.order_number });
  await waiting(placed);
  expect(await festival.rows(OrderEntity).findOneByOrFail({ orderNumber: placed.order_number })).toEqual(before);
});
