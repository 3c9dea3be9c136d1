import type { PlacedOrder } from '@festival/contracts';
import { setTimeout as pause } from 'node:timers/promises';
import { MailEntity } from '../../src/mail/mail.entity.js';
import { OrderEntity } from '../../src/orders/order.entity.js';
import { TicketTypeEntity } from '../../src/tickets/tiers/ticket-type.entity.js';
import { OwnMariaDb } from '../support/database/own-mariadb.js';
import { copyOf } from '../support/database/template-database.js';
import { mariaDbServer, type TestDatabase } from '../support/database/test-database.js';
import { FESTIVAL } from '../support/festival.js';
import type { ApiProcess } from '../support/real/api-process.js';
import { type Answer, PersistentBuyer } from '../support/real/persistent-buyer.js';
import { QUICK_REPEATS, RealSale } from '../support/real/real-sale.js';
import { closeSound } from '../support/sound-data.js';
import { until } from '../support/until.js';

const MINUTE = 60_000;
const AWAY_MS = 30_000;
const STEP_MS = 500;
/** New buyers in each step. */
const ARRIVING = 4;
const EARLY = 12;
/** A connection is waited for 5 s and an answer 20 s; the rest is for a machine that is busy with other work. */
const LONGEST_ANSWER_MS = 40_000;
const RECOVERY_MS = 2 * MINUTE;
const PAID = 'settlement';

let sale: RealSale;
let api: ApiProcess;
let mariaDb: OwnMariaDb | null = null;

beforeAll(async () => {
  let database: TestDatabase;
  if (mariaDbServer() === null) database = await copyOf(FESTIVAL);
  else {
    mariaDb = await OwnMariaDb.start();
    database = await mariaDb.database(FESTIVAL);
  }
  sale = await RealSale.open({ ...QUICK_REPEATS, database });
  await sale.tier(10_000);
  api = await sale.start();
}, 3 * MINUTE);
afterAll(() => closeSound(sale), MINUTE);

async function signedIn(): Promise<PersistentBuyer> {
  const buyer = new PersistentBuyer(() => sale.url());
  await buyer.login();
  return buyer;
}

interface Early {
  buyer: PersistentBuyer;
  order: PlacedOrder;
}

/** Each has an order whose payment is open. */
const earlyBuyers = (): Promise<Early[]> =>
  Promise.all(
    Array.from({ length: EARLY }, async () => {
      const buyer = await signedIn();
      const order = await buyer.place();
      if (!order) throw new Error('The tier is sold out');
      await buyer.openPayment(order);
      expect(await buyer.status(order)).toBe('pending');
      return { buyer, order };
    }),
  );

/** What each call was answered, or the error of a call without an answer, and after how long. */
const seen: Array<{ status: unknown; retryAfter: number | null; ms: number }> = [];
async function note(call: Promise<Answer>): Promise<void> {
  const began = Date.now();
  const { status, retryAfter } = await call.catch((error: unknown) => ({ status: error, retryAfter: null }));
  seen.push({ status, retryAfter, ms: Date.now() - began });
}

/** For half a minute: others arrive to buy and look around, the early ones ask once a second, and pay. */
async function rush(early: readonly Early[], late: readonly PersistentBuyer[]): Promise<void> {
  const calls: Array<Promise<void>> = [];
  let paying = 0;
  for (let step = 0; step < AWAY_MS / STEP_MS; step += 1) {
    for (let index = 0; index < ARRIVING; index += 1) {
      const visitor = late[step * ARRIVING + index] as PersistentBuyer;
      calls.push(note(visitor.placeOnce()), note(visitor.once('/api/ticket-types')));
    }
    for (const { buyer, order } of early)
      if (step % 2 === 0) calls.push(note(buyer.once(`/api/payment/${order.order_number}/status`)));
    if (step % 5 === 0 && paying < early.length)
      await sale.simulator.pay((early[(paying += 1) - 1] as Early).order.order_number);
    await pause(STEP_MS);
  }
  await Promise.all(calls);
}

/** How the database goes away, and what brings it back. */
const faults: Array<[name: string, begin: () => Promise<() => Promise<void>>]> = mariaDbServer()
  ? [
      [
        'freezes',
        async () => {
          mariaDb?.freeze();
          return async () => mariaDb?.thaw();
        },
      ],
      [
        'is killed and started again',
        async () => {
          await mariaDb?.kill();
          return async () => mariaDb?.start();
        },
      ],
    ]
  : [
      [
        'is locked by another program',
        async () => {
          const runner = sale.rows(OrderEntity).manager.connection.createQueryRunner();
          await runner.startTransaction();
          await runner.query(`UPDATE ticket_types SET sold = sold WHERE type = 'pre-sales-2'`);
          return () => runner.rollbackTransaction();
        },
      ],
    ];

describe.each(faults)('a database that %s for half a minute under load', (_name, begin) => {
  it(
    'is answered with 503 in time; all orders and payments are there afterwards',
    async () => {
      seen.length = 0;
      const early = await earlyBuyers();
      const late = await Promise.all(Array.from({ length: (AWAY_MS / STEP_MS) * ARRIVING }, signedIn));
      const end = await begin();
      try {
        await rush(early, late);
      } finally {
        await end();
      }

      const refused = seen.filter(({ status }) => status === 503);
      expect(refused.length).toBeGreaterThan(0);
      for (const { retryAfter } of refused) expect(retryAfter).toBeGreaterThan(0);
      // Nothing else than an ordinary answer or this refusal, nothing unanswered, nothing late.
      const ordinary: unknown[] = [200, 201, 503];
      expect(new Set(seen.map(({ status }) => status).filter((status) => !ordinary.includes(status)))).toEqual(
        new Set(),
      );
      expect(Math.max(...seen.map(({ ms }) => ms))).toBeLessThan(LONGEST_ANSWER_MS);
      expect(api.hasEnded).toBe(false);

      // Each repeats with its key, also those whose order was committed after all.
      const placed = await Promise.all(late.map((buyer) => buyer.place()));
      expect(new Set(placed.map((order) => order?.order_number)).size).toBe(late.length);
      for (const { buyer, order } of early)
        await until(
          () => buyer.status(order),
          (status) => status === PAID,
          `the payment of ${order.order_number}`,
          RECOVERY_MS,
        );
      const mails = sale.rows(MailEntity);
      await until(
        () => mails.countBy({ kind: 'e_ticket', status: 'sent' }),
        (count) => count % EARLY === 0 && count > 0,
        'every e-ticket',
        RECOVERY_MS,
      );
      const orders = await sale.rows(OrderEntity).countBy({ holdsSeats: true });
      const { sold } = await sale.rows(TicketTypeEntity).findOneByOrFail({ type: 'pre-sales-2' });
      expect([orders, sold].map((count) => count % (EARLY + late.length))).toEqual([0, 0]);
    },
    10 * MINUTE,
  );
});
