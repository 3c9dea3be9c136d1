import { DataSource } from 'typeorm';
import { AdminUserEntity } from '../../src/auth/admin-user.entity.js';
import { AuditEntryEntity } from '../../src/audit/audit-entry.entity.js';
import { ConversationEntity } from '../../src/chatbot/chat/conversation.entity.js';
import { MailEntity } from '../../src/mail/mail.entity.js';
import { MailWorkerService } from '../../src/mail/queue/mail-worker.service.js';
import { OrderEntity } from '../../src/orders/order.entity.js';
import { OrderSearchService } from '../../src/orders/search/order-search.service.js';
import { AttemptEntity } from '../../src/payments/payment-log/attempt.entity.js';
import { ProviderTransactionEntity } from '../../src/payments/payment-log/provider-transaction.entity.js';
import { RefundEntity } from '../../src/payments/payment-log/refund.entity.js';
import { StalePaymentsService } from '../../src/payments/sync/stale-payments.service.js';
import { EraseOrderService } from '../../src/personal-data/erase-order.service.js';
import { TicketEntity } from '../../src/tickets/ticket.entity.js';
import { type AnyRow, allRows, columnsWith } from '../support/database/all-rows.js';
import { mariaDbServer } from '../support/database/test-database.js';
import { Festival } from '../support/festival.js';
import { PERSONAL } from '../support/personal-columns.js';
import { PLANTED, PLANTED_PIECES, PLANTED_SESSION, PlantedPerson } from '../support/planted-person.js';
import { formFile, formRows, Importer } from '../support/sales/import-file.js';
import { closeSound } from '../support/sound-data.js';
import { newBuyer, type Visitor } from '../support/visitor.js';

const PATH = '/api/admin/personal-data';
const WHO = { email: PLANTED.email };
const ERASE = { ...WHO, confirm_email: PLANTED.email.toUpperCase() };
/** Alike in everything, and somebody else. */
const LIKE = { name: `${PLANTED.name} Lestari`, email: `y${PLANTED.email}`, phone: PLANTED.phone };
/** The program's own, and changed by every call. */
const BOOKKEEPING = ['leases', 'order_search_progress', 'admin_sessions', 'mail_rates'];

let festival: Festival;
let admin: Visitor;
let person: PlantedPerson;
let likeOrder: string;
beforeAll(async () => {
  festival = await Festival.open();
  admin = await festival.admin();
  person = await PlantedPerson.plant(festival);
  likeOrder = await innocents();
});
afterAll(() => closeSound(festival));

/** Buyers, a session and a search that share words, digits and parts of the address with the person. */
async function innocents(): Promise<string> {
  await festival.tier({ price: 0 });
  const visitor = festival.visitor();
  const { order_number: number } = await visitor.order({ quantity: 2 }, await visitor.login(LIKE));
  const other = festival.visitor();
  const names = ['Settlement', 'buyerName', 'Quuxwell'];
  for (const name of names) await other.order({}, await other.login({ ...newBuyer(), name }));
  const session = { language: 'en', session_id: 'chat_of_another' };
  const message = `I am ${LIKE.email}, ${PLANTED.name}, 9${PLANTED.phone}`;
  await visitor.post('/api/chatbot/chat', { message: 'How much is a ticket?', ...session }).expect(200);
  await festival.rows(ConversationEntity).update({ sessionId: session.session_id }, { userMessage: message });
  const filter = encodeURIComponent(JSON.stringify({ q: LIKE.email }));
  await admin.get(`/api/admin/orders/export?filter=${filter}`).expect(200);
  const words = { confirm: 'LOCK', reason: `${LIKE.name} called from ${LIKE.phone}` };
  await admin.post(`/api/orders/${number}/lock-sync`, words).expect(200);
  await festival.get(MailWorkerService).drain();
  return number;
}

/** What must not change: amounts, states, times, the provider's ids. */
async function moneyTrail(): Promise<unknown> {
  const money = { id: true, orderNumber: true, status: true, amount: true, finalAmount: true } as const;
  const more = { refundedAmount: true, transactionId: true, paidAt: true, createdAt: true, updatedAt: true } as const;
  return [
    await festival.rows(OrderEntity).find({ select: { ...money, ...more } }),
    await festival
      .rows(RefundEntity)
      .find({ select: { id: true, amount: true, status: true, transactionId: true, settledAt: true } }),
    await festival
      .rows(ProviderTransactionEntity)
      .find({ select: { transactionId: true, grossAmount: true, status: true, settledAt: true, paymentType: true } }),
  ];
}

/** Tells the person's rows from all others: by what they are linked to. */
async function ownRows(): Promise<(row: AnyRow) => boolean> {
  const orders = await festival.rows(OrderEntity).findBy({ buyerEmail: PLANTED.email });
  const [ids, numbers] = [orders.map(({ id }) => id), orders.map(({ orderNumber }) => orderNumber)];
  const of = async <T extends { id: number; orderId: number | null }>(entity: new () => T): Promise<number[]> =>
    (await festival.rows(entity).find()).flatMap((row) => (row.orderId && ids.includes(row.orderId) ? [row.id] : []));
  const [tickets, attempts, refunds, mails] = [
    await of(TicketEntity),
    await of(AttemptEntity),
    await of(RefundEntity),
    await of(MailEntity),
  ];
  const account = await festival.rows(AdminUserEntity).findOneByOrFail({ email: PLANTED.email });
  const records: Record<string, number[]> = { orders: ids, tickets, refunds, mails, users: [account.id] };
  return ({ table, columns }) => {
    const has = (column: string, values: readonly unknown[]): boolean => values.includes(columns[column]);
    if (table === 'orders') return has('id', ids);
    if (table === 'admin_users') return has('id', [account.id]);
    if (table === 'chatbot_conversations') return has('session_id', [PLANTED_SESSION]);
    if (table === 'next_year_addresses') return has('email', [PLANTED.email]);
    if (table === 'mails' && has('to_address', [PLANTED.email])) return true;
    if (table === 'audit_log') {
      const about = records[String(columns['resource'])] ?? [];
      const typed = [`"${PLANTED.email}"`, `"${PLANTED.phone}"`].some((text) =>
        String(columns['after']).includes(text),
      );
      return about.map(String).includes(String(columns['record_id'])) || typed || has('admin_id', [account.id]);
    }
    return (
      has('order_id', ids) || has('order_number', numbers) || has('ticket_id', tickets) || has('attempt_id', attempts)
    );
  };
}

const lookUp = async (more: object = {}) =>
  (await admin.post(`${PATH}/look-up`, { ...WHO, ...more }).expect(200)).body.data;

it('the person is everywhere at first, and only where it is decided how that goes', async () => {
  const columns = columnsWith(await allRows(festival), PLANTED_PIECES);
  expect(columns.length).toBeGreaterThan(18);
  expect(Object.values(PERSONAL).flat()).toEqual(expect.arrayContaining(columns));
  expect((await lookUp()).counts).toEqual({
    orders: 3,
    tickets: 5,
    mails: expect.any(Number) as number,
    refunds: 1,
    scans: expect.any(Number) as number,
    conversations: 1,
    next_year: 1,
    accounts: 1,
    typed: 2,
  });
});

it('orders with a typed number are listed, and are others’ until somebody names them', async () => {
  const found = await lookUp({ phone: PLANTED.phone });
  expect(found.orders_of_phone).toMatchObject([{ order_number: likeOrder, masked_email: 'yz…@p…xample' }]);
  expect(found.counts.orders).toBe(3);
  const named = await lookUp({ phone: PLANTED.phone, order_numbers: [likeOrder] });
  expect(named.counts).toMatchObject({ orders: 4, tickets: 7 });
  // A number alone names nobody.
  expect((await lookUp({ order_numbers: [likeOrder] })).counts.orders).toBe(3);
});

it('is given out whole, without keys, and without others', async () => {
  const { data } = (await admin.post(`${PATH}/export`, { ...WHO, phone: PLANTED.phone }).expect(200)).body;
  const numbers = data.orders.map((each: { orderNumber: string }) => each.orderNumber);
  expect(numbers.toSorted()).toEqual(person.numbers.toSorted());
  for (const part of [
    'tickets',
    'payments',
    'refunds',
    'mails',
    'scans',
    'conversations',
    'next_year',
    'accounts',
    'audit',
  ]) {
    expect(data[part].length).toBeGreaterThan(0);
  }
  const text = JSON.stringify(data);
  // Said by the provider in a notification, and by staff.
  for (const own of ['customer_details', `${PLANTED.name} is ill`.replaceAll('"', String.raw`\"`)])
    expect(text).toContain(own);
  for (const secret of ['verify=', 'resume=', 'argon2', 'snap', 'signature_key":"']) {
    expect(text.replaceAll('"[hidden]"', '')).not.toContain(secret);
  }
  for (const other of [LIKE.email, 'Lestari', 'admin@festival.local']) expect(text).not.toContain(other);
});

it('isn’t erased before the event, nor with another address typed', async () => {
  expect((await lookUp()).blockers.join(' ')).toMatch(/tickets for an event that isn't known to be over/);
  const before = await allRows(festival);
  const refused = await admin.post(`${PATH}/erase`, ERASE).expect(409);
  expect(refused.body.message).toMatch(/Refund or cancel it first/);
  await admin.post(`${PATH}/erase`, { ...ERASE, confirm_email: 'another@example.com' }).expect(422);
  expect(await allRows(festival)).toEqual(before);
});

it.each([null, 'UNIFY-1', [7]])('order numbers %j are no list of texts', async (order_numbers) => {
  const { body } = await admin.post(`${PATH}/look-up`, { ...WHO, order_numbers }).expect(422);
  expect(Object.keys(body.errors)).toEqual(['order_numbers']);
});

describe('after the event', () => {
  let before: AnyRow[];
  let isOwn: (row: AnyRow) => boolean;
  let money: unknown;

  it('an order that comes during the erasure is left whole, and the answer says to repeat it', async () => {
    await person.whenOver();
    admin = await festival.admin();
    expect((await lookUp()).blockers).toEqual([]);
    const visitor = festival.visitor();
    const buyer = await visitor.login(PLANTED);
    const erasing = festival.get(EraseOrderService);
    const erase = erasing.erase.bind(erasing);
    let placed = '';
    isOwn = await ownRows();
    before = await allRows(festival);
    money = await moneyTrail();
    jest.spyOn(erasing, 'erase').mockImplementationOnce(async (id, email) => {
      placed = (await visitor.order({}, buyer)).order_number;
      return erase(id, email);
    });
    const refused = await admin.post(`${PATH}/erase`, ERASE).expect(409);
    expect(refused.body.message).toContain(`Order ${placed} came in the meantime`);
    const order = await festival.rows(OrderEntity).findOneByOrFail({ orderNumber: placed });
    expect(order.buyerEmail).toBe(PLANTED.email);
    const [mail] = await festival.rows(MailEntity).findBy({ orderId: order.id, kind: 'e_ticket' });
    expect(mail?.toAddress).toBe(PLANTED.email);
    expect(Object.keys(mail?.payload ?? {}).length).toBeGreaterThan(0);
    const words = { status: 'cancelled', confirm1: 'I_UNDERSTAND', confirm2: 'LOCK_AND_UPDATE' };
    await admin.put(`/api/orders/${placed}/admin-status`, words).expect(200);
    await festival.get(StalePaymentsService).makeDue();
  });

  it('it is found nowhere, though the erasure was interrupted, and all others are as before', async () => {
    const last = await festival.rows(OrderEntity).findOneByOrFail({ buyerEmail: PLANTED.email });
    const undo = await refuseChangesOf(last.orderNumber);
    await admin.post(`${PATH}/erase`, ERASE).expect(500);
    await undo();
    await admin.post(`${PATH}/erase`, ERASE).expect(200);

    const after = await allRows(festival);
    const now = new Map(after.map((row) => [row.key, row]));
    const others = before.filter((row) => !isOwn(row) && !BOOKKEEPING.includes(row.table));
    expect(others.length).toBeGreaterThan(100);
    expect(others.map(({ key }) => now.get(key))).toEqual(others);
    // What still has a piece of it is others'.
    const keys = new Set(others.map(({ key }) => key));
    expect(
      columnsWith(
        after.filter(({ key }) => !keys.has(key)),
        PLANTED_PIECES,
      ),
    ).toEqual([]);
    const trail = (await moneyTrail()) as object[][];
    for (const [index, rows] of (money as object[][]).entries())
      expect(trail[index]).toEqual(expect.arrayContaining(rows));
    expect(await festival.rows(ConversationEntity).countBy({ sessionId: 'chat_of_another' })).toBeGreaterThan(0);
  });

  it('a second erasure finds nothing', async () => {
    const { erased } = (await admin.post(`${PATH}/erase`, ERASE).expect(200)).body.data;
    expect(Object.values(erased as Record<string, number>).every((count) => count === 0)).toBe(true);
  });

  it('no mail waits for an erased address, and none can order with one', async () => {
    const mails = await festival.rows(MailEntity).find();
    const erased = mails.filter(({ toAddress }) => toAddress.endsWith('@erased.invalid'));
    expect(erased.length).toBeGreaterThan(3);
    expect(erased.filter(({ status }) => status === 'queued' || status === 'sending')).toEqual([]);
    const login = { name: 'X', email: 'x@erased.invalid', phone: '081211112222' };
    await festival.visitor().post('/api/auth/login', login).expect(422);
  });

  it('an order’s page that was opened before can’t bring the buyer back', async () => {
    const path = `/api/orders/${person.numbers[0]}/buyer`;
    const refused = await admin.put(path, { buyer_name: PLANTED.name, buyer_phone: PLANTED.phone }).expect(409);
    expect(refused.body.message).toBe('The data of this buyer were erased.');
  });

  it('the form’s file brings no order a second time', async () => {
    await festival.tier({ type: 'early-bird', price: 59_000 });
    const cells = { 0: PLANTED.email, 1: PLANTED.name, 2: PLANTED.email, 3: PLANTED.phone };
    const { body } = await new Importer(admin).check(formFile(formRows(1, cells))).expect(200);
    expect(body.data).toMatchObject({ ready: 0, known: 1 });
    const other = await new Importer(admin).check(formFile(formRows(1, { ...cells, 5: '3' }))).expect(200);
    expect(other.body.data.errors).toMatchObject([
      { text: expect.stringMatching(/imported before with other data/) as string },
    ]);
  });

  it('the log says that it happened, not of whom', async () => {
    const entries = await festival
      .rows(AuditEntryEntity)
      .find({ where: { resource: 'personal-data' }, order: { id: 'ASC' } });
    const ofPerson = entries.filter(({ action }) => action !== 'forget');
    expect(ofPerson.filter(({ action }) => action === 'erase')).toHaveLength(4);
    expect(new Set(ofPerson.map(({ recordId }) => recordId)).size).toBe(1);
    expect(ofPerson[0]?.recordId).toMatch(/^[\w-]{43}$/);
  });

  it('the search finds the other alone', async () => {
    const other = await festival.rows(OrderEntity).findOneByOrFail({ orderNumber: likeOrder });
    for (const q of ['zyxnara', '81377712345', 'planted']) {
      const { hits } = await festival.get(OrderSearchService).find({ q });
      expect(hits).toEqual({ by: 'ids', ids: [other.id] });
    }
  });
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
