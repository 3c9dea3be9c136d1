import { setTimeout as pause } from 'node:timers/promises';
import { AttemptEntity, DUE_FIRST } from '../../src/payments/payment-log/attempt.entity.js';
import { QueryAttemptService } from '../../src/payments/attempts/query-attempt.service.js';
import { ProviderCircuitBreaker } from '../../src/payments/provider-limits/circuit-breaker.js';
import { ProviderPool } from '../../src/payments/provider-limits/provider-pool.js';
import { SyncQueueService } from '../../src/payments/sync/sync-queue.service.js';
import { UnappliedNotificationsService } from '../../src/payments/sync/unapplied-notifications.service.js';
import { NotificationEntity } from '../../src/payments/webhook/notification.entity.js';
import { NotificationLogService } from '../../src/payments/webhook/notification-log.service.js';
import { Clock } from '../../src/platform/clock/clock.js';
import { Reader } from '../../src/platform/database/reader.js';
import { Transactions } from '../../src/platform/database/transactions.js';
import { Festival } from '../support/festival.js';
import { HeldPlaces } from '../support/sales/held-places.js';
import { PaymentsBench } from '../support/sales/payments.js';
import { WatchedGateway } from '../support/sales/watched-gateway.js';
import { closeSound } from '../support/sound-data.js';

let festival: Festival;
let bench: PaymentsBench;
beforeAll(async () => {
  festival = await Festival.open();
  bench = new PaymentsBench(festival);
});
afterAll(() => closeSound(festival));
beforeEach(async () => {
  await festival.simulator.recover();
  festival.get(ProviderCircuitBreaker).succeeded();
  await festival.tier({ quota: null });
});

const opened = async (count: number): Promise<string[]> => {
  const placed = await Promise.all(Array.from({ length: count }, () => festival.visitor().orderAndPay()));
  return placed.map(({ order_number: number }) => number);
};
const attempt = (number: string) => festival.rows(AttemptEntity).findOneByOrFail({ providerOrderId: number });
const pool = () => festival.get(ProviderPool);

const held: HeldPlaces[] = [];
/** Takes all places, and has more notifications wait than the answers wait for. */
function overrun(waiting: number): HeldPlaces {
  const places = new HeldPlaces(pool(), 128 + waiting);
  held.push(places);
  return places;
}
// Also after a failure: the application waits for them when it closes.
afterEach(async () => {
  Reflect.deleteProperty(pool(), 'isFailing');
  for (const places of held.splice(0)) await places.end();
});

it('asks about different orders at once, and about one never twice at once', async () => {
  const numbers = await opened(20);
  const watched = new WatchedGateway(festival);
  await festival.simulator.faults({ http: { latency_ms: 1_500 }, notifications: { duplicate: 2 } });
  await Promise.all(numbers.map((number) => festival.simulator.pay(number)));
  for (const number of numbers) await bench.reaches(number, 'settlement');
  for (const number of numbers) await bench.settled(number);
  watched.stop();
  // As many as arrive within one answer: on a busy machine fewer than all.
  expect(watched.mostOrders).toBeGreaterThan(4);
  expect(watched.mostOfOneOrder).toBe(1);
});

it('answers 200 at once when many wait for their turn, and applies it in its turn', async () => {
  const [number = ''] = await opened(1);
  const places = overrun(100);
  await festival.simulator.pay(number);
  expect(new Set(await bench.settled(number))).toEqual(new Set([200]));
  expect((await bench.order(number)).status).toBe('pending');
  await places.end();
  await bench.reaches(number, 'settlement');
});

it('answers 503 when many wait and the provider fails: it is due for the sync', async () => {
  const [number = ''] = await opened(1);
  const { id: attemptId } = await attempt(number);
  const places = overrun(100);
  pool().isFailing = () => true;
  await festival.simulator.pay(number);
  await bench.settled(number);
  Reflect.deleteProperty(pool(), 'isFailing');
  const { outcome, handledAt } = await festival.rows(NotificationEntity).findOneByOrFail({ attemptId });
  expect({ outcome, isHandled: handledAt !== null }).toEqual({ outcome: 'deferred', isHandled: true });
  expect((await festival.simulator.order(number)).notifications[0]?.response_status).toBe(503);
  await places.end();
  await bench.sync();
  expect(await bench.outcome(number)).toMatchObject({ status: 'settlement', tickets: ['valid'] });
});

describe('a notification that was stored, and whose process ended before its turn', () => {
  async function leftOver(): Promise<string> {
    await festival.simulator.faults({ notifications: { drop: 1 } });
    const [number = ''] = await opened(1);
    await festival.simulator.pay(number);
    const { id: attemptId } = await attempt(number);
    const stored = { attemptId, transactionId: 'unknown-yet', transactionStatus: 'settlement', raw: '{}' };
    const receivedAt = festival.clock.now();
    await festival.rows(NotificationEntity).insert({ ...stored, outcome: 'received', receivedAt, handledAt: null });
    return number;
  }

  it('is found by the sync after a minute', async () => {
    const number = await leftOver();
    await bench.syncDue();
    expect((await bench.order(number)).status).toBe('pending');
    festival.clock.advanceMinutes(1.1);
    await bench.syncDue();
    expect(await bench.outcome(number)).toMatchObject({ status: 'settlement', tickets: ['valid'] });
    expect(await festival.rows(NotificationEntity).countBy({ outcome: 'received' })).toBe(0);
  });

  it('is found at once by a process that starts', async () => {
    const number = await leftOver();
    const [reader, transactions, clock] = [festival.get(Reader), festival.get(Transactions), festival.get(Clock)];
    await new UnappliedNotificationsService(reader, transactions, clock).makeDue();
    await bench.syncDue();
    expect((await bench.order(number)).status).toBe('settlement');
  });

  it('is found though its attempt was final', async () => {
    const number = await leftOver();
    await festival.rows(AttemptEntity).update({ providerOrderId: number }, { isFinal: true });
    festival.clock.advanceMinutes(1.1);
    await bench.syncDue();
    expect((await bench.order(number)).status).toBe('settlement');
  });
});

describe('a notification that is put off while another query of its attempt is under way', () => {
  const putOff: Record<string, (attempt: AttemptEntity) => Promise<void>> = {
    'by the process that took it': async (attempt) => {
      const { id } = await festival.rows(NotificationEntity).findOneByOrFail({ attemptId: attempt.id });
      await festival.get(NotificationLogService).defer(id, attempt);
    },
    'by the sync': async () => {
      festival.clock.advanceMinutes(1.1);
      await festival.get(UnappliedNotificationsService).makeDue();
    },
  };

  async function underWay(): Promise<AttemptEntity> {
    await festival.simulator.faults({ notifications: { drop: 1 } });
    const [number = ''] = await opened(1);
    await festival.simulator.pay(number);
    await festival.rows(AttemptEntity).update({ providerOrderId: number }, { dueAt: DUE_FIRST });
    const read = await attempt(number);
    const stored = { attemptId: read.id, transactionId: 'unknown-yet', transactionStatus: 'refund', raw: '{}' };
    const receivedAt = festival.clock.now();
    await festival.rows(NotificationEntity).insert({ ...stored, outcome: 'received', receivedAt, handledAt: null });
    return read;
  }
  const isDue = async ({ providerOrderId }: AttemptEntity) => {
    const { isFinal, dueAt } = await attempt(providerOrderId);
    return !isFinal && dueAt.getTime() === DUE_FIRST.getTime();
  };

  it.each(Object.entries(putOff))(
    'stays due after a notification’s query that saw no more to do: %s',
    async (_by, put) => {
      const read = await underWay();
      await put(read);
      await festival.get(QueryAttemptService).run(read, { via: 'notification', applied: async () => true });
      expect(await isDue(read)).toBe(true);
    },
  );

  it.each(Object.entries(putOff))('stays due after the sync’s query of a polled order: %s', async (_by, put) => {
    const read = await underWay();
    const queue = festival.get(SyncQueueService);
    const claim = (await queue.claim(read)) ?? NaN;
    await put(read);
    await queue.release(read, claim, { isFinal: true, isQueried: true });
    expect(await isDue(read)).toBe(true);
  });
});

it('the shutdown leaves those who wait to the next start', async () => {
  const ending = await Festival.open();
  const own = new PaymentsBench(ending);
  await ending.tier({ quota: null });
  const { order_number: number } = await ending.visitor().orderAndPay();
  const places = new HeldPlaces(ending.get(ProviderPool), 300);
  try {
    await ending.simulator.pay(number);
    await own.settled(number);
    const closed = ending.get(ProviderPool).beforeApplicationShutdown();
    const ended = await places.end();
    await closed;
    await pause(0);
    expect(ended.some(({ status }) => status === 'rejected')).toBe(true);
    expect(await ending.rows(NotificationEntity).countBy({ outcome: 'received' })).toBeGreaterThan(0);
  } finally {
    await places.end();
    await ending.close();
  }
});
