import type { OrderRefundsData, PlacedOrder, WaitingRefund } from '@festival/contracts';
import { DataSource, IsNull, Not } from 'typeorm';
import { AuditEntryEntity } from '../src/audit/audit-entry.entity.js';
import { AuditService } from '../src/audit/audit.service.js';
import { AdminUserEntity } from '../src/auth/admin-user.entity.js';
import { Transactions } from '../src/platform/database/transactions.js';
import { MailEntity } from '../src/mail/mail.entity.js';
import { OrderEntity } from '../src/orders/order.entity.js';
import { RefundTotalEntity } from '../src/refunds/requests/refund-total.entity.js';
import { SECOND_PERSON_TEXTS } from '../src/refunds/confirmation/second-person.js';
import { RefundEntity } from '../src/payments/payment-log/refund.entity.js';
import { mailedToken } from './support/accounts/password-links.js';
import { Festival } from './support/festival.js';
import { PaymentsBench } from './support/sales/payments.js';
import { Reconciler } from './support/sales/reconciliation.js';
import { secondPerson, staff } from './support/staff.js';
import type { Visitor } from './support/visitor.js';

const AMOUNT = 96_000;
const TRANSFER = { reason: 'Paid twice.', confirm: 'REFUND', account: 'BCA 123 456, Siti', proof: 'TRF-2025-001' };

let festival: Festival;
let bench: PaymentsBench;
let one: Visitor;
let two: Visitor;

beforeAll(async () => {
  festival = await Festival.open();
  bench = new PaymentsBench(festival);
  one = await staff(festival, 'finance');
  two = await secondPerson(festival);
});
afterAll(() => festival.close());
beforeEach(() => festival.tier({ quota: 1_000, price: 50_000 }));

const path = ({ order_number }: PlacedOrder, rest = '') => `/api/admin/orders/${order_number}/refunds${rest}`;
const look = async (placed: PlacedOrder): Promise<OrderRefundsData> =>
  (await one.get(path(placed)).expect(200)).body.data;

async function paid(paymentType = 'bca_va'): Promise<PlacedOrder> {
  const placed = await festival.visitor().orderAndPay({ quantity: 2 });
  await festival.simulator.choose(placed.order_number, paymentType);
  await festival.simulator.pay(placed.order_number);
  await bench.reaches(placed.order_number, 'settlement');
  return placed;
}

async function recorded(placed: PlacedOrder, body: object = {}): Promise<number> {
  const answer = await one.post(path(placed), { ...TRANSFER, ...body }).expect(201);
  return answer.body.data.id as number;
}

const confirm = (who: Visitor, placed: PlacedOrder, id: number) =>
  who.post(path(placed, `/${id}/confirm`), { confirm: 'REFUND' });

describe('a refund by hand', () => {
  it('is recorded by one and confirmed by another: only then the order is refunded', async () => {
    const placed = await paid();
    expect((await look(placed)).payments).toMatchObject([{ payment_type: 'bank_transfer', ways: ['manual'] }]);
    const id = await recorded(placed);
    expect(await bench.outcome(placed.order_number)).toMatchObject({
      status: 'settlement',
      tickets: ['valid', 'valid'],
    });
    expect((await look(placed)).payments).toMatchObject([{ left: 0 }]);

    const refused = await confirm(one, placed, id).expect(403);
    expect(refused.body.message).toBe('A second person must confirm this refund.');
    await two.post(path(placed, `/${id}/confirm`), { confirm: 'yes' }).expect(422);
    const { body } = await confirm(two, placed, id).expect(200);
    expect(body.data).toMatchObject({ status: 'done', account: TRANSFER.account, proof: TRANSFER.proof });
    expect(body.data.confirmed_by).not.toBe(body.data.requested_by);
    const outcome = { status: 'refund', tickets: ['cancelled', 'cancelled'], holdsSeats: false };
    expect(await bench.outcome(placed.order_number)).toMatchObject(outcome);
    await confirm(two, placed, id).expect(409);
    const entries = await festival.rows(AuditEntryEntity).findBy({ resource: 'refunds', recordId: String(id) });
    expect(entries.map((each) => each.action)).toEqual(['request_refund', 'confirm_refund']);
  });

  it('in part leaves the tickets valid, and no later news of the payment undoes it', async () => {
    const placed = await paid();
    const id = await recorded(placed, { amount: 6_000 });
    await confirm(two, placed, id).expect(200);
    const outcome = { status: 'partial_refund', tickets: ['valid', 'valid'] };
    expect(await bench.outcome(placed.order_number)).toMatchObject(outcome);
    const reconciler = new Reconciler(festival, one);
    await reconciler.run();
    expect(await reconciler.found(placed)).toEqual([]);
    await confirm(two, placed, await recorded(placed)).expect(200);
    expect((await bench.outcome(placed.order_number)).status).toBe('refund');
    await reconciler.run();
    expect(await reconciler.found(placed)).toEqual([]);
    expect((await bench.outcome(placed.order_number)).status).toBe('refund');
  });

  it('of the payment that came twice leaves the order paid', async () => {
    const placed = await paid();
    await festival.simulator.pay(placed.order_number, { again: true });
    await bench.settled(placed.order_number);
    const extra = (await look(placed)).payments.find((each) => each.is_extra);
    const reconciler = new Reconciler(festival, one);
    await reconciler.run();
    expect(await reconciler.found(placed)).toMatchObject([{ kind: 'second_payment', state: 'waits' }]);
    await confirm(two, placed, await recorded(placed, { transaction_id: extra?.transaction_id })).expect(200);
    const outcome = { status: 'settlement', attention: null, tickets: ['valid', 'valid'] };
    expect(await bench.outcome(placed.order_number)).toMatchObject(outcome);
    await reconciler.run();
    expect(await reconciler.found(placed)).toMatchObject([{ kind: 'second_payment', state: 'resolved' }]);
    expect(await bench.outcome(placed.order_number)).toMatchObject(outcome);
  });

  it('of another amount than the order has leaves the order as it was', async () => {
    const placed = await festival.visitor().orderAndPay({ quantity: 2 });
    await festival.simulator.choose(placed.order_number, 'bca_va');
    await festival.simulator.pay(placed.order_number, { amount: 40_000 });
    await bench.settled(placed.order_number);
    const reconciler = new Reconciler(festival, one);
    await reconciler.run();
    expect((await look(placed)).payments).toMatchObject([{ amount: 40_000, ways: ['manual'] }]);
    await confirm(two, placed, await recorded(placed)).expect(200);
    const outcome = { status: 'pending', tickets: ['pending', 'pending'], attention: 'amount_mismatch' };
    expect(await bench.outcome(placed.order_number)).toMatchObject(outcome);
    await reconciler.run();
    expect(await reconciler.found(placed)).toMatchObject([{ kind: 'amount_differs', state: 'resolved' }]);
  });

  it('of an order whose money never came through the provider', async () => {
    const placed = await festival.visitor().order({ quantity: 2 });
    const locked = { status: 'paid', syncLocked: true, paidAt: festival.clock.now() } as const;
    await festival.rows(OrderEntity).update({ orderNumber: placed.order_number }, locked);
    expect((await look(placed)).payments).toMatchObject([{ transaction_id: null, ways: ['manual'], left: AMOUNT }]);
    await confirm(two, placed, await recorded(placed)).expect(200);
    expect((await bench.outcome(placed.order_number)).status).toBe('refund');
  });

  it('recorded by mistake is withdrawn, and its money is free again', async () => {
    const placed = await paid();
    const id = await recorded(placed);
    await one.post(path(placed, `/${id}/withdraw`), { reason: '' }).expect(422);
    // As long as a reason may be, counted in characters and not in their halves.
    const reason = '🎟'.repeat(1_000);
    const { body } = await one.post(path(placed, `/${id}/withdraw`), { reason }).expect(200);
    expect(body.data).toMatchObject({ status: 'withdrawn', answer: reason });
    expect((await look(placed)).payments).toMatchObject([{ left: AMOUNT }]);
    await one.post(path(placed, `/${id}/withdraw`), { reason: 'Again.' }).expect(409);
    await confirm(two, placed, id).expect(409);
    await one.post(path(placed, `/${id}/retry`)).expect(409);
  });

  it.each<[string, object, string, string]>([
    ['without an account', { account: ' ' }, 'account', 'Say to which account the money went.'],
    ['without a proof', { proof: null }, 'proof', 'Give the reference of the transfer.'],
    [
      'through a provider that can’t',
      { way: 'provider' },
      'way',
      'The payment provider cannot refund this method. Record a manual refund.',
    ],
  ])('is refused %s', async (_name, body, field, text) => {
    const answer = await one.post(path(await paid()), { ...TRANSFER, ...body }).expect(422);
    expect(answer.body.errors).toEqual({ [field]: [text] });
  });

  it('of another order is not found', async () => {
    const id = await recorded(await paid());
    const other = await paid();
    await confirm(two, other, id).expect(404);
    await two.post(path(other, `/${id}/retry`)).expect(404);
    await two.post(path(other, `/${id}/withdraw`), { reason: 'x' }).expect(404);
  });
});

describe('many refunds of one payment at once', () => {
  const PARTS = 20;
  const PART = 10_000;
  const FITTING = Math.floor(AMOUNT / PART);

  it('never give back more than was paid', async () => {
    const placed = await paid();
    const asks = Array.from({ length: PARTS }, () => one.post(path(placed), { ...TRANSFER, amount: PART }));
    const answers = await Promise.all(asks);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(FITTING);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(PARTS - FITTING);
    const order = await bench.order(placed.order_number);
    expect(await festival.rows(RefundEntity).countBy({ orderId: order.id })).toBe(FITTING);
  });

  it('control: with the sum read and then written, more than was paid goes back', async () => {
    const paymentKey = 'control';
    const row = { paymentKey, paidAmount: AMOUNT, reservedAmount: 0, elsewhereAmount: 0 };
    await festival.rows(RefundTotalEntity).insert(row);
    let given = 0;
    const unguarded = async (): Promise<void> => {
      const { reservedAmount } = await festival.rows(RefundTotalEntity).findOneByOrFail({ paymentKey });
      if (reservedAmount + PART > AMOUNT) return;
      const total = { reservedAmount: reservedAmount + PART };
      await festival.get(Transactions).run((db) => db.update(RefundTotalEntity, { paymentKey }, total));
      given += 1;
    };
    await Promise.all(Array.from({ length: PARTS }, unguarded));
    expect(given * PART).toBeGreaterThan(AMOUNT);
  });

  it('two people who confirm at once confirm once', async () => {
    const placed = await paid();
    const three = await secondPerson(festival, 'super_admin');
    const id = await recorded(placed, { amount: PART });
    const answers = await Promise.all([two, three, two, three].map((who) => confirm(who, placed, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
  });
});

describe('the second person', () => {
  const people = (id: number) => festival.rows(AdminUserEntity).findOneByOrFail({ id });
  const idOf = async (who: Visitor): Promise<number> => (await who.get('/api/auth/me').expect(200)).body.data.id;
  const refusal = async (who: Visitor, placed: PlacedOrder, id: number): Promise<string> => {
    const { body } = await confirm(who, placed, id).expect(403);
    const { refunds } = (await who.get(path(placed)).expect(200)).body.data as OrderRefundsData;
    expect(refunds[0]?.confirm_blocked).toBe(body.message);
    return body.message as string;
  };

  it('had two-factor authentication before the refund was recorded', async () => {
    const three = await staff(festival, 'finance');
    const placed = await paid();
    const id = await recorded(placed);
    expect(await refusal(three, placed, id)).toBe(SECOND_PERSON_TEXTS.noSecondFactor);
    await festival.rows(AdminUserEntity).update({ id: await idOf(three) }, { twoFactorAt: festival.clock.now() });
    expect(await refusal(three, placed, id)).toBe(SECOND_PERSON_TEXTS.noSecondFactor);
    await confirm(two, placed, id).expect(200);
  });

  it('had an account before', async () => {
    const placed = await paid();
    const id = await recorded(placed);
    expect(await refusal(await secondPerson(festival), placed, id)).toBe(SECOND_PERSON_TEXTS.newAccount);
  });

  it('is nobody whose password was reset since: the link goes to them alone', async () => {
    const chair = await festival.admin();
    const three = await secondPerson(festival);
    const { id: threeId, email } = await people(await idOf(three));
    const placed = await paid();
    const id = await recorded(placed);
    const { body } = await chair.post(`/api/admin/users/${threeId}/password-link`).expect(200);
    expect(body.data).toEqual({ sent_to: email, expires_at: expect.any(String), as_file: true });
    const token = await mailedToken({ config: festival.config, dataSource: festival.get(DataSource) }, email);
    expect(JSON.stringify(body)).not.toContain(token);
    const password = { new_password: 'Garuda-Emas-2049', new_password_confirmation: 'Garuda-Emas-2049' };
    await festival
      .visitor()
      .post('/api/auth/set-password', { token, ...password })
      .expect(200);
    const { twoFactorAt } = await people(threeId);
    await festival.rows(AdminUserEntity).update({ id: threeId }, { twoFactorAt: null });
    const again = festival.visitor();
    await again.post('/admin/login', { email, password: 'Garuda-Emas-2049' }).expect(200);
    await festival.rows(AdminUserEntity).update({ id: threeId }, { twoFactorAt });
    expect(await refusal(again, placed, id)).toBe(SECOND_PERSON_TEXTS.newPassword);
  });

  it.each([
    ['create', 'made the confirmer’s account', 0, 1],
    ['create', 'made the requester’s account', 1, 0],
    ['reset_password', 'reset its password', 1, 0],
    ['reset_two_factor', 'reset its second factor', 1, 0],
  ] as const)('is nobody tied to the first one: %s, one of both %s', async (action, _who, maker, account) => {
    const [first, second] = [await secondPerson(festival), await secondPerson(festival, 'super_admin')];
    const ids = [await idOf(first), await idOf(second)] as const;
    const { email } = await people(ids[maker]);
    const admin = { id: ids[maker], email };
    await festival
      .get(Transactions)
      .run((db) =>
        festival
          .get(AuditService)
          .record(db, { admin, address: null, action, resource: 'users', recordId: ids[account] }),
      );
    const placed = await paid();
    const id = (await first.post(path(placed), TRANSFER).expect(201)).body.data.id as number;
    expect(await refusal(second, placed, id)).toBe(SECOND_PERSON_TEXTS.tied);
    const waiting = async (who: Visitor): Promise<WaitingRefund | undefined> =>
      ((await who.get('/api/admin/waiting-refunds').expect(200)).body.data as WaitingRefund[]).find(
        (each) => each.id === id,
      );
    expect(await waiting(second)).toMatchObject({ may_confirm: false });
    expect(await waiting(two)).toMatchObject({ may_confirm: true });
    const mails = await festival.rows(MailEntity).findBy({ kind: 'confirm_refund' });
    const told = mails.filter((each) => (each.payload as { orderNumber: string }).orderNumber === placed.order_number);
    expect(told.map(({ toAddress }) => toAddress)).not.toContain((await people(ids[1])).email);
    expect(told.map(({ toAddress }) => toAddress)).toContain((await people(await idOf(two))).email);
    await confirm(two, placed, id).expect(200);
  });

  it('is nobody whose account was made by an account that the first one made', async () => {
    const [first, between, second] = [
      await secondPerson(festival, 'super_admin'),
      await secondPerson(festival, 'super_admin'),
      await secondPerson(festival),
    ];
    const ids = [await idOf(first), await idOf(between), await idOf(second)] as const;
    for (const [maker, account] of [ids.slice(0, 2), ids.slice(1)]) {
      const admin = { id: Number(maker), email: (await people(Number(maker))).email };
      const entry = { admin, address: null, action: 'create', resource: 'users', recordId: Number(account) };
      await festival.get(Transactions).run((db) => festival.get(AuditService).record(db, entry));
    }
    const placed = await paid();
    const id = (await first.post(path(placed), TRANSFER).expect(201)).body.data.id as number;
    expect(await refusal(second, placed, id)).toBe(SECOND_PERSON_TEXTS.tied);
    expect(await refusal(between, placed, id)).toBe(SECOND_PERSON_TEXTS.tied);
    await confirm(two, placed, id).expect(200);
  });

  it('makes an account of their own, records a refund as its owner, and is refused', async () => {
    const chair = await secondPerson(festival, 'super_admin');
    const email = 'second.mailbox@festival.test';
    await chair.post('/api/admin/users', { name: 'Second mailbox', email, role: 'finance' }).expect(201);
    const token = await mailedToken({ config: festival.config, dataSource: festival.get(DataSource) }, email);
    const password = 'Garuda-Emas-2049';
    const set = { token, new_password: password, new_password_confirmation: password };
    await festival.visitor().post('/api/auth/set-password', set).expect(200);
    const made = festival.visitor();
    await made.post('/admin/login', { email, password }).expect(200);
    const placed = await paid();
    const id = (await made.post(path(placed), TRANSFER).expect(201)).body.data.id as number;
    expect(await refusal(chair, placed, id)).toBe(SECOND_PERSON_TEXTS.tied);
  });

  it('is told to be missing, to the one who records it, when nobody can be it', async () => {
    const twoFactor = await festival.rows(AdminUserEntity).findBy({ twoFactorAt: Not(IsNull()) });
    for (const { id } of twoFactor) await festival.rows(AdminUserEntity).update({ id }, { twoFactorAt: null });
    const answer = await one.post(path(await paid()), TRANSFER).expect(201);
    expect(answer.body.message).toBe(`Refund recorded. ${SECOND_PERSON_TEXTS.nobody}`);
    for (const { id, twoFactorAt } of twoFactor) await festival.rows(AdminUserEntity).update({ id }, { twoFactorAt });
    const other = await one.post(path(await paid()), TRANSFER).expect(201);
    expect(other.body.message).toBe(`Refund recorded. ${SECOND_PERSON_TEXTS.samePerson}`);
  });
});
