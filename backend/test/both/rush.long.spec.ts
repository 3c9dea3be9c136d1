import { setTimeout as pause } from 'node:timers/promises';
import { OrderEntity } from '../../src/orders/order.entity.js';
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
const MINUTE = 60_000;
const BUSY = 'Many people are buying right now. Please wait a moment and try again.';

let sale: RealSale;
let api: ApiProcess;
beforeAll(async () => {
  sale = await RealSale.open({ environment: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });
  await sale.tier(2 * BUYERS);
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

it(
  'of 3,000 orders at the same instant each is accepted once, at once or at one of the next tries',
  async () => {
    const buyers = await signedIn();
    api.freeze();
    const thawing = pause(ARRIVAL_MS).then(() => api.thaw());
    const [orders] = await together([together(buyers.map((buyer) => buyer.place())), thawing]);
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
