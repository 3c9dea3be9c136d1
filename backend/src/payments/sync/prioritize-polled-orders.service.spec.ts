import type { Transactions } from '../../platform/database/transactions.js';
import { PolledOrders } from './polled-orders.js';
import { PrioritizePolledOrdersService } from './prioritize-polled-orders.service.js';

const WAITING = Array.from({ length: 20_000 }, (_, id) => id + 1);

let now: number;
let polled: PolledOrders;
let updates: number;
let update: () => Promise<void>;
let service: PrioritizePolledOrdersService;

beforeEach(() => {
  now = 1_000_000;
  polled = new PolledOrders();
  updates = 0;
  update = () => Promise.resolve();
  const transactions = {
    run: () => {
      updates += 1;
      return update();
    },
  };
  service = new PrioritizePolledOrdersService(polled, transactions as unknown as Transactions, {
    now: () => new Date(now),
  });
});

function poll(ids = WAITING): Promise<void> {
  for (const id of ids) polled.add(id);
  return service.prioritize();
}

it('20,000 orders that are polled each second cost four updates in five seconds', async () => {
  const counts: number[] = [];
  for (let second = 0; second < 10; second += 1) {
    const before = updates;
    await poll();
    counts.push(updates - before);
    now += 1_000;
  }
  expect(counts).toEqual([4, 0, 0, 0, 0, 4, 0, 0, 0, 0]);
});

it('an order that nobody polled before is made due though others were just now', async () => {
  await poll([1]);
  await poll([1, 2]);
  expect(updates).toBe(2);
});

it('one run waits for the other, and what is polled meanwhile is made due by the next', async () => {
  let end: () => void = () => undefined;
  update = () => new Promise((resolve) => (end = resolve));
  const first = poll([1]);
  await poll([2]);
  expect(updates).toBe(1);
  end();
  await first;
  update = () => Promise.resolve();
  await service.prioritize();
  expect(updates).toBe(2);
});

it('what failed is made due at the next poll', async () => {
  update = () => Promise.reject(new Error('the database is away'));
  await expect(poll([1])).rejects.toThrow('the database is away');
  update = () => Promise.resolve();
  await poll([1]);
  expect(updates).toBe(2);
});
