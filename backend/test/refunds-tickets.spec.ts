import type { Dashboard, OrderRefundsData, Refund, ScanAnswer } from '@festival/contracts';
import { IsNull, Not } from 'typeorm';
import { AdminUserEntity } from '../src/auth/admin-user.entity.js';
import type { RefundPayload } from '../src/mail/mail-payloads.js';
import { MailEntity } from '../src/mail/mail.entity.js';
import { TicketEntity } from '../src/tickets/ticket.entity.js';
import { TicketTypeEntity } from '../src/tickets/tiers/ticket-type.entity.js';
import { Festival } from './support/festival.js';
import { PaymentsBench } from './support/sales/payments.js';
import { RefundSetup } from './support/sales/refund-setup.js';
import { RESET_SECRET } from './support/sales/resets.js';
import { closeSound } from './support/sound-data.js';
import { secondPerson, staff } from './support/staff.js';
import type { Visitor } from './support/visitor.js';

let festival: Festival;
let bench: PaymentsBench;
let setup: RefundSetup;
let admin: Visitor;
let one: Visitor;
let two: Visitor;

/** Two tickets of 50,000 in a bundle: 96,000, a share of 48,000 each. */
const SHARE = 48_000;
const ASK = { reason: 'One friend is ill.', confirm: 'REFUND' };

beforeAll(async () => {
  festival = await Festival.open({ environment: { TICKET_RESET_SECRET: RESET_SECRET } });
  bench = new PaymentsBench(festival);
  admin = await festival.admin();
  one = await staff(festival, 'finance');
  two = await secondPerson(festival);
  setup = new RefundSetup(festival, bench, one, two);
});
beforeEach(async () => {
  await festival.simulator.recover();
  await festival.tier({ quota: 1_000, price: 50_000, sold: 0 });
});
afterAll(() => closeSound(festival));

async function codesOf(number: string): Promise<[string, string]> {
  const { id } = await bench.order(number);
  const rows = await festival.rows(TicketEntity).find({ where: { orderId: id }, order: { number: 'ASC' } });
  return rows.map(({ ticketCode }) => ticketCode) as [string, string];
}

const sold = async () => (await festival.rows(TicketTypeEntity).findOneByOrFail({ type: 'pre-sales-2' })).sold;
const validate = async (code: string): Promise<ScanAnswer> =>
  (await admin.get(`/api/admin/tickets/validate/${code}`)).body as ScanAnswer;
const checkIn = (code: string) => admin.post(`/api/tickets/checkin/${code}`);

async function remove(number: string): Promise<void> {
  await admin.post(`/api/orders/${number}/lock-sync`, { confirm: 'LOCK' }).expect(200);
  const words = { confirm1: 'I_UNDERSTAND_DELETE', confirm2: number };
  await admin.post(`/api/orders/${number}/delete`, words).expect(200);
}

async function mailsOf(number: string, kind: 'refund' | 'order_cancelled'): Promise<MailEntity[]> {
  const { id: orderId } = await bench.order(number);
  return festival.rows(MailEntity).find({ where: { orderId, kind }, order: { id: 'ASC' } });
}

const refundMails = async (number: string): Promise<RefundPayload[]> =>
  (await mailsOf(number, 'refund')).map(({ payload }) => payload as RefundPayload);

describe('a refund of one ticket of two', () => {
  it('takes it out: dead at the gate, its seat back, figures right, the buyer told', async () => {
    const number = await setup.paid('gopay');
    const [remaining, out] = await codesOf(number);
    const before = await sold();
    expect((await setup.look(number)).tickets).toEqual([
      { code: remaining, number: 1, status: 'valid', share: SHARE, blocked: null },
      { code: out, number: 2, status: 'valid', share: SHARE, blocked: null },
    ]);
    const { body } = await setup.refund(number, { ...ASK, amount: SHARE, tickets: [out] }).expect(201);
    expect(body.data).toMatchObject({ status: 'done', amount: SHARE, tickets: [out] } satisfies Partial<Refund>);

    expect(await validate(out)).toMatchObject({ type: 'invalid', message: 'Ticket is cancelled' });
    await checkIn(out).expect(409);
    expect(await validate(remaining)).toMatchObject({ type: 'valid' });
    expect(await sold()).toBe(before - 1);
    const order = await bench.order(number);
    expect(order).toMatchObject({
      status: 'partial_refund',
      refundedQuantity: 1,
      refundedAmount: SHARE,
      holdsSeats: true,
    });
    expect((await admin.get(`/api/admin/orders/${number}`).expect(200)).body.data.order).toMatchObject({
      ticket_quantity: 2,
      refunded_quantity: 1,
      refunded_amount: SHARE,
    });
    expect((await setup.look(number)).tickets.map(({ blocked }) => blocked)).toEqual([null, 'refunded']);
    expect(await refundMails(number)).toMatchObject([
      {
        amount: SHARE,
        scope: 'part',
        way: 'provider',
        paymentType: 'gopay',
        tickets: [{ number: 2, code: out }],
        hasOthers: true,
      },
    ]);
  });

  it('counts no more among the tickets of the day', async () => {
    const day = async () => ((await admin.get('/api/admin/dashboard').expect(200)).body.data as Dashboard).days.at(-1);
    const number = await setup.paid('gopay');
    const before = await day();
    await setup.refund(number, { ...ASK, amount: SHARE, tickets: [(await codesOf(number))[0]] }).expect(201);
    const after = await day();
    expect([after?.orders, after?.tickets, after?.net]).toEqual([
      before?.orders,
      (before?.tickets ?? 0) - 1,
      (before?.net ?? 0) - SHARE,
    ]);
  });

  it('stays out whatever follows: repair, resets, resent tickets; the rest ends with the rest of the money', async () => {
    const number = await setup.paid('gopay');
    const [remaining, out] = await codesOf(number);
    await setup.refund(number, { ...ASK, amount: SHARE, tickets: [out] }).expect(201);
    const before = await sold();
    const { id } = await bench.order(number);
    expect((await admin.post(`/api/orders/${id}/repair-tickets`).expect(200)).body.data.updated_count).toBe(0);
    const secret = RESET_SECRET;
    await admin.post(`/api/tickets/${out}/reset`, { secret, confirm_code: out }).expect(409);
    await admin.post('/api/tickets/reset-all', { secret }).expect(200);
    expect((await bench.outcome(number)).tickets).toEqual(['valid', 'cancelled']);
    await admin.post(`/api/orders/${id}/resend-receipt`).expect(200);
    const [mail] = await festival
      .rows(MailEntity)
      .find({ where: { orderId: id, kind: 'e_ticket' }, order: { id: 'DESC' } });
    expect(mail?.payload).toMatchObject({ tickets: [{ code: remaining }] });

    await setup.refund(number, ASK).expect(201);
    expect(await bench.outcome(number)).toMatchObject({ status: 'refund', tickets: ['cancelled', 'cancelled'] });
    expect(await sold()).toBe(before - 1);
    expect((await refundMails(number)).map(({ scope, amount }) => [scope, amount])).toEqual([
      ['part', SHARE],
      ['full', SHARE],
    ]);
  });

  it('is refused for a used ticket, one of another order, one that is out, and all money for a part of them', async () => {
    const number = await setup.paid('gopay');
    const [first, second] = await codesOf(number);
    const [strange] = await codesOf(await setup.paid('gopay'));
    const refused = async (body: object) =>
      (await setup.refund(number, { ...ASK, ...body }).expect(422)).body.errors.tickets;
    expect(await refused({ amount: SHARE, tickets: [strange] })).toEqual([`${strange} is not a ticket of this order.`]);
    expect(await refused({ tickets: [first] })).toEqual([
      'This is all the money that is left, so all tickets end: choose all, or a part of the money.',
    ]);
    await checkIn(first).expect(200);
    expect(await refused({ amount: SHARE, tickets: [first] })).toEqual([
      `${first} was used at the gate and cannot be refunded.`,
    ]);
    expect(await refused({ amount: SHARE, tickets: ['x'] })).toEqual(['Choose tickets of this order.']);
    await setup.refund(number, { ...ASK, amount: 1_000, tickets: [second] }).expect(201);
    expect(await refused({ amount: 1_000, tickets: [second] })).toEqual([`${second} is not valid any more.`]);
  });

  it('and a check-in of the same ticket at once: one of them wins, never both', async () => {
    const number = await setup.paid('gopay');
    const [, out] = await codesOf(number);
    const [refund, scan] = await Promise.all([
      setup.refund(number, { ...ASK, amount: SHARE, tickets: [out] }),
      checkIn(out),
    ]);
    expect([refund.status === 201, scan.status === 200].filter(Boolean)).toHaveLength(1);
    const [, ticket] = await festival
      .rows(TicketEntity)
      .find({ where: { orderNumber: number }, order: { number: 'ASC' } });
    expect(ticket?.status).toBe(scan.status === 200 ? 'used' : 'cancelled');
  });

  it('that the provider refuses, or that is by hand and withdrawn, brings the ticket back to life', async () => {
    const number = await setup.paid('bank_transfer');
    const [, out] = await codesOf(number);
    const before = await sold();
    const id = await setup.record(number, { amount: SHARE, tickets: [out] });
    expect(await validate(out)).toMatchObject({ type: 'invalid' });
    expect(await sold()).toBe(before);
    await one.post(`/api/admin/orders/${number}/refunds/${id}/withdraw`, { reason: 'Wrong order.' }).expect(200);
    expect(await validate(out)).toMatchObject({ type: 'valid' });
    expect(await refundMails(number)).toEqual([]);
    expect(await bench.order(number)).toMatchObject({ refundedQuantity: 0, refundedAmount: 0 });
  });

  it('by hand gives the seat back, and is told to the buyer, once a second person has confirmed it', async () => {
    const number = await setup.paid('bank_transfer');
    const [, out] = await codesOf(number);
    const before = await sold();
    await setup.confirm(number, await setup.record(number, { amount: SHARE, tickets: [out] }));
    expect(await sold()).toBe(before - 1);
    expect(await bench.order(number)).toMatchObject({ status: 'partial_refund', refundedQuantity: 1 });
    expect(await refundMails(number)).toMatchObject([{ way: 'manual', scope: 'part', tickets: [{ code: out }] }]);
  });

  it('whose order is deleted before its transfer is confirmed calls nobody', async () => {
    const number = await setup.paid('bank_transfer');
    const [, out] = await codesOf(number);
    const id = await setup.record(number, { amount: SHARE, tickets: [out] });
    await remove(number);
    await setup.confirm(number, id);
    expect(await bench.order(number)).toMatchObject({ attention: null, refundedQuantity: 1, holdsSeats: false });
  });

  it('gives the seat to the successor when that has opened', async () => {
    const number = await setup.paid('gopay');
    await festival.tier({ quota: 2, sold: 2 });
    const opened = { startsAfter: 'pre-sales-2', openedAt: festival.clock.now(), isAvailable: true };
    await festival.tier({ type: 'regular', quota: 10, ...opened });
    const quota = async (type: string) => (await festival.rows(TicketTypeEntity).findOneByOrFail({ type })).quota;
    await setup.refund(number, { ...ASK, amount: SHARE, tickets: [(await codesOf(number))[1]] }).expect(201);
    expect([await quota('pre-sales-2'), await quota('regular'), await sold()]).toEqual([1, 11, 1]);
    await festival.tier({ type: 'regular', startsAfter: null, openedAt: null, isAvailable: false });
  });
});

describe('the buyer’s mails', () => {
  it('of a refund that somebody made on the provider’s pages, in part and then in full, each once', async () => {
    const number = await setup.paid('gopay');
    await festival.simulator.refund(number, 20_000);
    await bench.reaches(number, 'partial_refund');
    await setup.hearAgain(number);
    await festival.simulator.refund(number, 76_000);
    await bench.reaches(number, 'refund');
    await setup.hearAgain(number);
    expect((await refundMails(number)).map(({ amount, scope }) => [amount, scope])).toEqual([
      [20_000, 'part'],
      [76_000, 'full'],
    ]);
  });

  it('of our own refund once, though a part went back on the provider’s pages before', async () => {
    const number = await setup.paid('gopay');
    await festival.simulator.refund(number, 20_000);
    await bench.reaches(number, 'partial_refund');
    await setup.refund(number, { ...ASK, amount: 30_000 }).expect(201);
    await bench.settled(number);
    await setup.hearAgain(number);
    expect((await refundMails(number)).map(({ amount, scope }) => [amount, scope])).toEqual([
      [20_000, 'part'],
      [30_000, 'part'],
    ]);
  });

  it('of a part, and which of their tickets stay valid', async () => {
    const number = await setup.paid('gopay');
    await setup.refund(number, { ...ASK, amount: 1_000 }).expect(201);
    await setup.refund(number, { ...ASK, amount: 1_000, tickets: [(await codesOf(number))[0]] }).expect(201);
    await setup.refund(number, { ...ASK, amount: 1_000 }).expect(201);
    expect((await refundMails(number)).map(({ hasOthers, allValid }) => [hasOthers, allValid])).toEqual([
      [true, true],
      [true, false],
      [true, false],
    ]);
  });

  it('of the money for an extra payment that goes back', async () => {
    const number = await setup.paid('gopay');
    await festival.simulator.pay(number, { again: true });
    await bench.settled(number);
    const extra = (await setup.look(number)).payments.find(({ is_extra }) => is_extra);
    await setup.refund(number, { ...ASK, transaction_id: extra?.transaction_id }).expect(201);
    expect(await refundMails(number)).toMatchObject([{ scope: 'extra', amount: 96_000, tickets: [] }]);
    expect(await bench.outcome(number)).toMatchObject({ status: 'settlement', tickets: ['valid', 'valid'] });
  });

  it('of an order that staff cancelled, or set to refunded, once', async () => {
    const cancelled = await setup.paid('gopay');
    await setup.setStatus(cancelled, 'cancel');
    await setup.setStatus(cancelled, 'cancelled');
    expect((await mailsOf(cancelled, 'order_cancelled')).map(({ payload }) => payload)).toMatchObject([
      { by: 'staff' },
    ]);
    const { order_number: refunded } = await festival.visitor().order({ quantity: 2 });
    await setup.setStatus(refunded, 'paid');
    await setup.setStatus(refunded, 'refund');
    expect(await refundMails(refunded)).toMatchObject([{ scope: 'full', amount: 96_000, way: 'unknown' }]);
    expect(await mailsOf(refunded, 'order_cancelled')).toEqual([]);
  });

  it.each(['before', 'after'])(
    'of a transfer that is confirmed %s staff set the order to refunded, once',
    async (order) => {
      const number = await setup.paid('bank_transfer');
      const id = await setup.record(number);
      if (order === 'before') await setup.confirm(number, id);
      await setup.setStatus(number, 'refund');
      if (order === 'after') await setup.confirm(number, id);
      expect(await refundMails(number)).toMatchObject([{ scope: 'full', amount: 96_000, way: 'manual' }]);
    },
  );

  it('of an order that they cancelled themselves, and nothing of one whose time was over', async () => {
    const visitor = festival.visitor();
    const { order_number: number } = await visitor.order();
    await visitor.post(`/api/orders/${number}/cancel`).expect(200);
    expect((await mailsOf(number, 'order_cancelled')).map(({ payload }) => payload)).toMatchObject([{ by: 'buyer' }]);
    const { order_number: other } = await festival.visitor().order();
    await admin.post(`/api/admin/orders/${other}/cancel`).expect(200);
    expect((await mailsOf(other, 'order_cancelled')).map(({ payload }) => payload)).toMatchObject([{ by: 'staff' }]);
    const { order_number: late } = await festival.visitor().orderAndPay();
    await festival.simulator.fail(late, 'expire');
    await bench.reaches(late, 'expire');
    expect(await mailsOf(late, 'order_cancelled')).toEqual([]);
  });
});

describe('refunds that wait for a second person', () => {
  const waiting = async (who: Visitor): Promise<Array<Record<string, unknown>>> =>
    (await who.get('/api/admin/waiting-refunds').expect(200)).body.data;
  const needs = async (): Promise<Dashboard['needs_person']> =>
    (await admin.get('/api/admin/dashboard').expect(200)).body.data.needs_person;

  it('are listed, counted, and mailed to those who may confirm them, until one has', async () => {
    const before = await needs();
    await staff(festival, 'content');
    await staff(festival, 'finance');
    const retired = await secondPerson(festival);
    const accounts = festival.rows(AdminUserEntity);
    const last = await accounts.findOneOrFail({ where: { role: 'finance' }, order: { id: 'DESC' } });
    await accounts.update(last.id, { isActive: false });
    expect(retired).toBeDefined();
    const number = await setup.paid('bank_transfer');
    const id = await setup.record(number, { amount: 20_000 });
    const { requested_by: asked } = ((await setup.look(number)) as OrderRefundsData).refunds[0] as Refund;

    expect((await needs()).waiting_refunds).toBe(before.waiting_refunds + 1);
    const [mine] = (await waiting(one)).filter((each) => each['id'] === id);
    expect(mine).toMatchObject({ order_number: number, amount: 20_000, requested_by: asked, may_confirm: false });
    expect((await waiting(admin)).find((each) => each['id'] === id)).toMatchObject({ may_confirm: false });
    expect((await waiting(two)).find((each) => each['id'] === id)).toMatchObject({ may_confirm: true });

    const mails = (await festival.rows(MailEntity).findBy({ kind: 'confirm_refund' })).filter(
      ({ payload }) => (payload as { orderNumber: string }).orderNumber === number,
    );
    const allowed = await accounts.findBy({ isActive: true, twoFactorAt: Not(IsNull()) });
    expect(mails.map(({ toAddress }) => toAddress)).toEqual(allowed.map(({ email }) => email));
    expect(allowed).toHaveLength(1);
    expect(mails.every(({ orderId }) => orderId === null)).toBe(true);

    await setup.confirm(number, id);
    expect((await waiting(admin)).filter((each) => each['id'] === id)).toEqual([]);
    expect((await needs()).waiting_refunds).toBe(before.waiting_refunds);
  });

  it('are for those who handle orders', async () => {
    await (await staff(festival, 'gate')).get('/api/admin/waiting-refunds').expect(403);
  });
});
