import type { SellOutEstimate } from '@festival/contracts';
import { OrderEntity } from '../../src/orders/order.entity.js';
import { Festival, OTHER_TIER, SMALL_POOL } from '../support/festival.js';
import { madeOrder } from '../support/sales/made-orders.js';

const MINUTE_MS = 60_000;

let festival: Festival;
beforeEach(async () => {
  festival = await Festival.open({ environment: SMALL_POOL });
});
afterEach(() => festival.close());

const read = async (): Promise<SellOutEstimate[]> =>
  (await festival.visitor().get('/api/orders/sell-out-estimates').expect(200)).body.data;

/** Orders of three seats each, so many minutes old. */
async function sold(ticketType: string, ...ages: number[]): Promise<OrderEntity[]> {
  const orders = [];
  for (const minutes of ages) {
    const createdAt = new Date(festival.clock.now().getTime() - minutes * MINUTE_MS);
    orders.push(await madeOrder(festival, { createdAt }, { ticket_type: ticketType, quantity: 3 }));
  }
  return orders;
}

it('is made of the seats that were sold lately, by tier', async () => {
  const usual = await festival.tier({ quota: 106 });
  const other = await festival.tier({ ...OTHER_TIER, quota: 54 });
  // Six seats in the hour, and three that are too old for either.
  await sold(usual, 10, 30, 1_500);
  // Six seats in the day, none in the hour.
  await sold(other, 100, 700);
  await festival.rows(OrderEntity).update({ ticketType: other }, { ticketQuantity: 24 });
  expect(await read()).toEqual([
    // 106 - 9 left: 97 / 6 hours.
    { type: usual, minutes: 16 * 60 },
    // 54 - 6 left, 48 in a day.
    { type: other, minutes: 1_440 },
  ]);
});

it('leaves out what gave its seats back, what was deleted, and tiers that have no end or no sale', async () => {
  const type = await festival.tier({ quota: 100 });
  const [first, second] = await sold(type, 1, 2, 3);
  await festival.rows(OrderEntity).update({ id: first?.id ?? 0 }, { holdsSeats: false });
  await festival.rows(OrderEntity).update({ id: second?.id ?? 0 }, { deletedAt: festival.clock.now() });
  expect(await read()).toEqual([]);
  await festival.rows(OrderEntity).updateAll({ holdsSeats: true, deletedAt: null });
  festival.clock.advanceSeconds(61);
  expect(await read()).toEqual([{ type, minutes: 600 }]);
  await festival.tier({ quota: null });
  festival.clock.advanceSeconds(61);
  expect(await read()).toEqual([]);
  await festival.tier({ quota: 100, isDisabled: true });
  festival.clock.advanceSeconds(61);
  expect(await read()).toEqual([]);
});
