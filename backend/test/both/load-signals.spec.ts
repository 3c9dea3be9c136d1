import type { AdminWaitingRoom, WaitingRoomLoadSignal } from '@festival/contracts';
import { DataSource } from 'typeorm';
import { ProviderCircuitBreaker } from '../../src/payments/provider-limits/circuit-breaker.js';
import { ProviderPool } from '../../src/payments/provider-limits/provider-pool.js';
import { LoadSignalsService } from '../../src/waiting-room/control/load-signals.service.js';
import { OrderLoad } from '../../src/waiting-room/control/order-load.js';
import { RoomAdmissionService } from '../../src/waiting-room/control/room-admission.service.js';
import { RoomStateService } from '../../src/waiting-room/room/room-state.service.js';
import { mariaDbServer } from '../support/database/test-database.js';
import { Festival, SMALL_POOL } from '../support/festival.js';
import { HeldPlaces } from '../support/sales/held-places.js';
import { Room } from '../support/sales/waiting-room.js';
import { together } from '../support/together.js';

let festival: Festival;
let room: Room;
beforeAll(async () => {
  festival = await Festival.open({ environment: SMALL_POOL });
  room = new Room(festival);
  await festival.tier();
});
afterAll(() => festival.close());

const signals = () => festival.get(LoadSignalsService).read();
/** What the office is warned of. */
const warnings = async (): Promise<string[]> => {
  const { body } = await (await festival.admin()).get('/api/admin/waiting-room').expect(200);
  return (body.data as AdminWaitingRoom).warnings;
};
/** A second of the schedule of a process that lets nobody in. */
const report = async () => festival.get(RoomAdmissionService).report(await festival.get(RoomStateService).refresh());

describe('load signals', () => {
  beforeAll(() => festival.get(LoadSignalsService).watch(true));
  afterAll(() => festival.get(LoadSignalsService).watch(false));
  // Also what the preparations showed.
  beforeEach(() => signals());

  // SQLite has no pool.
  if (mariaDbServer()) {
    it('database_pool: somebody waits for a connection', async () => {
      const dataSource = festival.app.get(DataSource, { strict: false });
      const taken = [dataSource.createQueryRunner(), dataSource.createQueryRunner()];
      for (const runner of taken) await runner.connect();
      const look = async () => {
        try {
          return await signals();
        } finally {
          for (const runner of taken) await runner.release();
        }
      };
      expect(await signals()).not.toContain('database_pool');
      const [, seen] = await together([dataSource.query('SELECT 1'), look()]);
      expect(seen).toContain('database_pool');
      expect(await signals()).not.toContain('database_pool');
    });
  }

  it('event_loop: it is usually late', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      for (const until = performance.now() + 150; performance.now() < until;);
      await new Promise((resolve) => setTimeout(resolve));
    }
    expect(await signals()).toContain('event_loop');
  });

  it('slow_orders: one of a hundred takes longer than a second', async () => {
    const { order_number } = await festival.visitor().order();
    expect(order_number).toBeTruthy();
    expect(festival.get(OrderLoad).read().perSecond).toBeGreaterThan(0);
    const now = jest.spyOn(performance, 'now');
    try {
      now.mockReturnValue(0);
      const ends = Array.from({ length: 20 }, () => festival.get(OrderLoad).begin());
      now.mockReturnValue(1_001);
      for (const end of ends) end();
    } finally {
      now.mockRestore();
    }
    expect(await signals()).toContain('slow_orders');
    festival.clock.advanceSeconds(6);
    expect(await signals()).not.toContain('slow_orders');
  });

  it('notifications: many wait for their turn', async () => {
    const held = new HeldPlaces(festival.get(ProviderPool), 700);
    try {
      expect(await signals()).toContain('notifications');
    } finally {
      await held.end();
    }
    expect(await signals()).not.toContain('notifications');
  });
});

describe('the office', () => {
  it('is warned of a signal that a process has seen, which slows the entry, for a moment', async () => {
    const signal: WaitingRoomLoadSignal = 'provider_away';
    await room.newSale();
    await report();
    expect(await warnings()).not.toContain(signal);
    const { paceLimit } = await room.row();
    festival.get(ProviderCircuitBreaker).failed(true);
    await report();
    expect(await warnings()).toContain(signal);
    await festival.get(RoomStateService).refresh();
    await festival.get(RoomAdmissionService).control();
    expect((await room.row()).paceLimit).toBeLessThan(paceLimit);
    festival.clock.advanceSeconds(6);
    await room.seconds(1);
    expect(await warnings()).not.toContain(signal);
  });

  it('is warned when no process lets people in', async () => {
    await room.newSale();
    await room.seconds(1);
    expect(await warnings()).not.toContain('no_controller');
    festival.clock.advanceSeconds(11);
    expect(await warnings()).toContain('no_controller');
    await room.seconds(1);
    expect(await warnings()).not.toContain('no_controller');
  });

  it('is warned when nothing is on sale', async () => {
    await room.newSale();
    await festival.tier({ isAvailable: false });
    await room.seconds(1);
    expect(await warnings()).toContain('nothing_on_sale');
    await festival.tier({ isAvailable: true });
    await room.seconds(1);
    expect(await warnings()).not.toContain('nothing_on_sale');
  });
});
