import { setTimeout as pause } from 'node:timers/promises';
import { OrderEntity } from '../../src/orders/order.entity.js';
import { TicketTypeEntity } from '../../src/tickets/tiers/ticket-type.entity.js';
import type { ApiProcess } from '../support/real/api-process.js';
import { PersistentBuyer } from '../support/real/persistent-buyer.js';
import { RealSale } from '../support/real/real-sale.js';
import { closeSound } from '../support/sound-data.js';
import { eachInLanes, together } from '../support/together.js';

const BUYERS = 3_000;
const SIGNED_IN_AT_ONCE = 50;
/** A quiet machine needs two or three: the writer takes hundreds of orders in the pause between two tries. */
const MOST_TRIES = 40;
/** Until all have been sent. */
const ARRIVAL_MS = 5_000;
/** Less than an order waits; without it a quick machine writes them as fast as it reads them, and refuses nobody. */
const HELD_UP_MS = 2_000;
const MINUTE = 60_000;
const BUSY = 'Many people are buying right now. Please wait a moment and try again.';

let sale: RealSale;
let api: ApiProcess;
let type: string;
beforeAll(async () => {
  sale = await RealSale.open({ environment: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });
  type = await sale.tier(2 * BUYERS);
  api = await sale.start();
}, 2 * MINUTE);
afterAll(() => closeSound(sale), MINUTE);

/** Each at an address of their own. */
async function signedIn(): Promise<PersistentBuyer[]> {
  const buyers = Array.from(
    { length: BUYERS },
    (_, index) => new PersistentBuyer(() => sale.url(), `198.51.${Math.floor(index / 250)}.${index % 250}`),
  );
  await eachInLanes(buyers, SIGNED_IN_AT_ONCE, (buyer) => buyer.login());
  return buyers;
}

/** Thaws the process while another program's transaction holds the tier, which ends a little later. */
async function thawHeldUp(): Promise<void> {
  await pause(ARRIVAL_MS);
  const runner = sale.rows(TicketTypeEntity).manager.connection.createQueryRunner();
  try {
    await runner.startTransaction();
    await runner.manager.increment(TicketTypeEntity, { type }, 'sold', 1);
    api.thaw();
    await pause(HELD_UP_MS);
    await runner.rollbackTransaction();
  } finally {
    await runner.release();
  }
}

it(
  'of 3,000 orders at the same instant each is accepted once, at once or at one of the next tries',
  async () => {
    const buyers = await signedIn();
    api.freeze();
    const [orders] = await together([together(buyers.map((buyer) => buyer.place())), thawHeldUp()]);
    const numbers = new Set(orders.map((order) => order?.order_number));
    expect(numbers.size).toBe(BUYERS);
    expect(await sale.rows(OrderEntity).count()).toBe(BUYERS);
    const refusals = buyers.flatMap((buyer) => buyer.refusals);
    // Otherwise this was no rush.
    expect(refusals.length).toBeGreaterThan(0);
    expect(new Set(refusals.map(({ message, retryAfter }) => `${retryAfter} ${message}`))).toEqual(
      new Set([`2 ${BUSY}`]),
    );
    expect(Math.max(...buyers.map((buyer) => buyer.refusals.length))).toBeLessThan(MOST_TRIES);
    await sale.stop();
  },
  10 * MINUTE,
);
