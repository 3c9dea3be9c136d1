import type { DataSource, EntityManager } from 'typeorm';
import { isSuccessful } from '@festival/contracts';
import { SystemClock } from '@festival/backend/platform/clock/clock.js';
import { insertRows } from '@festival/backend/platform/database/insert-rows.js';
import { Reader } from '@festival/backend/platform/database/reader.js';
import { Transactions } from '@festival/backend/platform/database/transactions.js';
import { AuditEntryEntity } from '@festival/backend/audit/audit-entry.entity.js';
import { MailEntity } from '@festival/backend/mail/mail.entity.js';
import { OrderEntity } from '@festival/backend/orders/order.entity.js';
import { ReferralCodeEntity } from '@festival/backend/orders/codes/referral-code.entity.js';
import { OrderEventEntity } from '@festival/backend/orders/status/order-event.entity.js';
import { OrderSearchIndexService } from '@festival/backend/orders/search/order-search-index.service.js';
import { TicketTypeEntity } from '@festival/backend/tickets/tiers/ticket-type.entity.js';
import { ScanEntity } from '@festival/backend/tickets/gate/check-in/scan.entity.js';
import { TicketEntity } from '@festival/backend/tickets/ticket.entity.js';
import { FillRefused } from './fill-options.js';
import { makeHistory } from './made-history.js';
import { makeMail } from './made-mail.js';
import { makeAuditEntries, makeScans } from './made-people.js';
import { makeOrder, makeTickets, type MadeOrder, type Surroundings } from './made-order.js';
import { Random } from './random.js';

const BATCH = 400;
/** SQLite takes 32,766 values in one statement. */
const ROWS_A_STATEMENT = 500;
/** Made-up orders need not survive a power cut. The cache, in kB, holds the parts of the indexes that are written to. */
const QUICKLY = ['PRAGMA synchronous = OFF', 'PRAGMA cache_size = -400000'];
const DAYS = 60;
const DAY_MS = 24 * 60 * 60 * 1000;
const COMMITTEE = 40;

export interface FillWork {
  orders: number;
  force: boolean;
  /** The newest order's time. */
  now: Date;
  /** The same seed creates the same orders in an empty database. */
  seed: number;
  report?: (done: number) => void;
}

/**
 * Fills a migrated database that has tiers with orders of the last 60 days and their tickets, history, mails, inviters,
 * scans, entries of the audit log and counts, so that `npm run audit:data` finds nothing. Throws `FillRefused` when there are orders already and `force` isn't set.
 */
export async function fillDatabase(dataSource: DataSource, work: FillWork): Promise<void> {
  await refuseFilled(dataSource, work);
  if (dataSource.options.type === 'better-sqlite3') for (const each of QUICKLY) await dataSource.query(each);
  const transactions = new Transactions(dataSource);
  const serial = (await dataSource.manager.maximum(OrderEntity, 'id')) ?? 0;
  // Further orders must not get the numbers of the first ones.
  const around = await prepare(transactions, { ...work, seed: work.seed + serial });
  for (let done = 0; done < work.orders; done += BATCH) {
    const count = Math.min(BATCH, work.orders - done);
    const orders = Array.from({ length: count }, (_, index) =>
      makeOrder(serial + done + index + 1, timeOf(done + index, work, around.random), around),
    );
    await transactions.run((db) => write(db, orders, around));
    work.report?.(done + count);
  }
  await giveSearchTerms(dataSource, transactions);
}

/** Throws when there are orders and nobody said that there may be. A database without tables has none. */
export async function refuseFilled(dataSource: DataSource, { force }: Pick<FillWork, 'force'>): Promise<void> {
  if (force || !(await hasOrders(dataSource))) return;
  throw new FillRefused(
    'The database has orders already, perhaps of a fill that was ended early: give --force to add to them. Nothing was done.',
  );
}

async function hasOrders(dataSource: DataSource): Promise<boolean> {
  const runner = dataSource.createQueryRunner();
  try {
    return (await runner.hasTable('orders')) && (await runner.manager.existsBy(OrderEntity, {}));
  } finally {
    await runner.release();
  }
}

/** The running product's jobs would do this within some minutes. */
async function giveSearchTerms(dataSource: DataSource, transactions: Transactions): Promise<void> {
  const index = new OrderSearchIndexService(new Reader(dataSource), transactions, new SystemClock());
  await index.onModuleInit();
  while ((await index.step()) > 0);
}

/** Ascending times, denser towards the end. */
function timeOf(index: number, { orders, now }: FillWork, random: Random): Date {
  const share = Math.sqrt((index + random.next()) / orders);
  return new Date(Math.floor(now.getTime() - (1 - share) * DAYS * DAY_MS));
}

async function prepare(transactions: Transactions, { now, seed }: FillWork): Promise<Surroundings> {
  return transactions.run(async (db) => {
    const tiers = (await db.find(TicketTypeEntity, { order: { sortOrder: 'ASC' } })).filter(
      (each) => each.price !== null,
    );
    const [tier, ...others] = tiers;
    if (!tier) throw new FillRefused('No tier has a price: there is nothing to sell');
    await addCommittee(db, now);
    await db.updateAll(TicketTypeEntity, { quota: null });
    const [code, ...codes] = await db.find(ReferralCodeEntity);
    if (!code) throw new FillRefused('There is no referral code');
    return { now, random: new Random(seed), tiers: [tier, ...others], referralCodes: [code, ...codes] };
  });
}

async function addCommittee(db: EntityManager, createdAt: Date): Promise<void> {
  const known = new Set((await db.find(ReferralCodeEntity)).map((each) => each.code));
  const wanted = Array.from({ length: COMMITTEE }, (_, index) => ({
    code: `PANITIA${String(index + 1).padStart(2, '0')}`,
    panitiaName: `Panitia ${index + 1}`,
    isActive: true,
    uses: 0,
    createdAt,
  }));
  const missing = wanted.filter(({ code }) => !known.has(code));
  if (missing.length > 0) await insertRows(db, ReferralCodeEntity, missing);
}

async function write(db: EntityManager, orders: MadeOrder[], around: Surroundings): Promise<void> {
  await insertRows(db, OrderEntity, orders);
  const ids = await idsOf(db, orders);
  const made = orders.map((order) => {
    const id = ids.get(order.orderNumber) ?? 0;
    const tickets = makeTickets(order, id, around);
    return {
      tickets,
      events: makeHistory(order, id),
      mail: makeMail(order, tickets, id, around.random),
      audit: makeAuditEntries(order, id, around.random),
    };
  });
  const tickets = made.flatMap((each) => each.tickets);
  for (let from = 0; from < tickets.length; from += ROWS_A_STATEMENT)
    await insertRows(db, TicketEntity, tickets.slice(from, from + ROWS_A_STATEMENT));
  const [events, mails] = [made.flatMap((each) => each.events), made.map(({ mail }) => mail)];
  await insertRows(db, OrderEventEntity, events);
  await insertRows(db, MailEntity, mails);
  const audit = made.flatMap((each) => each.audit);
  await insertRows(db, AuditEntryEntity, audit);
  await writeScans(db, [...ids.values()], around);
  await count(db, orders);
}

async function writeScans(db: EntityManager, orderIds: number[], { random }: Surroundings): Promise<void> {
  const used = await db
    .createQueryBuilder(TicketEntity, 't')
    .select(['t.id', 't.ticketCode', 't.checkedInAt', 't.checkedInGate'])
    .where('t.orderId IN (:...orderIds)', { orderIds })
    .andWhere('t.checkedInAt IS NOT NULL')
    .orderBy('t.id')
    .getMany();
  await insertRows(
    db,
    ScanEntity,
    used.flatMap((ticket) => makeScans(ticket, random)),
  );
}

async function idsOf(db: EntityManager, orders: readonly MadeOrder[]): Promise<Map<string, number>> {
  const rows = await db
    .createQueryBuilder(OrderEntity, 'o')
    .select(['o.id', 'o.orderNumber'])
    .where('o.orderNumber IN (:...numbers)', { numbers: orders.map((each) => each.orderNumber) })
    .getMany();
  return new Map(rows.map(({ id, orderNumber }) => [orderNumber, id]));
}

/** The counts that the product stores in tiers and codes; counting a million orders takes longer than a statement may. */
async function count(db: EntityManager, orders: readonly MadeOrder[]): Promise<void> {
  const [seats, uses] = [new Map<string, number>(), new Map<number, number>()];
  for (const { ticketType, ticketQuantity, holdsSeats, referralCodeId, status } of orders) {
    if (holdsSeats) seats.set(ticketType, (seats.get(ticketType) ?? 0) + ticketQuantity);
    if (referralCodeId !== null && isSuccessful(status)) uses.set(referralCodeId, (uses.get(referralCodeId) ?? 0) + 1);
  }
  for (const [type, number] of seats) await db.increment(TicketTypeEntity, { type }, 'sold', number);
  for (const [id, number] of uses) await db.increment(ReferralCodeEntity, { id }, 'uses', number);
}
