import type { PersonalDataOverview } from '@festival/contracts';
import { randomUUID } from 'node:crypto';
import { DataSource, LessThanOrEqual, Like, Not } from 'typeorm';
import { MailEntity } from '../../src/mail/mail.entity.js';
import { OrderEntity } from '../../src/orders/order.entity.js';
import { AttemptEntity } from '../../src/payments/payment-log/attempt.entity.js';
import { DifferenceEntity } from '../../src/payments/payment-log/difference.entity.js';
import { RefundEntity } from '../../src/payments/payment-log/refund.entity.js';
import { NotificationEntity } from '../../src/payments/webhook/notification.entity.js';
import { AuditEntryEntity } from '../../src/audit/audit-entry.entity.js';
import { AdminSessionEntity } from '../../src/auth/sessions/admin-session.entity.js';
import { SignInTriesEntity } from '../../src/auth/lockout/sign-in-tries.entity.js';
import { EraseOrderService } from '../../src/personal-data/erase-order.service.js';
import { EventEndService } from '../../src/personal-data/retention/event-end.service.js';
import { ForgetKindService } from '../../src/personal-data/retention/forget-kind.service.js';
import { RetentionNightService } from '../../src/personal-data/retention/retention-night.service.js';
import { RestoreEntity } from '../../src/platform/backups/restore.entity.js';
import { lockRows } from '../../src/platform/database/lock-rows.js';
import { Transactions } from '../../src/platform/database/transactions.js';
import { SettingsService } from '../../src/platform/settings/settings.service.js';
import { WaitingPassEntity } from '../../src/waiting-room/room/waiting-pass.entity.js';
import { WaitingRoomEntity } from '../../src/waiting-room/room/waiting-room.entity.js';
import { mariaDbServer } from '../support/database/test-database.js';
import { Festival } from '../support/festival.js';
import { nights } from '../support/nights.js';
import { together } from '../support/together.js';
import { madeOrder } from '../support/sales/made-orders.js';
import { newBuyer } from '../support/visitor.js';

const DAY_MS = 86_400_000;
const OVER = { status: 'expire', openEmail: null, openPhone: null, holdsSeats: false } as const;
/** More than the parameters that a statement may have. */
const MANY = 33_000;

let festival: Festival;
beforeAll(async () => {
  festival = await Festival.open();
  await festival.tier({ price: 50_000, quota: null });
});
afterAll(() => festival.close());

const order = (): Promise<OrderEntity> => madeOrder(festival, OVER, {}, newBuyer());
const buyerOf = async ({ id }: OrderEntity): Promise<string> =>
  (await festival.rows(OrderEntity).findOneByOrFail({ id })).buyerEmail;
const erase = ({ id, buyerEmail }: OrderEntity): Promise<boolean> =>
  festival.get(EraseOrderService).erase(id, buyerEmail);

const refundOf = ({ id: orderId }: OrderEntity): Omit<RefundEntity, 'id'> => ({
  orderId,
  paymentKey: randomUUID(),
  transactionId: null,
  way: 'manual',
  status: 'to_confirm',
  amount: 10_000,
  refundKey: randomUUID(),
  requestId: null,
  requestHash: 'x',
  reason: 'ill',
  tickets: null,
  account: 'BCA 12',
  proof: 'TRF 1',
  requestedById: 1,
  requestedBy: 'a@b.co',
  confirmedBy: null,
  endedBy: null,
  answer: null,
  sends: 0,
  sendingUntil: null,
  createdAt: new Date(),
  settledAt: null,
});
const attemptOf = ({ id: orderId }: OrderEntity, isFinal: boolean): Omit<AttemptEntity, 'id'> => ({
  orderId,
  number: 1,
  providerOrderId: randomUUID(),
  grossAmount: 50_000,
  token: 'token',
  redirectUrl: null,
  openingBy: null,
  openingUntil: null,
  closedAt: null,
  isFinal,
  dueAt: new Date(),
  queries: 0,
  queriedAt: null,
  claimNumber: 0,
  claimedUntil: null,
  createdAt: new Date(),
});

const roomOf = (id: number, updatedAt: Date): WaitingRoomEntity => ({
  id,
  mode: 'off',
  isActive: false,
  capacity: 100,
  opensAt: null,
  openedAt: null,
  seed: 'a'.repeat(64),
  gathered: null,
  issued: 0,
  admitted: 0,
  inside: 0,
  entered: 0,
  paceLimit: 100,
  pace: 100,
  pause: null,
  loadSignals: null,
  underLoadUntil: null,
  isSoldOut: false,
  unpaidSeats: 0,
  unpaidUntil: null,
  message: null,
  messageIndonesian: null,
  controlledAt: null,
  updatedAt,
});

describe('an order is left alone while', () => {
  it.each<[string, (placed: OrderEntity) => Promise<unknown>]>([
    ['it is open', ({ id }) => festival.rows(OrderEntity).update({ id }, { openEmail: 'x' })],
    ['it needs a person', ({ id }) => festival.rows(OrderEntity).update({ id }, { attention: 'paid_twice' })],
    ['its payments must be told', ({ id }) => festival.rows(OrderEntity).update({ id }, { paymentsStale: true })],
    ['a payment may come', (placed) => festival.rows(AttemptEntity).insert(attemptOf(placed, false))],
    ['a refund waits for a second person', (placed) => festival.rows(RefundEntity).insert(refundOf(placed))],
    [
      'a difference waits',
      ({ id: orderId, orderNumber }) =>
        festival.rows(DifferenceEntity).insert({
          kind: 'amount',
          state: 'waits',
          orderId,
          orderNumber,
          foundAt: new Date(),
        } as never),
    ],
    [
      'a notification was not looked at',
      async (placed) => {
        const { identifiers } = await festival.rows(AttemptEntity).insert(attemptOf(placed, true));
        await festival.rows(NotificationEntity).insert({
          attemptId: Number(identifiers[0]?.['id']),
          transactionId: 'x',
          transactionStatus: 'settlement',
          raw: '{}',
          outcome: 'received',
          receivedAt: new Date(),
          handledAt: null,
        });
      },
    ],
    ['it has another buyer by now', ({ id }) => festival.rows(OrderEntity).update({ id }, { buyerEmail: 'new@x.co' })],
  ])('%s', async (_name, happens) => {
    const placed = await order();
    await happens(placed);
    const before = await buyerOf(placed);
    expect(await erase(placed)).toBe(false);
    expect(await buyerOf(placed)).toBe(before);
  });
});

/** Looks before it has the lock. */
class Hasty extends EraseOrderService {
  protected override async lockRow(...[db, id]: Parameters<EraseOrderService['lockRow']>): Promise<OrderEntity[]> {
    return db.findBy(OrderEntity, { id });
  }
}

/** A refund is written under the order's lock while its order is erased; whether that was refused, and the refund. */
async function refundMeanwhile(erasing: EraseOrderService): Promise<[isErased: boolean, refund: RefundEntity]> {
  const placed = await order();
  let written: () => void = () => undefined;
  const isLocked = new Promise<void>((resolve) => (written = resolve));
  let begin: () => void = () => undefined;
  const hasBegun = new Promise<void>((resolve) => (begin = resolve));
  const refunding = festival.get(Transactions).run(async (db) => {
    await lockRows(db, db.createQueryBuilder(OrderEntity, 'o').where({ id: placed.id }));
    written();
    await hasBegun;
    await db.insert(RefundEntity, refundOf(placed));
  });
  await isLocked;
  const erased = erasing.erase(placed.id, placed.buyerEmail);
  // The erasure's first statement has reached the database, or waits for its turn there.
  setTimeout(begin, 300);
  const [, isErased] = await together([refunding, erased]);
  return [isErased, await festival.rows(RefundEntity).findOneByOrFail({ orderId: placed.id })];
}

it('a refund that is asked for during the erasure keeps its order, and its account', async () => {
  const [isErased, refund] = await refundMeanwhile(festival.get(EraseOrderService));
  expect([isErased, refund.account]).toEqual([false, 'BCA 12']);
});

if (mariaDbServer() !== null) {
  it('without the lock that order would be erased', async () => {
    const right = festival.get(EraseOrderService);
    const hasty = Object.assign(Object.create(Hasty.prototype) as Hasty, right);
    // Even then what is under way is left: each statement says so itself.
    const [isErased, refund] = await refundMeanwhile(hasty);
    expect([isErased, refund.account]).toEqual([true, 'BCA 12']);
  });
}

describe('the night', () => {
  const overview = async () =>
    (await (await festival.admin()).get('/api/admin/personal-data').expect(200)).body.data as PersonalDataOverview;
  const failed = async () => (await overview()).kinds.flatMap((each) => (each.has_failed ? [each.kind] : []));
  let due: OrderEntity[];

  beforeAll(async () => {
    due = [await order(), await order(), await order()];
    const admin = await festival.admin();
    const { data } = (await admin.get('/api/admin/settings').expect(200)).body;
    await admin.put('/api/admin/settings/1', { ...data, concert_date: festival.clock.now().toISOString() }).expect(200);
    festival.clock.advanceSeconds(2 * 86_400);
    await nights(festival, 7);
  });

  it('removes nothing while a restore waits for a person', async () => {
    const [backupId, epoch, now] = [randomUUID(), randomUUID(), festival.clock.now()];
    const restore = { backupId, epoch, takenAt: now, restoredAt: now, heldMails: 0, settledBy: null, settledAt: null };
    await festival.rows(RestoreEntity).insert(restore);
    festival.clock.advanceSeconds((400 * DAY_MS) / 1_000);
    await nights(festival, 9);
    expect(await overview()).toMatchObject({ is_restored: true });
    expect(
      (await overview()).kinds.every(
        ({ removal_from }) => removal_from === null || Date.parse(removal_from) < now.getTime() + 8 * DAY_MS,
      ),
    ).toBe(true);
    for (const each of due) expect(await buyerOf(each)).toBe(each.buyerEmail);
    await festival.rows(RestoreEntity).update({ backupId }, { settledAt: now });
  });

  it('is not held up by a sale for the next event, with more open orders than a statement has parameters', async () => {
    const { id: _, ...row } = await madeOrder(festival);
    const rows = Array.from({ length: MANY }, (__, index) => {
      const buyerEmail = `many-${index}@example.com`;
      return { ...row, orderNumber: `FEST-MANY${index}`, buyerEmail, openEmail: buyerEmail, openPhone: `+62${index}` };
    });
    for (let from = 0; from < MANY; from += 500) await festival.rows(OrderEntity).insert(rows.slice(from, from + 500));
    await festival.get(RetentionNightService).count();
    const orders = (await overview()).kinds.find(({ kind }) => kind === 'orders');
    expect(orders).toMatchObject({
      count: await festival.rows(OrderEntity).countBy({ buyerEmail: Not(Like('%@erased.invalid')) }),
      due: expect.any(Number) as number,
    });
    expect(orders?.due).toBeLessThan(MANY);
  });

  it('goes on behind more records than it logs that the database refuses, and says how many', async () => {
    const orders: OrderEntity[] = [];
    while (orders.length < 40) orders.push(await order());
    await plantMails(40, (index) => ({ orderId: orders[index]?.id, orderNumber: 'FEST-POISON' }));
    const ends = await plantMails(1);
    const undo = await refuseChangesOf('FEST-POISON', 'mails');
    const forgotten = await festival.get(ForgetKindService).forget('mails', async () => true);
    await undo();
    expect(forgotten.failures).toBe(40);
    const [last] = await festival.rows(MailEntity).findBy({ messageId: ends[0] ?? '' });
    expect(last?.payload).toEqual({});
    expect(await festival.get(ForgetKindService).forget('mails', async () => true)).toMatchObject({ failures: 0 });
  });

  it('doesn’t begin a kind when it is over, and then knows of each what the last night said', async () => {
    const [settings, end] = [festival.get(SettingsService), festival.get(EventEndService)];
    await end.change(async (state) => ({ ...state, failed: ['payments'] }));
    const [mail] = await plantMails(1);
    await festival.get(RetentionNightService).run('2031-01-01', () => true);
    expect((await settings.stored('retention_state')).failed).toEqual(['payments']);
    const [row] = await festival.rows(MailEntity).findBy({ messageId: mail ?? '' });
    expect(row?.payload).toEqual({ a: 1 });
    await end.change(async (state) => ({ ...state, failed: [] }));
  });

  it('goes on after a record that the database refuses, says so, and does it the next night', async () => {
    const [first, second, third] = due as [OrderEntity, OrderEntity, OrderEntity];
    const undo = await refuseChangesOf(second.orderNumber);
    await nights(festival, 9);
    expect(await failed()).toEqual(['orders']);
    expect(await buyerOf(second)).toBe(second.buyerEmail);
    for (const each of [first, third]) expect(await buyerOf(each)).toMatch(/@erased\.invalid$/);
    await undo();
    await nights(festival, 1);
    expect(await failed()).toEqual([]);
    expect(await buyerOf(second)).toMatch(/@erased\.invalid$/);
  });

  /** Sent long ago, of no order; gives their ids. */
  async function plantMails(count: number, more: (index: number) => object = () => ({})): Promise<string[]> {
    const mails = await festival.rows(MailEntity).find({ take: 1 });
    const { id: _, messageId: __, ...mail } = mails[0] as MailEntity;
    const old = { orderId: null, status: 'sent', createdAt: new Date(Date.now() - 10 * DAY_MS), payload: { a: 1 } };
    const rows = Array.from({ length: count }, (__, index) => ({
      ...mail,
      ...old,
      messageId: `<${randomUUID()}>`,
      ...more(index),
    }));
    for (let from = 0; from < rows.length; from += 200)
      await festival.rows(MailEntity).insert(rows.slice(from, from + 200) as never);
    return rows.map(({ messageId }) => messageId);
  }

  it('ends with what somebody wants kept for longer meanwhile', async () => {
    await plantMails(10);
    const [kinds, settings] = [festival.get(ForgetKindService), festival.get(SettingsService)];
    const before = await settings.stored('retention');
    const keepFor = async (mails: number): Promise<true> => {
      await festival.get(Transactions).run((db) => settings.set(db, 'retention', { ...before, mails }));
      return true;
    };
    expect(await kinds.forget('mails', () => keepFor(3_650))).toEqual({ removed: 0, failures: 0 });
    await keepFor(before.mails);
    expect(await kinds.forget('mails', async () => false)).toEqual({ removed: 0, failures: 0 });
    expect((await kinds.forget('mails', async () => true)).removed).toBeGreaterThanOrEqual(10);
  });

  it('walks through places and sign-ins, more than one range reads, and removes those that are due alone', async () => {
    const kinds = festival.get(ForgetKindService);
    const now = festival.clock.now();
    const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
    const insert = async (entity: new () => object, rows: object[]): Promise<void> => {
      for (let from = 0; from < rows.length; from += 500)
        await festival.rows(entity).insert(rows.slice(from, from + 500));
    };
    const rooms = [1, 2, 3].map((id) => roomOf(id, ago(60)));
    await insert(WaitingRoomEntity, rooms);
    const places = [1, 2, 3].flatMap((roomId) =>
      Array.from({ length: 2_300 }, (_, index) => ({
        roomId,
        placeId: randomUUID().replaceAll('-', ''),
        enteredAt: ago(40),
        expiresAt: ago(index % 10 === 0 ? 2 : 30),
        usedBy: null,
        seenAt: null,
        releasedAt: index % 10 === 1 ? null : ago(30),
      })),
    );
    await insert(WaitingPassEntity, places);
    const tries = Array.from({ length: 2_300 }, (_, index) => ({
      emailHash: randomUUID(),
      tries: 1,
      lastTryAt: ago(index < 2_100 ? 40 : 1),
    }));
    await insert(SignInTriesEntity, tries);
    const sessions = await festival.rows(AdminSessionEntity).countBy({ expiresAt: LessThanOrEqual(ago(30)) });

    expect(await kinds.count('waiting_room')).toMatchObject({ count: 4_140, due: 3_680 });
    expect((await kinds.count('sign_ins')).due).toBe(2_100 + sessions);
    expect(await kinds.forget('waiting_room', async () => true)).toEqual({ removed: 3_680, failures: 0 });
    expect(await kinds.forget('sign_ins', async () => true)).toEqual({ removed: 2_100 + sessions, failures: 0 });
    expect(await festival.rows(WaitingPassEntity).count()).toBe(3 * 2_300 - 3_680);
    expect(await festival.rows(WaitingPassEntity).countBy({ roomId: 3 })).toBe(2_300);
  });

  it('takes names of phones out of what was undone at the gate, and leaves the reason', async () => {
    const entry = { adminId: null, adminEmail: null, action: 'undo_check_in', resource: 'tickets', recordId: '1' };
    const after = { reason: 'a mistake', phone: 'Phone of Rina' };
    const createdAt = new Date(festival.clock.now().getTime() - 390 * DAY_MS);
    const { identifiers } = await festival
      .rows(AuditEntryEntity)
      .insert({ ...entry, before: { ticket_code: 'TKT-1' }, after, address: null, createdAt } as never);
    await festival.get(ForgetKindService).forget('audit', async () => true);
    const row = await festival.rows(AuditEntryEntity).findOneByOrFail({ id: Number(identifiers[0]?.['id']) });
    expect(row).toMatchObject({ before: { ticket_code: 'TKT-1' }, after: { reason: 'a mistake', phone: '[erased]' } });
    expect((await festival.get(ForgetKindService).count('audit')).due).toBe(0);
  });

  it('two at once remove each record once', async () => {
    await plantMails(1_200);
    const forget = () => festival.get(ForgetKindService).forget('mails', async () => true);
    const { due: count } = await festival.get(ForgetKindService).count('mails');
    const [one, other] = await together([forget(), forget()]);
    expect(count).toBeGreaterThanOrEqual(1_200);
    const left = await festival.get(ForgetKindService).count('mails');
    expect(one.removed + other.removed).toBe(count - left.due);
    expect(left.due).toBeLessThan(10);
    expect(one.failures + other.failures).toBe(0);
    expect((await festival.get(SettingsService).stored('retention_state')).failed).toEqual([]);
  });
});

/** Lets the database refuse every change of one order, or of its rows in another table; gives a way back. */
async function refuseChangesOf(orderNumber: string, table = 'orders'): Promise<() => Promise<unknown>> {
  const dataSource = festival.app.get(DataSource, { strict: false });
  const condition = `NEW.order_number = '${orderNumber}'`;
  await dataSource.query(
    mariaDbServer() === null
      ? `CREATE TRIGGER refuse BEFORE UPDATE ON ${table} WHEN ${condition} BEGIN SELECT RAISE(ABORT, 'refused'); END`
      : `CREATE TRIGGER refuse BEFORE UPDATE ON ${table} FOR EACH ROW
         IF ${condition} THEN SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'refused'; END IF`,
  );
  return () => dataSource.query('DROP TRIGGER refuse');
}
