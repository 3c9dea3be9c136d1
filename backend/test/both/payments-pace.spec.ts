import { ProviderCircuitBreaker } from '../../src/payments/provider-limits/circuit-breaker.js';
import { ProviderPool } from '../../src/payments/provider-limits/provider-pool.js';
import { AttemptEntity } from '../../src/payments/payment-log/attempt.entity.js';
import { ExpireOrdersService } from '../../src/payments/cancel-expire/expire-orders.service.js';
import { PrioritizePolledOrdersService } from '../../src/payments/sync/prioritize-polled-orders.service.js';
import { SyncQueueService } from '../../src/payments/sync/sync-queue.service.js';
import { SyncAttemptsService } from '../../src/payments/sync/sync-attempts.service.js';
import { Festival, QUICK_DAYS } from '../support/festival.js';
import { HeldPlaces } from '../support/sales/held-places.js';
import { PaymentsBench } from '../support/sales/payments.js';
import { WatchedGateway } from '../support/sales/watched-gateway.js';
import { together } from '../support/together.js';
import { until } from '../support/until.js';
import { closeSound } from '../support/sound-data.js';

let festival: Festival;
let bench: PaymentsBench;
beforeAll(async () => {
  festival = await Festival.open({ timeScale: QUICK_DAYS });
  bench = new PaymentsBench(festival);
});
afterAll(() => closeSound(festival));
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

/** Runs the work while the circuit is open, however long it takes. */
async function whileOpen<T>(work: () => Promise<T>): Promise<T> {
  const breaker = festival.get(ProviderCircuitBreaker);
  breaker.isOpen = () => true;
  try {
    return await work();
  } finally {
    Reflect.deleteProperty(breaker, 'isOpen');
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

  it('queries many orders at once, and one never twice at once', async () => {
    const numbers = await waiting(20);
    for (const number of numbers) await festival.simulator.pay(number);
    const watched = new WatchedGateway(festival);
    await bench.sync();
    watched.stop();
    expect(watched.mostOrders).toBeGreaterThan(8);
    expect(watched.mostOfOneOrder).toBe(1);
    expect(await Promise.all(numbers.map(async (number) => (await bench.order(number)).status))).toEqual(
      numbers.map(() => 'settlement'),
    );
  });

  it('queries attempts that nobody polls, though more than a batch of polled ones wait', async () => {
    const [number = ''] = await waiting(1);
    const longAgo = new Date(festival.clock.now().getTime() - 60_000);
    const template = await attempt(number);
    const polled = Array.from({ length: 300 }, (_, other) => ({
      ...template,
      id: undefined,
      orderId: template.orderId,
      number: other + 2,
      providerOrderId: `${number}-p${other}`,
      dueAt: new Date(0),
    }));
    await festival.rows(AttemptEntity).insert(polled);
    await festival.rows(AttemptEntity).update({ providerOrderId: number }, { dueAt: longAgo });
    const due = await festival.get(SyncQueueService).due();
    expect(due.map(({ providerOrderId }) => providerOrderId)).toContain(number);
    expect(due.length).toBeLessThan(300);
  });

  it('queries each of many polled orders, however many are polled', async () => {
    const numbers = await waiting(14);
    const watchAll = async () => {
      for (const number of numbers) await festival.visitor().status(number);
      await festival.get(PrioritizePolledOrdersService).prioritize();
    };
    festival.clock.advanceMinutes(5 / 60);
    await watchAll();
    expect(await bench.syncDue()).toBeGreaterThan(0);
    for (let turn = 0; turn < 4; turn += 1) {
      festival.clock.advanceMinutes(6 / 60);
      await watchAll();
      await bench.syncDue();
    }
    expect(Math.min(...(await queriesOf(numbers)))).toBeGreaterThan(0);
  });

  it('queries nothing while the circuit is open, and stays due', async () => {
    const [number = ''] = await waiting(1);
    await festival.rows(AttemptEntity).update({ providerOrderId: number }, { dueAt: new Date(0) });
    expect(await whileOpen(() => festival.get(SyncAttemptsService).syncDue())).toBe(0);
    expect(await queriesOf([number])).toEqual([0]);
    expect(await bench.syncDue()).toBe(1);
  });
});

it('an attempt of the sync has its turn though more notifications than places wait', async () => {
  const [number = ''] = await waiting(1);
  await festival.rows(AttemptEntity).update({ providerOrderId: number }, { dueAt: new Date(0) });
  const held = new HeldPlaces(festival.get(ProviderPool), 200);
  const freeing = async (): Promise<void> => {
    try {
      await until(
        async () => festival.get(ProviderPool).waiting('polled'),
        (count) => count === 1,
        'a waiting query',
      );
      expect(await queriesOf([number])).toEqual([0]);
      await held.free(4);
      await until(
        () => queriesOf([number]),
        ([queries]) => queries === 1,
        'its turn',
      );
    } finally {
      await held.end();
    }
  };
  const [synced] = await together([bench.syncDue(), freeing()]);
  expect(synced).toBe(1);
});

describe('the expiry', () => {
  it('waits while the circuit is open, so that a payment whose notification was lost is found', async () => {
    const [number = ''] = await waiting(1);
    await festival.simulator.pay(number);
    festival.clock.advanceMinutes(30.5);
    await whileOpen(() => festival.get(ExpireOrdersService).expireDue());
    expect((await bench.order(number)).status).toBe('pending');
    await bench.expire();
    expect((await bench.order(number)).status).toBe('settlement');
  });

  it('ends an order two minutes after its time all the same, and the sync finds the money', async () => {
    const [number = ''] = await waiting(1);
    await festival.simulator.pay(number);
    festival.clock.advanceMinutes(33);
    await whileOpen(() => festival.get(ExpireOrdersService).expireDue());
    expect(await bench.outcome(number)).toMatchObject({ status: 'expire', holdsSeats: false });
    await bench.sync();
    expect(await bench.outcome(number)).toMatchObject({ status: 'settlement', holdsSeats: true, tickets: ['valid'] });
  });
});

it('a notification is queried at once, though the circuit is open', async () => {
  await festival.simulator.recover();
  const [number = ''] = await waiting(1);
  const answers = await whileOpen(async () => {
    await festival.simulator.pay(number);
    return bench.settled(number);
  });
  expect(answers).not.toContain(503);
  expect((await bench.order(number)).status).toBe('settlement');
});
