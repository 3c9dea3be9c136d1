import { setTimeout as pause } from 'node:timers/promises';
import { OrderEntity } from '../src/orders/order.entity.js';
import { PrioritizePolledOrdersService } from '../src/payments/sync/prioritize-polled-orders.service.js';
import { SyncAttemptsService } from '../src/payments/sync/sync-attempts.service.js';
import { PolledOrders } from '../src/payments/sync/polled-orders.js';
import { Festival } from './support/festival.js';
import { closeSound } from './support/sound-data.js';
import { together } from './support/together.js';
import { until } from './support/until.js';

const PAYMENTS = 60;
const OUTAGE_MS = 10_000;
const RECOVERS_WITHIN_MS = 150_000;

let festival: Festival;
beforeEach(async () => {
  festival = await Festival.open();
  await festival.tier({ quota: null });
});
afterEach(() => closeSound(festival));

/** Buyers poll and the sync runs once a second, as in a real process, until the work has ended. */
async function scheduled(orderIds: number[], work: () => Promise<void>): Promise<void> {
  const over = new AbortController();
  const schedule = async (): Promise<void> => {
    while (!over.signal.aborted) {
      for (const id of orderIds) festival.get(PolledOrders).add(id);
      await festival.get(PrioritizePolledOrdersService).prioritize();
      await festival.get(SyncAttemptsService).syncDue();
      await pause(1_000);
    }
  };
  await together([schedule(), work().finally(() => over.abort())]);
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
    await scheduled(
      orders.map(({ id }) => id),
      async () => {
        await festival.simulator.faults({ status: { mode } });
        for (const number of numbers) {
          await festival.simulator.pay(number);
          await pause(OUTAGE_MS / PAYMENTS);
        }
        expect(await festival.rows(OrderEntity).countBy({ status: 'settlement' })).toBe(0);
        await festival.simulator.recover();
        await until(
          () => festival.rows(OrderEntity).countBy({ status: 'settlement' }),
          (paid) => paid === PAYMENTS,
          'every payment',
          RECOVERS_WITHIN_MS,
        );
      },
    );
  },
  RECOVERS_WITHIN_MS + 120_000,
);
