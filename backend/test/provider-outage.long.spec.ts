import { setTimeout as pause } from 'node:timers/promises';
import { OrderEntity } from '../src/orders/order.entity.js';
import { PrioritizePolledOrdersService } from '../src/payments/sync/prioritize-polled-orders.service.js';
import { SyncAttemptsService } from '../src/payments/sync/sync-attempts.service.js';
import { PolledOrders } from '../src/payments/sync/polled-orders.js';
import { Festival } from './support/festival.js';
import { closeSound } from './support/sound-data.js';

const PAYMENTS = 60;
const OUTAGE_MS = 10_000;
const RECOVERS_WITHIN_MS = 150_000;

let festival: Festival;
beforeEach(async () => {
  festival = await Festival.open();
  await festival.tier({ quota: null });
});

/** Buyers poll and the sync runs once a second, as in a real process. */
function schedule(orderIds: number[]): () => Promise<void> {
  const over = new AbortController();
  const running = (async () => {
    while (!over.signal.aborted) {
      for (const id of orderIds) festival.get(PolledOrders).add(id);
      await festival.get(PrioritizePolledOrdersService).prioritize();
      await festival.get(SyncAttemptsService).syncDue();
      await pause(1_000);
    }
  })();
  return async () => {
    over.abort();
    await running;
  };
}

it.each(['hang', 'error500', 'html502', 'html200', 'empty200', '429', 'reset'])(
  'a provider whose answers are %s: every payment has its tickets soon after, without anybody’s help',
  async (mode) => {
    const numbers: string[] = [];
    for (let made = 0; made < PAYMENTS; made += 10) {
      const placed = await Promise.all(Array.from({ length: 10 }, () => festival.visitor().orderAndPay()));
      numbers.push(...placed.map(({ order_number: number }) => number));
    }
    const orders = await festival.rows(OrderEntity).find({ select: { id: true } });
    const stop = schedule(orders.map(({ id }) => id));
    await festival.simulator.faults({ status: { mode } });
    for (const number of numbers) {
      await festival.simulator.pay(number);
      await pause(OUTAGE_MS / PAYMENTS);
    }
    expect(await festival.rows(OrderEntity).countBy({ status: 'settlement' })).toBe(0);
    await festival.simulator.recover();
    const deadline = Date.now() + RECOVERS_WITHIN_MS;
    let paid = 0;
    while (paid < PAYMENTS && Date.now() < deadline) {
      await pause(500);
      paid = await festival.rows(OrderEntity).countBy({ status: 'settlement' });
    }
    expect(paid).toBe(PAYMENTS);
    await stop();
    await closeSound(festival);
  },
  RECOVERS_WITHIN_MS + 120_000,
);
