import type { PlaceOrderRequest } from '@festival/contracts';
import { randomUUID } from 'node:crypto';
import { Transactions } from '../../src/platform/database/transactions.js';
import { MailEntity } from '../../src/mail/mail.entity.js';
import { DiscountCodeEntity } from '../../src/orders/codes/discount-code.entity.js';
import { IdempotencyKeyEntity } from '../../src/orders/placing/idempotency-key.entity.js';
import { OrderDraftsService } from '../../src/orders/placing/order-drafts.service.js';
import { TakeSeatsAndCodesService } from '../../src/orders/placing/take-seats-and-codes.service.js';
import { StatusAnswersService } from '../../src/orders/status/status-answers.service.js';
import { OrderWriterService } from '../../src/orders/placing/order-writer.service.js';
import { OrderEntity } from '../../src/orders/order.entity.js';
import { PlaceOrderService, type PlacingBuyer } from '../../src/orders/placing/place-order.service.js';
import { SeatsService } from '../../src/tickets/tiers/seats.service.js';
import { TicketEntity } from '../../src/tickets/ticket.entity.js';
import { TicketTypeEntity } from '../../src/tickets/tiers/ticket-type.entity.js';
import { onServer } from '../support/database/test-database.js';
import { discountCode } from '../support/sales/codes.js';
import { ProofOfWorkService } from '../../src/orders/challenge/proof-of-work.service.js';
import { PassesService } from '../../src/waiting-room/places/passes.service.js';
import { Festival, SMALL_POOL } from '../support/festival.js';
import { closeSound } from '../support/sound-data.js';
import { newBuyer, orderOf } from '../support/visitor.js';

interface Asked {
  request: PlaceOrderRequest;
  buyer: PlacingBuyer;
}

const TYPE = 'pre-sales-2';

let festival: Festival;
/** The number of orders in each transaction. */
let groups: number[];
let holdings: TakeSeatsAndCodesService;
let take: TakeSeatsAndCodesService['take'];

beforeAll(async () => {
  festival = await Festival.open({ environment: SMALL_POOL });
  holdings = festival.get(TakeSeatsAndCodesService);
  take = holdings.take.bind(holdings);
});
afterAll(() => closeSound(festival));
beforeEach(async () => {
  await festival.tier();
  groups = [];
  holdings.take = (db, orders) => {
    groups.push(orders.length);
    return take(db, orders);
  };
});

function asked(changes: Partial<PlaceOrderRequest> = {}, buyer: Partial<PlacingBuyer> = {}): Asked {
  return {
    request: { ...(orderOf(newBuyer()) as unknown as PlaceOrderRequest), ...changes },
    buyer: { subject: randomUUID(), address: '127.0.0.1', idempotencyKey: randomUUID(), ...buyer },
  };
}

const many = (count: number, changes: Partial<PlaceOrderRequest> = {}): Asked[] =>
  Array.from({ length: count }, () => asked(changes));

/** Places them at the same moment; an order's number, or the fields or the text of its refusal. */
async function placeAtOnce(all: readonly Asked[]): Promise<string[]> {
  const placing = festival.get(PlaceOrderService);
  // Tiers and switches are in memory afterwards, so that nothing keeps the orders apart.
  await placing.place(asked().request, asked().buyer);
  const settled = await Promise.allSettled(all.map(({ request, buyer }) => placing.place(request, buyer)));
  return settled.map((each) => {
    if (each.status === 'fulfilled') return each.value.orderNumber;
    const { errors, message } = each.reason as { errors?: object; message: string };
    return errors ? Object.keys(errors).sort().join() : message;
  });
}

const isNumber = (answer: string): boolean => answer.startsWith('FEST-');
const placed = (answers: readonly string[]): number => answers.filter(isNumber).length;
const sold = async (): Promise<number> => (await festival.rows(TicketTypeEntity).findOneByOrFail({ type: TYPE })).sold;
const ordersOf = (email: string): Promise<OrderEntity[]> => festival.rows(OrderEntity).findBy({ buyerEmail: email });

/** Expects the complete order with its own tickets, key and mail. */
async function expectWhole({ request, buyer }: Asked, orderNumber: string | undefined): Promise<void> {
  const [order, ...others] = await ordersOf(request.buyer_email);
  expect(others).toEqual([]);
  expect(order).toMatchObject({ orderNumber, subject: buyer.subject, ticketQuantity: request.quantity });
  const tickets = await festival.rows(TicketEntity).findBy({ orderId: order?.id ?? 0 });
  expect(tickets.map(({ number }) => number).sort()).toEqual(Array.from({ length: request.quantity }, (_, i) => i + 1));
  expect(tickets.every((each) => each.buyerEmail === request.buyer_email && each.orderNumber === orderNumber)).toBe(
    true,
  );
  const [mail] = await festival.rows(MailEntity).findBy({ orderId: order?.id ?? 0 });
  expect(mail).toMatchObject({ kind: 'finish_payment', toAddress: request.buyer_email });
  expect(JSON.stringify(mail?.payload)).toContain(orderNumber);
  const { subject, idempotencyKey: key } = buyer;
  expect(await festival.rows(IdempotencyKeyEntity).findOneBy({ subject, key: key ?? '' })).toMatchObject({
    orderId: order?.id,
  });
}

describe('orders that wait at once', () => {
  it('are written in one batch, each with its own tickets, key and mail', async () => {
    const all = many(40).map((each, index) => ({ ...each, request: { ...each.request, quantity: (index % 5) + 1 } }));
    const answers = await placeAtOnce(all);
    expect(new Set(answers.filter(isNumber)).size).toBe(40);
    // The one before, the most that one transaction takes, the rest.
    expect(groups).toEqual([1, 32, 8]);
    for (const [index, each] of all.entries()) await expectWhole(each, answers[index]);
    expect(await sold()).toBe(1 + 8 * (1 + 2 + 3 + 4 + 5));
  });

  it('of which some are free: those are paid at once, the others wait', async () => {
    const code = await discountCode(festival, { discountPercentage: 100 });
    const all = [...many(3), ...many(2, { discount_code: code })];
    const answers = await placeAtOnce(all);
    const orders = await Promise.all(all.map(({ request }) => ordersOf(request.buyer_email)));
    expect(orders.flat().map(({ status }) => status)).toEqual(['pending', 'pending', 'pending', 'paid', 'paid']);
    expect(placed(answers)).toBe(5);
  });
});

describe('one that can’t be placed among others that can', () => {
  async function expectOnlyRefused(bad: Asked, answer: string): Promise<void> {
    const [before, after] = [many(9), many(9)];
    const soldBefore = await sold();
    const answers = await placeAtOnce([...before, bad, ...after]);
    expect(answers[9]).toContain(answer);
    const good = [...before, ...after];
    const numbers = answers.filter((_, index) => index !== 9);
    for (const [index, each] of good.entries()) await expectWhole(each, numbers[index]);
    expect(await sold()).toBe(soldBefore + 1 + 18);
  }

  it('because its buyer has an open order', async () => {
    const other = asked();
    await placeAtOnce([other]);
    const { buyer_email, buyer_phone } = other.request;
    await expectOnlyRefused(asked({ buyer_email, buyer_phone, quantity: 2 }), 'buyer_email,buyer_phone');
    expect(Math.max(...groups)).toBeGreaterThan(1);
    expect(await ordersOf(buyer_email)).toHaveLength(1);
  });

  it('because its key was used for another order', async () => {
    const other = asked();
    await placeAtOnce([other]);
    await expectOnlyRefused(asked({}, other.buyer), 'idempotency_key');
    expect(Math.max(...groups)).toBeGreaterThan(1);
  });

  it('because its tier hasn’t enough seats left', async () => {
    await festival.tier({ type: 'regular', quota: 2, buttonText: 'BUY TICKET', isAvailable: true, isDisabled: false });
    const text = 'Tickets for this category are sold out.';
    await expectOnlyRefused(asked({ ticket_type: 'regular', quantity: 3 }), text);
    // It had a group of its own: a group is of one tier.
    expect(Math.max(...groups)).toBe(18);
    expect((await festival.rows(TicketTypeEntity).findOneByOrFail({ type: 'regular' })).sold).toBe(0);
  });

  it('because it is longer than a column', async () => {
    // SQLite's columns have no length.
    if (festival.config.database.kind === 'sqlite') return;
    await expectOnlyRefused(asked({ buyer_name: 'x'.repeat(200) }), 'Data too long');
  });

  it('because its code was used up by the others', async () => {
    const code = await discountCode(festival, { maxUses: 4 });
    const answers = await placeAtOnce(many(10, { discount_code: code }));
    expect(placed(answers)).toBe(4);
    expect(answers.filter((each) => !isNumber(each))).toEqual(Array.from({ length: 6 }, () => 'discount_code'));
    expect((await festival.rows(DiscountCodeEntity).findOneByOrFail({ code })).uses).toBe(4);
    expect(await sold()).toBe(1 + 4);
  });
});

describe('the same request twice in one group', () => {
  it('makes one order, by its key', async () => {
    const one = asked();
    const answers = await placeAtOnce([...many(3), one, one, ...many(3), one]);
    expect(placed(answers)).toBe(9);
    expect(new Set([answers[3], answers[4], answers[8]]).size).toBe(1);
    await expectWhole(one, answers[3]);
  });

  it('makes one order, and another body under its key is refused', async () => {
    const one = asked();
    const other = asked({}, one.buyer);
    const answers = await placeAtOnce([one, other]);
    expect([...answers].sort()).toEqual([expect.stringMatching(/^FEST-/), 'idempotency_key']);
  });
});

describe('the last seat', () => {
  it('goes to one of two in a group', async () => {
    await festival.tier({ quota: 2 });
    const answers = await placeAtOnce(many(2));
    expect(placed(answers)).toBe(1);
    expect(await sold()).toBe(2);
  });

  /** Two processes: each has a queue of its own. */
  async function rushOfTwoProcesses(): Promise<number> {
    const drafts = await Promise.all(many(120).map(async (each) => ({ each, draft: await draftOf(each) })));
    const [passes, proof] = [festival.get(PassesService), festival.get(ProofOfWorkService)];
    const made = [passes, proof, festival.config, festival.get(StatusAnswersService)] as const;
    const writers = [0, 1].map(() => new OrderWriterService(festival.get(Transactions), holdings, ...made));
    const writing = drafts.map(({ each, draft }, index) =>
      (writers[index % 2] ?? festival.get(OrderWriterService)).write({
        draft,
        idempotencyKey: null,
        bodyHash: each.buyer.subject,
      }),
    );
    return (await Promise.allSettled(writing)).filter(({ status }) => status === 'fulfilled').length;
  }

  it('of fifty is the last one for two processes', async () => {
    await festival.tier({ quota: 50 });
    expect(await rushOfTwoProcesses()).toBe(50);
    expect(Math.max(...groups)).toBe(32);
    expect(await sold()).toBe(50);
  });

  it('is sold more than once without the guard (control)', async () => {
    await festival.tier({ quota: 50 });
    const seats = festival.get(SeatsService);
    const guarded = seats.take.bind(seats);
    seats.take = (db, type, quantity) => guarded(db, type, quantity, true);
    expect(await rushOfTwoProcesses()).toBe(120);
    seats.take = guarded;
  });

  async function draftOf({ request, buyer }: Asked): Promise<Omit<OrderEntity, 'id'>> {
    return festival.get(OrderDraftsService).make(request, buyer, 30, festival.clock.now());
  }
});

describe('a database that goes away in the middle', () => {
  it('leaves no order half written, and all can be placed afterwards', async () => {
    const all = many(12);
    const { database } = festival.config;
    let cuts = 0;
    holdings.take = async (db, orders) => {
      const result = await take(db, orders);
      if (orders.length === 1 || cuts > 0) return result;
      cuts += 1;
      if (database.kind === 'sqlite') throw Object.assign(new Error('gone'), { code: 'ECONNRESET' });
      const [row] = (await db.query('SELECT CONNECTION_ID() AS id')) as Array<{ id: number }>;
      await onServer(database.url, `KILL ${row?.id}`);
      return result;
    };
    const first = await placeAtOnce(all);
    expect(cuts).toBe(1);
    expect(placed(first)).toBe(0);
    for (const { request } of all) expect(await ordersOf(request.buyer_email)).toEqual([]);
    expect(await sold()).toBe(1);
    const second = await placeAtOnce(all);
    for (const [index, each] of all.entries()) await expectWhole(each, second[index]);
    expect(await sold()).toBe(1 + 1 + 12);
  });
});
