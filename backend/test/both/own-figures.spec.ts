import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DataSource, type QueryRunner } from 'typeorm';
import { ruleNamed } from '../../src/monitoring/alerts/alert-rules.js';
import { NOTHING_SEEN } from '../../src/monitoring/alerts/alert-conditions.js';
import { memoryLimit, OwnFiguresService } from '../../src/monitoring/reports/own-figures.service.js';
import type { ProcessFigures } from '../../src/monitoring/reports/process-report.entity.js';
import { SmallDisk } from '../support/database/small-disk.js';
import { mariaDbServer, runFolder } from '../support/database/test-database.js';
import { Festival, SMALL_POOL } from '../support/festival.js';
import { until } from '../support/until.js';

const MEGABYTE = Buffer.alloc(1_000_000);
const DISK_MB = 800;

const isRaised = (name: string, figures: ProcessFigures): boolean =>
  Boolean(
    ruleNamed(name).check({
      ...NOTHING_SEEN,
      now: new Date(),
      processes: [{ role: 'all', startedAt: new Date(), figures }],
    }),
  );

let festival: Festival;
let disk: SmallDisk | null;
const folder = mkdtempSync(join(runFolder(), 'small-'));
beforeAll(async () => {
  disk = SmallDisk.mount(folder, DISK_MB);
  festival = await Festival.open({ environment: { VAR_DIR: folder, ...SMALL_POOL } });
});
afterAll(async () => {
  await festival.close();
  disk?.unmount();
  rmSync(folder, { recursive: true, force: true });
});
const figures = () => festival.get(OwnFiguresService).read(0.001);

it('see the disk of VAR_DIR fill, and empty again', async () => {
  // Only root may mount one.
  if (!disk) return;
  expect(isRaised('disk_full', await figures())).toBe(false);
  const file = join(folder, 'filling');
  const filling = openSync(file, 'w');
  for (let megabyte = 0; megabyte < DISK_MB - 400; megabyte += 1) writeSync(filling, MEGABYTE);
  closeSync(filling);
  expect(isRaised('disk_full', await figures())).toBe(true);
  rmSync(file);
  expect(isRaised('disk_full', await figures())).toBe(false);
});

it('see callers who wait for a connection of the pool', async () => {
  if (mariaDbServer() === null) {
    expect((await figures()).pool).toBeNull();
    return;
  }
  const dataSource = festival.app.get(DataSource, { strict: false });
  const runners: QueryRunner[] = [1, 2].map(() => dataSource.createQueryRunner());
  for (const runner of runners) await runner.connect();
  const waiting = dataSource.query('SELECT 1');
  const seen = await until(figures, ({ pool }) => (pool?.waiting ?? 0) > 0, 'a caller who waits');
  expect(seen.pool).toMatchObject({ size: 2, used: 2, waiting: 1 });
  expect(isRaised('pool_full', seen)).toBe(true);
  // The database itself is well, and its probe has a connection of its own.
  expect(await festival.get(OwnFiguresService).probeDatabase()).toBeLessThan(1);
  // What was between two reports counts.
  festival.get(OwnFiguresService)['watchPool']();
  for (const runner of runners) await runner.release();
  await waiting;
  expect(isRaised('pool_full', await figures())).toBe(true);
  expect(isRaised('pool_full', await figures())).toBe(false);
});

it.each([
  ['a container’s limit', 512e6, 8e9, 512e6],
  ['none', 0, 8e9, null],
  ['none, as some systems say it', 2 ** 63, 8e9, null],
])('know %s of memory', (_name, constrained, total, expected) => {
  expect(memoryLimit(constrained, total)).toBe(expected);
});
