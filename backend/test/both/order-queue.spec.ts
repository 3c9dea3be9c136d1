import { randomUUID } from 'node:crypto';
import { OrderEntity } from '../../src/orders/order.entity.js';
import { TakeSeatsAndCodesService } from '../../src/orders/placing/take-seats-and-codes.service.js';
import { Transactions } from '../../src/platform/database/transactions.js';
import { TicketTypeEntity } from '../../src/tickets/tiers/ticket-type.entity.js';
import { Festival, OTHER_TIER } from '../support/festival.js';
import { closeSound } from '../support/sound-data.js';
import type { Buyer, Visitor } from '../support/visitor.js';
import { mariaDbServer } from '../support/database/test-database.js';

const isMariaDb = mariaDbServer() !== null;
const QUEUE = 3;
const MANY = 12;
const BUSY = { success: false, message: 'Many people are buying right now. Please wait a moment and try again.' };

let festival: Festival;
beforeAll(async () => {
  festival = await Festival.open({ environment: { ORDER_QUEUE: String(QUEUE) } });
});
afterAll(() => closeSound(festival));

interface Waiting {
  visitor: Visitor;
  buyer: Buyer;
  key: string;
}

const buyers = (count: number): Promise<Waiting[]> =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const visitor = festival.visitor();
      return { visitor, buyer: await visitor.login(), key: randomUUID() };
    }),
  );

const placing = (type: string, { visitor, buyer, key }: Waiting) =>
  visitor.placing({ ticket_type: type }, buyer, { 'idempotency-key': key });

const placed = (type: string): Promise<number> => festival.rows(OrderEntity).countBy({ ticketType: type });

/** Holds whoever is writing orders until told to let go. */
function holdWriter(): () => void {
  const holdings = festival.get(TakeSeatsAndCodesService);
  const take = holdings.take.bind(holdings);
  let letGo: () => void = () => undefined;
  const told = new Promise<void>((resolve) => (letGo = resolve));
  holdings.take = async (db, orders) => {
    await told;
    return take(db, orders);
  };
  return () => {
    holdings.take = take;
    letGo();
  };
}

it('a queue that is full tells the next to come back, and whoever repeats gets one order', async () => {
  const type = await festival.tier();
  const all = await buyers(MANY);
  const letGo = holdWriter();
  let refused = 0;
  const answers = all.map(async (each) => {
    const answer = await placing(type, each);
    if (answer.status === 503) refused += 1;
    // Those that wait are let in once the others have been told.
    if (refused >= MANY - QUEUE - 1) letGo();
    return answer;
  });
  const first = await Promise.all(answers);
  const busy = first.filter(({ status }) => status === 503);
  // One more than may wait when the first was already being written.
  expect(first.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(MANY - busy.length);
  expect(busy.length).toBeGreaterThanOrEqual(MANY - QUEUE - 1);
  for (const { body, headers } of busy) {
    expect(body).toEqual(BUSY);
    expect(headers['retry-after']).toBe('2');
  }
  for (const each of all) {
    for (let status = 0; status !== 201;) ({ status } = await placing(type, each));
  }
  expect(await placed(type)).toBe(MANY);
});

if (isMariaDb) {
  describe('a transaction that holds one tier’s row and does nothing', () => {
    it('holds up that tier’s orders until the time limit, and no other tier’s', async () => {
      const [held, free] = [await festival.tier(), await festival.tier(OTHER_TIER)];
      const [one, other] = await buyers(2);
      let end: () => void = () => undefined;
      const told = new Promise<void>((resolve) => (end = resolve));
      let frozen: Promise<unknown> = Promise.resolve();
      await new Promise<void>((taken) => {
        frozen = festival.get(Transactions).run(async (db) => {
          await db.update(TicketTypeEntity, { type: held }, { type: held });
          taken();
          await told;
        });
      });
      let isHeldAnswered = false;
      const waiting = placing(held, one as Waiting).then((answer) => {
        isHeldAnswered = true;
        return answer;
      });
      try {
        await placing(free, other as Waiting).expect(201);
        expect(isHeldAnswered).toBe(false);
        const { status, headers } = await waiting;
        expect([status, headers['retry-after']]).toEqual([503, '5']);
      } finally {
        end();
        await frozen;
      }
      await placing(held, one as Waiting).expect(201);
    });
  });
}
