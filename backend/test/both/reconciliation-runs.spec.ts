import type { PlacedOrder } from '@festival/contracts';
import { In, MoreThan } from 'typeorm';
import { AuditEntryEntity } from '../../src/audit/audit-entry.entity.js';
import { Clock } from '../../src/platform/clock/clock.js';
import { ShutdownService } from '../../src/platform/clock/shutdown.service.js';
import { Reader } from '../../src/platform/database/reader.js';
import { Transactions } from '../../src/platform/database/transactions.js';
import { EditionsService } from '../../src/platform/editions/editions.service.js';
import { LeasesService } from '../../src/platform/jobs/leases.service.js';
import { OrderEntity } from '../../src/orders/order.entity.js';
import { ProviderCircuitBreaker } from '../../src/payments/provider-limits/circuit-breaker.js';
import { ReconciliationJob } from '../../src/reconciliation/reconciliation.job.js';
import { ReconciliationRunEntity } from '../../src/reconciliation/runs/reconciliation-run.entity.js';
import { ReconciliationRunsService } from '../../src/reconciliation/runs/reconciliation-runs.service.js';
import { RunStepsService } from '../../src/reconciliation/runs/run-steps.service.js';
import { RunWorkerService } from '../../src/reconciliation/runs/run-worker.service.js';
import { Festival } from '../support/festival.js';
import { Reconciler } from '../support/sales/reconciliation.js';
import { WatchedGateway } from '../support/sales/watched-gateway.js';
import type { Visitor } from '../support/visitor.js';
import { MetricsService } from '../../src/platform/metrics/metrics.service.js';

const RUNS = '/api/admin/reconciliation-runs';

let festival: Festival;
let admin: Visitor;
let reconciler: Reconciler;

beforeAll(async () => {
  festival = await Festival.open();
  await festival.tier({ quota: null });
});
afterAll(() => festival.close());
beforeEach(async () => {
  await signIn();
  await festival.simulator.recover();
  festival.get(ProviderCircuitBreaker).succeeded();
  await festival.rows(OrderEntity).update({ id: MoreThan(0) }, { createdAt: new Date(0), updatedAt: new Date(0) });
});

/** The tests move the clock past the end of a session. */
async function signIn(): Promise<void> {
  admin = await festival.admin();
  reconciler = new Reconciler(festival, admin);
}
const orders = async (count: number): Promise<PlacedOrder[]> =>
  Promise.all(Array.from({ length: count }, () => festival.visitor().orderAndPay()));
const runs = () => festival.rows(ReconciliationRunEntity).find({ order: { id: 'ASC' } });
const lastRun = async () => (await runs()).at(-1);

describe('the button', () => {
  it('starts a run; a second press while it is under way answers with it; audited', async () => {
    await orders(1);
    const presses = await Promise.all(Array.from({ length: 5 }, () => admin.post(RUNS)));
    const ids = new Set(presses.map(({ body }) => body.data.id as number));
    expect(ids.size).toBe(1);
    expect(presses.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201]);
    const again = await admin.post(RUNS).expect(200);
    expect(again.body).toMatchObject({
      success: true,
      message: 'A reconciliation is already running.',
      data: { status: 'running', trigger: 'manual', started_by: 'admin@festival.local', total: 1, checked: 0 },
    });
    await reconciler.work();
    const [id = 0] = ids;
    expect(await reconciler.look(id)).toMatchObject({ status: 'finished', checked: 1, unchecked_orders: [] });
    const entries = await festival.rows(AuditEntryEntity).findBy({ resource: 'reconciliation-runs' });
    expect(entries).toMatchObject([{ action: 'start', recordId: String(id), adminEmail: 'admin@festival.local' }]);
  });

  it('is refused to those who may not', async () => {
    await festival.visitor().post(RUNS).expect(401);
  });

  it('lists the runs, newest first', async () => {
    await reconciler.run();
    await reconciler.run();
    const answer = await admin.get(`${RUNS}?range=[0,1]`).expect(200);
    const all = await runs();
    expect(answer.headers['content-range']).toBe(`reconciliation-runs 0-1/${all.length}`);
    expect(answer.body.data.map(({ id }: { id: number }) => id)).toEqual([all.at(-1)?.id, all.at(-2)?.id]);
    await admin.get(`${RUNS}/999999`).expect(404);
    await admin.get(`${RUNS}?sort=["cursor","ASC"]`).expect(400);
  });
});

describe('the compared orders', () => {
  it('are the orders of the last thirty days, deleted ones too, free ones and older ones not', async () => {
    const [recent, deleted, old, changed] = await orders(4);
    await festival.tier({ price: 0 });
    await festival.visitor().order();
    await festival.tier({ price: 50_000 });
    const days = (count: number) => new Date(festival.clock.now().getTime() - count * 86_400_000);
    const change = (order: PlacedOrder | undefined, changes: Partial<OrderEntity>) =>
      festival.rows(OrderEntity).update({ orderNumber: order?.order_number }, changes);
    await change(deleted, { deletedAt: festival.clock.now() });
    await change(old, { createdAt: days(31), updatedAt: days(31) });
    await change(changed, { createdAt: days(31), updatedAt: days(29) });
    expect(await reconciler.run()).toMatchObject({ total: 3, checked: 3 });
    expect(recent).toBeDefined();
  });

  it('are queried a few at once, in the order of their ids', async () => {
    await orders(25);
    const watched = new WatchedGateway(festival);
    expect(await reconciler.run()).toMatchObject({ status: 'finished', checked: 25 });
    expect(watched.mostOrders).toBeGreaterThan(1);
    expect(watched.mostOrders).toBeLessThanOrEqual(8);
    watched.stop();
  });
});

describe('the order of a run', () => {
  /** Orders by id, the first `old` of them of three days ago. The last run had no time for those after the fourth. */
  async function ordersAfterSlowRun(count: number, old: number): Promise<OrderEntity[]> {
    const numbers = (await orders(count)).map((each) => each.order_number);
    const rows = await festival.rows(OrderEntity).find({ where: { orderNumber: In(numbers) }, order: { id: 'ASC' } });
    const createdAt = new Date(festival.clock.now().getTime() - 3 * 86_400_000);
    await festival.rows(OrderEntity).update({ id: In(rows.slice(0, old).map(({ id }) => id)) }, { createdAt });
    if (!(await lastRun())) await reconciler.run();
    const row = { status: 'incomplete', cursor: rows[3]?.id, lastOrderId: rows.at(-1)?.id, restUpTo: null } as const;
    await festival.rows(ReconciliationRunEntity).update({ id: (await lastRun())?.id }, row);
    return rows;
  }

  it('is: the last day, what the last run had no time for, the first ones', async () => {
    const rows = await ordersAfterSlowRun(12, 8);
    const watched = new WatchedGateway(festival);
    expect(await reconciler.run()).toMatchObject({ status: 'finished' });
    watched.stop();
    const sorted = rows.map(({ orderNumber }) => orderNumber);
    const wanted = [sorted.slice(8), sorted.slice(4, 8), sorted.slice(0, 4)];
    const asked = watched.asked.filter((id) => sorted.includes(id));
    expect(asked).toHaveLength(12);
    const parts = [0, 4, 8].map((from) => asked.slice(from, from + 4).sort());
    expect(parts).toEqual(wanted.map((part) => part.sort()));
  });

  it('is: the last day, then the first ones, when the last run passed all but could not compare one', async () => {
    const rows = await ordersAfterSlowRun(14, 10);
    const sorted = rows.map(({ orderNumber }) => orderNumber);
    await festival.simulator.faults({ status: { mode: 'html502', order_prefix: sorted[5] } });
    await admin.post(RUNS).expect(201);
    for (let round = 0; round < 8; round += 1) {
      await reconciler.turn();
      await reconciler.turn();
      festival.clock.advanceMinutes(60);
    }
    await reconciler.work();
    expect(await lastRun()).toMatchObject({ status: 'incomplete', checked: 13 });
    await festival.simulator.recover();
    festival.get(ProviderCircuitBreaker).succeeded();
    await signIn();
    const watched = new WatchedGateway(festival);
    expect(await reconciler.run()).toMatchObject({ status: 'finished' });
    watched.stop();
    const asked = watched.asked.filter((id) => sorted.includes(id));
    // Eight are asked at once.
    const parts = [asked.slice(0, 4), asked.slice(4, 12), asked.slice(12)].map((part) => part.sort());
    expect(parts).toEqual([sorted.slice(10), sorted.slice(0, 8), sorted.slice(8, 10)].map((part) => part.sort()));
  });
});

describe('when the provider is in trouble', () => {
  it('the run waits, says so, and goes on when it is back: nothing is left out', async () => {
    await orders(6);
    await festival.simulator.breakDown();
    const { body } = await admin.post(RUNS).expect(201);
    const id = body.data.id as number;
    for (let turn = 0; turn < 4; turn += 1) await reconciler.turn();
    const waiting = await reconciler.look(id);
    expect(waiting).toMatchObject({ status: 'running', checked: 0, waiting_for: 'provider' });
    expect(waiting.unchecked).toBeGreaterThan(0);
    expect(waiting.unchecked_orders[0]?.reason).toContain('The provider');
    await festival.simulator.recover();
    festival.clock.advanceMinutes(3);
    await reconciler.work();
    const done = { status: 'finished', checked: 6, unchecked: 0, waiting_for: null };
    expect(await reconciler.look(id)).toMatchObject(done);
  });

  it('an order that can never be queried is named, and the run ends as incomplete', async () => {
    const [order] = await orders(2);
    const fault = { mode: 'html502', order_prefix: order?.order_number };
    await festival.simulator.faults({ status: fault });
    await admin.post(RUNS).expect(201);
    for (let round = 0; round < 8; round += 1) {
      await reconciler.turn();
      await reconciler.turn();
      festival.clock.advanceMinutes(60);
    }
    await reconciler.work();
    const run = await reconciler.look((await lastRun())?.id ?? 0);
    expect(run).toMatchObject({ status: 'incomplete', total: 2, checked: 1, unchecked: 1 });
    expect(run.unchecked_orders).toMatchObject([{ order_number: order?.order_number }]);
  });

  it('a run that waits for most of a day ends, so that the next night has its own', async () => {
    await orders(4);
    await festival.simulator.breakDown();
    await admin.post(RUNS).expect(201);
    await reconciler.turn();
    festival.clock.advanceMinutes(21 * 60);
    await reconciler.turn();
    await signIn();
    const run = await reconciler.look((await lastRun())?.id ?? 0);
    expect(run).toMatchObject({ status: 'incomplete', checked: 0, unchecked: 4 });
    expect(run.finished_at).not.toBeNull();
    await festival.simulator.recover();
    festival.get(ProviderCircuitBreaker).succeeded();
    await reconciler.run();
  });

  it('the run after one that was too slow goes on where that stopped, and then takes the first ones', async () => {
    const made = await orders(12);
    const numbers = made.map((each) => each.order_number);
    const rows = await festival.rows(OrderEntity).find({ where: { orderNumber: In(numbers) }, order: { id: 'ASC' } });
    const sorted = rows.map((each) => each.orderNumber);
    await festival.simulator.faults({ status: { mode: 'error500', order_prefix: sorted[4] } });
    await admin.post(RUNS).expect(201);
    await reconciler.turn();
    expect(await lastRun()).toMatchObject({ status: 'running', checked: 4 });
    festival.clock.advanceMinutes(21 * 60);
    await reconciler.turn();
    expect(await lastRun()).toMatchObject({ status: 'incomplete', checked: 4 });
    await festival.simulator.recover();
    festival.get(ProviderCircuitBreaker).succeeded();
    await signIn();
    await festival.rows(OrderEntity).update({ orderNumber: In(numbers) }, { updatedAt: festival.clock.now() });
    const watched = new WatchedGateway(festival);
    const run = await reconciler.run();
    watched.stop();
    expect(run).toMatchObject({ status: 'finished', total: 12, checked: 12 });
    const place = (number: string | undefined) => watched.asked.indexOf(number ?? '');
    expect(watched.asked.filter((id) => sorted.includes(id)).sort()).toEqual([...sorted].sort());
    expect(place(sorted[11])).toBeLessThan(place(sorted[0]));
    expect(place(sorted[5])).toBeLessThan(place(sorted[0]));
    expect((await reconciler.run()).status).toBe('finished');
  });
});

describe('several processes', () => {
  it('a process that dies leaves its run to the next one, which goes on where it stopped', async () => {
    const made = await orders(15);
    const numbers = made.map((each) => each.order_number);
    const sorted = await festival.rows(OrderEntity).find({ where: { orderNumber: In(numbers) }, order: { id: 'ASC' } });
    // The provider answers 429 at the fourth: there the first process stops.
    await festival.simulator.faults({ status: { mode: 'error500', order_prefix: sorted[3]?.orderNumber } });
    await admin.post(RUNS).expect(201);
    const dead = otherProcess();
    await dead.run('reconciliation', 120_000, () => reconciler.turn());
    const before = await lastRun();
    expect(before).toMatchObject({ status: 'running', checked: 3 });
    await festival.simulator.recover();
    const next = otherProcess();
    await next.run('reconciliation', 120_000, () => reconciler.turn());
    expect((await lastRun())?.checked).toBe(before?.checked);
    festival.clock.advanceMinutes(3);
    await next.run('reconciliation', 120_000, () => reconciler.work());
    expect(await lastRun()).toMatchObject({ status: 'finished', checked: 15, total: 15 });
    await dead.beforeApplicationShutdown();
    await next.beforeApplicationShutdown();
  });

  it('a paused one writes nothing late', async () => {
    await festival.simulator.faults({ notifications: { drop: 1 } });
    const [order] = await orders(1);
    await festival.simulator.pay(order?.order_number ?? '');
    await admin.post(RUNS).expect(201);
    const asleep = await lastRun();
    const { id } = await festival.rows(OrderEntity).findOneByOrFail({ orderNumber: order?.order_number });
    await reconciler.work();
    const after = await lastRun();
    const step = { orderId: id, orderNumber: order?.order_number ?? '', tries: 0 };
    if (!asleep) throw new Error('no run');
    expect(await festival.get(RunStepsService).compare(asleep, step, [])).toBe(false);
    expect(await lastRun()).toEqual(after);
  });
});

describe('the night', () => {
  /** Moves the clock to an hour in Jakarta, tomorrow at the latest. */
  function goTo(hour: number): void {
    const jakarta = new Date(festival.clock.now().getTime() + 7 * 3_600_000);
    const minutes = (hour * 60 + 1_440 - jakarta.getUTCHours() * 60 - jakarta.getUTCMinutes()) % 1_440;
    festival.clock.advanceMinutes(minutes + 1);
  }

  it('has one run, by the holder of the lease; the day after it has none', async () => {
    const before = (await runs()).length;
    const tick = () => festival.get(ReconciliationJob).reconcile();
    goTo(2);
    await orders(1);
    await tick();
    await tick();
    goTo(12);
    await tick();
    expect(await runs()).toHaveLength(before + 1);
    expect((await runs()).slice(before)).toMatchObject([{ startedBy: null, status: 'finished', checked: 1 }]);
    await signIn();
    const { body } = await admin.get(`${RUNS}?range=[0,0]`).expect(200);
    expect(body.data).toMatchObject([{ trigger: 'nightly', started_by: null }]);
  });

  it('has its run later when nobody was up; none where there were no orders yet', async () => {
    const before = (await runs()).length;
    const tick = () => festival.get(ReconciliationJob).reconcile();
    goTo(1);
    await orders(1);
    goTo(12);
    await festival.rows(OrderEntity).update({ id: MoreThan(0) }, { createdAt: festival.clock.now() });
    await tick();
    expect(await runs()).toHaveLength(before);
    await festival.rows(OrderEntity).update({ id: MoreThan(0) }, { createdAt: new Date(0) });
    await tick();
    await reconciler.work();
    await tick();
    expect((await runs()).slice(before)).toMatchObject([{ startedBy: null, status: 'finished', checked: 1 }]);
  });

  it('has one run whatever the number of processes', async () => {
    const night = { name: '2099-01-01', endsAt: new Date('2099-01-01T05:00:00+07:00') };
    const starts = Array.from({ length: 5 }, () => festival.get(ReconciliationRunsService).startNightly(night));
    expect((await Promise.all(starts)).filter(Boolean)).toHaveLength(1);
    await reconciler.work();
    expect(await festival.get(ReconciliationRunsService).startNightly(night)).toBe(false);
    expect(await festival.get(RunWorkerService).turn()).toBe(false);
  });
});

/** Leases as another process would have them. */
function otherProcess(): LeasesService {
  const shutdown = new ShutdownService();
  return new LeasesService(
    festival.get(Reader),
    festival.get(Transactions),
    festival.get(Clock),
    festival.config,
    shutdown,
    festival.get(MetricsService),
    festival.get(EditionsService),
  );
}
