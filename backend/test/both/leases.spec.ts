import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { MovableClock } from '../support/movable-clock.js';
import { copyOf, TABLES } from '../support/database/template-database.js';
import type { TestDatabase } from '../support/database/test-database.js';
import { ShutdownService } from '../../src/platform/clock/shutdown.service.js';
import type { AppConfig } from '../../src/platform/config/app-config.js';
import { readEnvironment } from '../../src/platform/config/read-environment.js';
import { ENTITIES } from '../../src/app/entities.js';
import { openDataSource } from '../../src/platform/database/connection/data-source.js';
import { Reader } from '../../src/platform/database/reader.js';
import { Transactions } from '../../src/platform/database/transactions.js';
import { LeaseEntity } from '../../src/platform/jobs/lease.entity.js';
import { EditionsService } from '../../src/platform/editions/editions.service.js';
import { LeasesService } from '../../src/platform/jobs/leases.service.js';
import { SettingEntity } from '../../src/platform/settings/setting.entity.js';
import { writeFence } from '../../src/platform/database/transaction-scope.js';
import { until } from '../support/until.js';
import { MetricsService } from '../../src/platform/metrics/metrics.service.js';

const LEASE_MS = 120_000;

let database: TestDatabase;
let dataSource: DataSource;
let clock: MovableClock;
let made = 0;
let work: string;

beforeAll(async () => {
  Logger.overrideLogger(false);
  database = await copyOf(TABLES);
  const variables = { DATABASE_URL: database.url, SECRET_KEY: 'a secret key of the tests, long enough for all' };
  dataSource = await openDataSource(readEnvironment(variables, () => '').database, ENTITIES);
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});
beforeEach(() => {
  clock = new MovableClock(new Date('2025-11-01T00:00:00.000Z'));
  made += 1;
  work = `work ${made}`;
});

const process = (runsJobs = true): LeasesService =>
  new LeasesService(
    new Reader(dataSource),
    new Transactions(dataSource),
    clock,
    { runsJobs } as AppConfig,
    new ShutdownService(),
    new MetricsService(clock),
    new EditionsService(new Reader(dataSource)),
  );
const lease = (): Promise<LeaseEntity> => dataSource.getRepository(LeaseEntity).findOneByOrFail({ name: work });

/** Whether the process did the work. */
async function does(leases: LeasesService): Promise<boolean> {
  let done = false;
  await leases.run(work, LEASE_MS, async () => {
    done = true;
  });
  return done;
}

describe('of several processes', () => {
  it('one does the work', async () => {
    const all = Array.from({ length: 5 }, () => process());
    const done = await Promise.all(all.map(does));
    expect(done.filter(Boolean)).toHaveLength(1);
    const again = await Promise.all(all.map(does));
    expect(again).toEqual(done);
  });

  it('one that serves visitors only does none of it', async () => {
    expect(await does(process(false))).toBe(false);
    expect(await does(process())).toBe(true);
  });

  it('the next one continues when the holder died, with a greater number', async () => {
    const [dead, ...others] = [process(), process(), process()];
    expect(await does(dead)).toBe(true);
    clock.advanceSeconds(LEASE_MS / 1000 - 1);
    expect(await Promise.all(others.map(does))).toEqual([false, false]);
    clock.advanceSeconds(1);
    const taken = await Promise.all(others.map(does));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect((await lease()).token).toBe(2);
    expect(await does(dead)).toBe(false);
  });

  it('the holder renews its lease while it works', async () => {
    const [holder, other] = [process(), process()];
    for (let round = 0; round < 4; round += 1) {
      expect(await does(holder)).toBe(true);
      expect(await does(other)).toBe(false);
      clock.advanceSeconds((LEASE_MS / 1000) * 0.75);
    }
  });

  it('the next one continues at once when the holder stops, and the stopped one does nothing more', async () => {
    const [holder, next] = [process(), process()];
    await does(holder);
    await holder.beforeApplicationShutdown();
    expect(await does(next)).toBe(true);
    expect(await does(holder)).toBe(false);
  });
});

describe('a process that sleeps past its lease', () => {
  const FIRST = 'written by the first';
  const SECOND = 'written by the second';
  const written = (): Promise<SettingEntity | null> => dataSource.getRepository(SettingEntity).findOneBy({ key: work });
  const write = (value: string) =>
    new Transactions(dataSource).run((db) =>
      db.save(SettingEntity, { key: work, value, updatedAt: new Date('2025-11-01T00:00:00.000Z') }),
    );

  /** The first process falls asleep in its work; then `meanwhile` happens, and it wakes up and writes. */
  async function wakesUpAfter(
    meanwhile: (first: LeasesService) => Promise<unknown>,
    { leaseMs = LEASE_MS, writing = () => write(FIRST) } = {},
  ): Promise<string> {
    const first = process();
    let wake: () => void = () => undefined;
    const woken = new Promise<void>((resolve) => (wake = resolve));
    let slept: Promise<unknown> = Promise.resolve();
    let running: Promise<void> = Promise.resolve();
    await new Promise<void>((begun) => {
      running = first.run(work, leaseMs, () => {
        begun();
        slept = woken.then(writing);
        return slept;
      });
    });
    await meanwhile(first);
    wake();
    const outcome = await slept.then(
      () => 'wrote',
      () => 'refused',
    );
    await running;
    return outcome;
  }

  const takenOver = async (): Promise<void> => {
    clock.advanceSeconds(LEASE_MS / 1000);
    await process().run(work, LEASE_MS, () => write(SECOND));
  };

  it('can’t write once another has taken over', async () => {
    expect(await wakesUpAfter(takenOver)).toBe('refused');
    expect((await written())?.value).toBe(SECOND);
  });

  it('writes over the other without the check of the number (control)', async () => {
    const writing = () => writeFence.run(null, () => write(FIRST));
    expect(await wakesUpAfter(takenOver, { writing })).toBe('wrote');
    expect((await written())?.value).toBe(FIRST);
  });

  it('writes while nobody has taken over', async () => {
    expect(await wakesUpAfter(async () => clock.advanceSeconds(LEASE_MS / 1000 + 1))).toBe('wrote');
    expect((await written())?.value).toBe(FIRST);
  });

  it('is given up when its lease is over, and its old work can’t write once the new one has begun', async () => {
    const beginsAgain = async (first: LeasesService): Promise<void> => {
      clock.advanceSeconds(1);
      await until(() => does(first), Boolean, 'a new turn');
    };
    expect(await wakesUpAfter(beginsAgain, { leaseMs: 40 })).toBe('refused');
    expect((await lease()).token).toBe(2);
    expect(await written()).toBeNull();
  });

  it('leaves work alone that it started and that went on after its end', async () => {
    const leases = process();
    let goOn: () => void = () => undefined;
    const told = new Promise<void>((resolve) => (goOn = resolve));
    let later: Promise<unknown> = Promise.resolve();
    await leases.run(work, LEASE_MS, async () => {
      later = told.then(() => write(FIRST));
    });
    await takenOver();
    goOn();
    await later;
    expect((await written())?.value).toBe(FIRST);
  });
});

describe('work that lasts longer than its lease', () => {
  const SHORT_MS = 90;

  /** Begins work that goes on until the end that it gives is called. */
  function begin(leases: LeasesService, atMostMs: number): Promise<() => Promise<void>> {
    return new Promise((begun) => {
      const goOn = () => new Promise<void>((end) => begun(() => (end(), running)));
      const running = leases.run(work, SHORT_MS, goOn, atMostMs);
    });
  }
  const isLater = (than: Date) =>
    until(lease, ({ expiresAt }) => expiresAt > than, 'a renewal').then(({ token }) => token);

  it('is renewed as the same turn, so that nobody takes over', async () => {
    const [holder, other] = [process(), process()];
    const end = await begin(holder, LEASE_MS);
    for (let renewals = 0; renewals < 3; renewals += 1) {
      const { expiresAt } = await lease();
      clock.advanceSeconds(0.05);
      expect(await isLater(expiresAt)).toBe(1);
    }
    expect(await does(other)).toBe(false);
    await end();
    clock.advanceSeconds(SHORT_MS / 1000);
    expect(await does(other)).toBe(true);
  });

  it('isn’t renewed past its time, and is a new turn after that, also of the same process', async () => {
    const holder = process();
    const end = await begin(holder, 2 * SHORT_MS);
    const doesLater = () => (clock.advanceSeconds(0.01), does(holder));
    await until(doesLater, Boolean, 'a new turn');
    expect((await lease()).token).toBe(2);
    await end();
  });
});

describe('one process', () => {
  it('never runs the same work twice at once, and waits for it at its end', async () => {
    const leases = process();
    let runs = 0;
    let finish: () => void = () => undefined;
    const begun = new Promise<void>((begin) => {
      void leases.run(work, LEASE_MS, async () => {
        runs += 1;
        begin();
        await new Promise<void>((resolve) => {
          finish = resolve;
        });
      });
    });
    await begun;
    expect(await does(leases)).toBe(false);
    let stopped = false;
    const stopping = (async () => {
      await leases.beforeApplicationShutdown();
      stopped = true;
    })();
    await new Promise((resolve) => setImmediate(resolve));
    expect(stopped).toBe(false);
    finish();
    await stopping;
    expect(runs).toBe(1);
  });

  it('goes on after work that failed', async () => {
    const leases = process();
    await leases.run(work, LEASE_MS, async () => {
      throw new Error('this time not');
    });
    expect(await does(leases)).toBe(true);
  });
});
