import { QueryBudget } from '../../src/payments/provider-limits/query-budget.js';
import { QueryLimiter } from '../../src/payments/provider-limits/query-limiter.js';
import { AttemptEntity } from '../../src/payments/payment-log/attempt.entity.js';
import { ExpireOrdersService } from '../../src/payments/cancel-expire/expire-orders.service.js';
import { PrioritizePolledOrdersService } from '../../src/payments/sync/prioritize-polled-orders.service.js';
import { SyncAttemptsService } from '../../src/payments/sync/sync-attempts.service.js';
import { Festival, QUICK_DAYS } from '../support/festival.js';
import { PaymentsBench } from '../support/sales/payments.js';

let festival: Festival;
let bench: PaymentsBench;
beforeAll(async () => {
  festival = await Festival.open({ timeScale: QUICK_DAYS });
  bench = new PaymentsBench(festival);
});
afterAll(() => festival.close());
beforeEach(async () => {
  await festival.simulator.faults({ notifications: { drop: 1 } });
  await festival.tier();
  await festival.rows(AttemptEntity).update({ isFinal: false }, { isFinal: true });
});

async function waiting(count: number): Promise<string[]> {
  const numbers: string[] = [];
  for (let made = 0; made < count; made += 1) {
    numbers.push((await festival.visitor().orderAndPay()).order_number);
  }
  return numbers;
}

const attempt = (number: string) => festival.rows(AttemptEntity).findOneByOrFail({ providerOrderId: number });
const queriesOf = async (numbers: string[]) =>
  Promise.all(numbers.map(async (number) => (await attempt(number)).queries));

/** Runs the work while the query budget is used up, however long it takes. */
async function withNoneLeft<T>(work: () => Promise<T>): Promise<T> {
  const budget = festival.get(QueryBudget);
  budget.isSpent = () => true;
  try {
    return await work();
  } finally {
    Reflect.deleteProperty(budget, 'isSpent');
  }
}

describe('the status sync', () => {
  it('queries one attempt at most once in five seconds, though it is due again', async () => {
    const [number = ''] = await waiting(1);
    const dueAndAsked = async (secondsAgo: number) => {
      const queriedAt = new Date(festival.clock.now().getTime() - secondsAgo * 1_000);
      await festival.rows(AttemptEntity).update({ providerOrderId: number }, { dueAt: new Date(0), queriedAt });
      return queriedAt;
    };
    await dueAndAsked(-60);
    expect(await bench.syncDue()).toBe(0);
    const before = await dueAndAsked(5);
    expect(await bench.syncDue()).toBe(1);
    expect((await attempt(number)).queriedAt?.getTime()).toBeGreaterThan(before.getTime());
    expect(await queriesOf([number])).toEqual([1]);
  });

  it('queries each of many polled orders, however many are polled', async () => {
    const numbers = await waiting(14);
    const watchAll = async () => {
      for (const number of numbers) await festival.visitor().status(number);
      await festival.get(PrioritizePolledOrdersService).prioritize();
    };
    await watchAll();
    expect(await bench.syncDue()).toBeGreaterThan(0);
    for (let turn = 0; turn < 4; turn += 1) {
      festival.clock.advanceMinutes(6 / 60);
      await watchAll();
      await bench.syncDue();
    }
    expect(Math.min(...(await queriesOf(numbers)))).toBeGreaterThan(0);
  });

  it('queries nothing while this second’s budget is spent, and stays due', async () => {
    const [number = ''] = await waiting(1);
    await festival.rows(AttemptEntity).update({ providerOrderId: number }, { dueAt: new Date(0) });
    expect(await withNoneLeft(() => festival.get(SyncAttemptsService).syncDue())).toBe(0);
    expect(await queriesOf([number])).toEqual([0]);
    expect(await bench.syncDue()).toBe(1);
  });
});

it('an attempt that the sync could not query, since all places are taken, stays due', async () => {
  const [number = ''] = await waiting(1);
  const dueAt = new Date(0);
  await festival.rows(AttemptEntity).update({ providerOrderId: number }, { dueAt });
  let leave: () => void = () => undefined;
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const others = Array.from({ length: 8 }, (_, other) => festival.get(QueryLimiter).run(-other - 1, () => left));
  await bench.syncDue();
  expect(await attempt(number)).toMatchObject({ queries: 0, dueAt });
  leave();
  await Promise.all(others);
  expect(await bench.syncDue()).toBe(1);
  expect(await queriesOf([number])).toEqual([1]);
});

describe('the expiry', () => {
  it('waits for a question to spare, so that a payment whose notification was lost is found', async () => {
    const [number = ''] = await waiting(1);
    await festival.simulator.pay(number);
    festival.clock.advanceMinutes(30.5);
    await withNoneLeft(() => festival.get(ExpireOrdersService).expireDue());
    expect((await bench.order(number)).status).toBe('pending');
    await bench.expire();
    expect((await bench.order(number)).status).toBe('settlement');
  });

  it('ends an order two minutes after its time all the same, and the sync finds the money', async () => {
    const [number = ''] = await waiting(1);
    await festival.simulator.pay(number);
    festival.clock.advanceMinutes(33);
    await withNoneLeft(() => festival.get(ExpireOrdersService).expireDue());
    expect(await bench.outcome(number)).toMatchObject({ status: 'expire', holdsSeats: false });
    await bench.sync();
    expect(await bench.outcome(number)).toMatchObject({ status: 'settlement', holdsSeats: true, tickets: ['valid'] });
  });
});

it('a notification is queried at once, whatever the scheduled work has spent', async () => {
  await festival.simulator.recover();
  const [number = ''] = await waiting(1);
  const answers = await withNoneLeft(async () => {
    await festival.simulator.pay(number);
    return bench.settled(number);
  });
  expect(answers).not.toContain(503);
  expect((await bench.order(number)).status).toBe('settlement');
});
