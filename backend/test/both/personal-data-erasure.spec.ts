import { DataSource } from 'typeorm';
import { AuditEntryEntity } from '../../src/audit/audit-entry.entity.js';
import { OrderEntity } from '../../src/orders/order.entity.js';
import { OrderSearchService } from '../../src/orders/search/order-search.service.js';
import { ProviderTransactionEntity } from '../../src/payments/payment-log/provider-transaction.entity.js';
import { RefundEntity } from '../../src/payments/payment-log/refund.entity.js';
import { columnsWith } from '../support/database/every-text.js';
import { mariaDbServer } from '../support/database/test-database.js';
import { Festival } from '../support/festival.js';
import { PLANTED, PLANTED_PIECES, PlantedPerson } from '../support/planted-person.js';
import { closeSound } from '../support/sound-data.js';
import { newBuyer, type Visitor } from '../support/visitor.js';

const PATH = '/api/admin/personal-data';
const WHO = { email: PLANTED.email, phone: PLANTED.phone };
const ERASE = { ...WHO, confirm_email: PLANTED.email.toUpperCase() };

let festival: Festival;
let admin: Visitor;
let person: PlantedPerson;
let money: unknown;
beforeAll(async () => {
  festival = await Festival.open();
  admin = await festival.admin();
  const bystander = festival.visitor();
  await festival.tier({ price: 0 });
  await bystander.order(
    {},
    await bystander.login({ ...newBuyer(), name: 'Somebody Innocent', email: 'innocent@by.example' }),
  );
  person = await PlantedPerson.plant(festival);
  money = await moneyTrail();
});
afterAll(() => closeSound(festival));

/** What must not change: amounts, states, times, the provider's ids. */
async function moneyTrail(): Promise<unknown> {
  const select = {
    id: true,
    orderNumber: true,
    status: true,
    amount: true,
    finalAmount: true,
    refundedAmount: true,
  } as const;
  return [
    await festival
      .rows(OrderEntity)
      .find({ select: { ...select, transactionId: true, paidAt: true, createdAt: true } }),
    await festival
      .rows(RefundEntity)
      .find({ select: { id: true, amount: true, status: true, transactionId: true, settledAt: true } }),
    await festival
      .rows(ProviderTransactionEntity)
      .find({ select: { transactionId: true, grossAmount: true, status: true, settledAt: true, paymentType: true } }),
  ];
}

const lookUp = async () => (await admin.post(`${PATH}/look-up`, WHO).expect(200)).body.data;

it('the person is everywhere at first', async () => {
  const columns = await columnsWith(festival, PLANTED_PIECES);
  expect(columns).toEqual(
    expect.arrayContaining([
      'admin_users.email',
      'audit_log.after',
      'audit_log.before',
      'chatbot_conversations.user_message',
      'imported_rows.reference',
      'mails.payload',
      'mails.to_address',
      'order_search_terms.term',
      'orders.buyer_email',
      'orders.buyer_name',
      'orders.buyer_phone',
      'orders.sync_locked_reason',
      'payment_notifications.raw',
      'refunds.account',
      'refunds.proof',
      'refunds.reason',
      'scans.note',
      'tickets.buyer_email',
      'tickets.buyer_name',
    ]),
  );
  expect((await lookUp()).counts).toMatchObject({ orders: 3, tickets: 5, refunds: 1, conversations: 1, accounts: 1 });
});

it('is given out whole, and without keys', async () => {
  const { data } = (await admin.post(`${PATH}/export`, WHO).expect(200)).body;
  expect(data.orders.map((each: { orderNumber: string }) => each.orderNumber).toSorted()).toEqual(
    person.numbers.toSorted(),
  );
  for (const part of ['tickets', 'payments', 'refunds', 'mails', 'scans', 'conversations', 'accounts', 'mentions']) {
    expect(data[part].length).toBeGreaterThan(0);
  }
  const text = JSON.stringify(data);
  for (const secret of ['verify=', 'resume=', 'argon2', 'snap']) expect(text).not.toContain(secret);
  expect(text).not.toContain('by.example');
});

it('isn’t erased before the event', async () => {
  const { blockers } = await lookUp();
  expect(blockers.join(' ')).toMatch(/tickets for an event that isn't over/);
  const refused = await admin.post(`${PATH}/erase`, ERASE).expect(409);
  expect(refused.body.message).toMatch(/Refund or cancel it first/);
  await admin.post(`${PATH}/erase`, { ...ERASE, confirm_email: 'another@example.com' }).expect(422);
  expect(await columnsWith(festival, ['quux'])).toContain('orders.buyer_name');
});

it('is found nowhere afterwards, though the erasure was interrupted', async () => {
  await person.whenOver(1);
  const [, second = ''] = person.numbers;
  const undo = await refuseChangesOf(second);
  await admin.post(`${PATH}/erase`, ERASE).expect(500);
  await undo();
  expect(await columnsWith(festival, PLANTED_PIECES)).toContain('orders.buyer_name');

  await admin.post(`${PATH}/erase`, ERASE).expect(200);
  expect(await columnsWith(festival, PLANTED_PIECES)).toEqual([]);
  expect(await moneyTrail()).toEqual(money);
});

it('a second erasure finds nothing', async () => {
  const { erased } = (await admin.post(`${PATH}/erase`, ERASE).expect(200)).body.data;
  expect(Object.values(erased as Record<string, number>).every((count) => count === 0)).toBe(true);
});

it('others are as before', async () => {
  const columns = ['mails.to_address', 'order_search_terms.term', 'orders.buyer_email', 'tickets.buyer_email'];
  expect(await columnsWith(festival, ['innocent@by.example'])).toEqual(columns);
});

it('the log says that it happened, not of whom', async () => {
  const entries = await festival
    .rows(AuditEntryEntity)
    .find({ where: { resource: 'personal-data' }, order: { id: 'ASC' } });
  expect(entries.map(({ action }) => action)).toEqual(['look_up', 'export', 'look_up', 'erase', 'erase']);
  expect(new Set(entries.map(({ recordId }) => recordId)).size).toBe(1);
  expect(entries[0]?.recordId).toMatch(/^[\w-]{43}$/);
});

it('the search finds no trace', async () => {
  for (const q of ['zyxnara', 'quux', '81377712345', 'planted']) {
    const { hits } = await festival.get(OrderSearchService).find({ q });
    expect(hits).toEqual({ by: 'ids', ids: [] });
  }
});

/** Lets the database refuse every change of one order; gives a way back. */
async function refuseChangesOf(orderNumber: string): Promise<() => Promise<unknown>> {
  const dataSource = festival.app.get(DataSource, { strict: false });
  const condition = `NEW.order_number = '${orderNumber}'`;
  await dataSource.query(
    mariaDbServer() === null
      ? `CREATE TRIGGER refuse BEFORE UPDATE ON orders WHEN ${condition} BEGIN SELECT RAISE(ABORT, 'refused'); END`
      : `CREATE TRIGGER refuse BEFORE UPDATE ON orders FOR EACH ROW
         IF ${condition} THEN SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'refused'; END IF`,
  );
  return () => dataSource.query('DROP TRIGGER refuse');
}
