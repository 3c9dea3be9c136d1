import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OrderCountsService } from '../../src/monitoring/figures/order-counts.service.js';
import { ProcessReportsService } from '../../src/monitoring/reports/process-reports.service.js';
import { OrderEntity } from '../../src/orders/order.entity.js';
import { TicketEntity } from '../../src/tickets/ticket.entity.js';
import { MetricsService } from '../../src/platform/metrics/metrics.service.js';
import { PaymentsJob } from '../../src/payments/payments.job.js';
import { statementsOf } from '../support/database/statements.js';
import { mariaDbServer } from '../support/database/test-database.js';
import { Festival } from '../support/festival.js';
import { RoomStateService } from '../../src/waiting-room/room/room-state.service.js';
import { PaymentsBench } from '../support/sales/payments.js';
import { Room } from '../support/sales/waiting-room.js';
import { closeSound } from '../support/sound-data.js';

let festival: Festival;
beforeAll(async () => {
  festival = await Festival.open();
  await festival.tier({ quota: 100 });
});
afterAll(() => closeSound(festival));

const FAR = { orderNumber: 'FAR', openEmail: null, openPhone: null };
const scrape = async (): Promise<string> => (await festival.visitor().get('/metrics').expect(200)).text;

it('tells what was sold, what waits and what was done', async () => {
  const { order_number: number } = await festival.visitor().orderAndPay({ quantity: 2 });
  await festival.simulator.pay(number);
  await new PaymentsBench(festival).reaches(number, 'settlement');
  await festival.visitor().order({ quantity: 3 });
  await festival.get(PaymentsJob).syncAttempts();
  await festival.get(ProcessReportsService).report();
  await festival.get(OrderCountsService).count();
  const text = await scrape();
  for (const line of [
    'festival_orders{status="settlement",tier="pre-sales-2"} 1',
    'festival_orders{status="pending",tier="pre-sales-2"} 1',
    'festival_seats_sold{tier="pre-sales-2"} 2',
    'festival_seats_held{tier="pre-sales-2"} 3',
    'festival_seats_left{tier="pre-sales-2"} 95',
    'festival_queue_length{queue="notifications"} 0',
    'festival_database_up 1',
    'festival_paid_without_ticket_orders 0',
    'festival_process_info{role="all"} 1',
  ]) {
    expect(text).toContain(`${line}\n`);
  }
  expect(text).toMatch(/festival_provider_call_duration_seconds_count\{call="open",outcome="answered"\} 1/);
  expect(text).toMatch(/festival_job_turn_duration_seconds_count\{work="status-sync",outcome="done"\} 1/);
  expect(text).toMatch(/festival_job_last_success_timestamp_seconds\{work="status-sync"\} \d/);
  expect(/^festival_database_pool_waiting 0/m.test(text)).toBe(mariaDbServer() !== null);
  expect(text).not.toMatch(/^festival_redis_up /m);
  expect(text).not.toContain(number);
});

it('names the limit that refused', async () => {
  const visitor = festival.visitor();
  for (let guess = 0; guess < 6; guess += 1) {
    await visitor.post('/admin/login', { email: 'admin@festival.local', password: 'wrong-password' });
  }
  expect(await scrape()).toMatch(/festival_refusals_total\{limit="sign_in",status="429"\} [1-9]/);
});

it('asks the database once in ten seconds, however often it is scraped', async () => {
  festival.clock.advanceSeconds(11);
  const first = await statementsOf(festival, 'SELECT', scrape);
  expect(first.length).toBeGreaterThan(5);
  expect(await statementsOf(festival, 'SELECT', scrape)).toEqual([]);
});

it('counts all orders, however their numbers lie, and shows them only where they are counted', async () => {
  const [order] = await festival.rows(OrderEntity).find({ where: { status: 'pending' } });
  await festival.rows(OrderEntity).insert({ ...order, id: 12_345, ...FAR, deletedAt: null } as never);
  festival.clock.advanceMinutes(1);
  const { orders } = await festival.get(OrderCountsService).count();
  expect(orders.reduce((sum, count) => sum + count.orders, 0)).toBe(3);
  await festival.rows(OrderEntity).delete({ id: 12_345 });
  festival.clock.advanceMinutes(3);
  expect(await scrape()).not.toMatch(/^festival_orders/m);
});

it('names the gates of the settings; a name that a scanner made up is one of the others', async () => {
  const { id } = await festival.rows(TicketEntity).findOneByOrFail({ status: 'valid' });
  await festival.rows(TicketEntity).update({ id }, { status: 'used', checkedInGate: 'made up 123' });
  festival.clock.advanceSeconds(11);
  const text = await scrape();
  await festival.rows(TicketEntity).update({ id }, { status: 'valid', checkedInGate: null });
  expect(text).toContain('festival_check_ins{gate="other"} 1\n');
  expect(text).not.toContain('made up');
});

it('every metric has a name and a unit as Prometheus wants them, and a text', async () => {
  await scrape();
  for (const { name, help } of await festival.get(MetricsService).registry.getMetricsAsJSON()) {
    expect(name).toMatch(/^(festival|process|nodejs|http|payment)_[a-z0-9_]+$/);
    expect(help.length).toBeGreaterThan(10);
  }
});

const folder = join(__dirname, '../../../docker/monitoring');

it.each(['alerts.yml', 'dashboard.json'])('%s uses metrics and labels that there are', async (file) => {
  const metrics = new Map(
    (await festival.get(MetricsService).registry.getMetricsAsJSON()).map((metric) => [metric.name, metric]),
  );
  const registry = festival.get(MetricsService).registry;
  const text = readFileSync(join(folder, file), 'utf8')
    .replaceAll('\\"', '"')
    .replaceAll(/alert: \w+/g, '');
  const uses = [...text.matchAll(/\b((?:festival|nodejs|process|http|payment)_[a-z0-9_]+)(\{[^}]*\})?/g)];
  expect(uses.length).toBeGreaterThan(15);
  for (const [, used = '', selector = ''] of uses) {
    const name = [used, used.replace(/_(bucket|sum|count)$/, '')].find((each) => metrics.has(each));
    if (name === undefined) throw new Error(`${file}: ${used} is no metric`);
    const { labelNames } = registry.getSingleMetric(name) as unknown as { labelNames: string[] };
    for (const [, label = ''] of selector.matchAll(/([a-z_]+)\s*(?:=~|!~|!=|=)/g)) {
      expect({ file, name, label, known: [...labelNames, 'le', 'job', 'instance'].includes(label) }).toMatchObject({
        known: true,
      });
    }
  }
});

it('the dashboard’s panels are whole, and lie beside each other', () => {
  const { panels } = JSON.parse(readFileSync(join(folder, 'dashboard.json'), 'utf8')) as { panels: Panel[] };
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const places = new Set<string>();
  for (const { title, type, gridPos, targets } of panels) {
    expect(['stat', 'timeseries']).toContain(type);
    expect(new Set(targets.map(({ refId }) => refId)).size).toBe(targets.length);
    for (const { datasource } of targets) expect(datasource).toEqual({ type: 'prometheus', uid: '${datasource}' });
    expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
    for (let x = gridPos.x; x < gridPos.x + gridPos.w; x += 1) {
      for (let y = gridPos.y; y < gridPos.y + gridPos.h; y += 1) {
        expect({ title, isTaken: places.has(`${x} ${y}`) }).toEqual({ title, isTaken: false });
        places.add(`${x} ${y}`);
      }
    }
  }
});

interface Panel {
  id: number;
  title: string;
  type: string;
  gridPos: { x: number; y: number; w: number; h: number };
  targets: Array<{ refId: string; expr: string; datasource: object }>;
}

it('tells how many people wait, and for how long the next of them has', async () => {
  const room = new Room(festival);
  await room.newSale();
  for (let person = 0; person < 3; person += 1) await room.place(festival.visitor());
  await festival.get(RoomStateService).refresh();
  festival.clock.advanceSeconds(90);
  const text = await scrape().finally(() => room.turn({ mode: 'off' }));
  expect(text).toContain('festival_queue_length{queue="waiting_room"} 3\n');
  expect(text).toMatch(/festival_queue_oldest_seconds\{queue="waiting_room"\} 9\d(\.\d+)?\n/);
});
