import { writeFileSync } from 'node:fs';
import { DataSource } from 'typeorm';
import { RESTORE_MARK } from '../../src/platform/database/migrations/half-restored.js';
import { LeasesService } from '../../src/platform/jobs/leases.service.js';
import { MailEntity } from '../../src/mail/mail.entity.js';
import { MailWorkerService } from '../../src/mail/queue/mail-worker.service.js';
import {
  backedUp,
  type BackupSettings,
  type Empty,
  emptyDatabase,
  inDatabase,
  PASSPHRASE,
  restored,
  settingsOf,
} from '../support/backup/backup-bench.js';
import { rewritten } from '../support/backup/rewritten.js';
import { atNode } from '../support/database/test-database.js';
import { Festival } from '../support/festival.js';
import { until } from '../support/until.js';

let festival: Festival;
let settings: BackupSettings;
let sealed: string;
let damaged: string;
let target: Empty;
beforeAll(async () => {
  festival = await Festival.open();
  settings = settingsOf(festival.config, PASSPHRASE);
  await festival.tier({ quota: 100 });
  await festival.visitor().order({ quantity: 2 });
  sealed = (await backedUp(settings)).file;
  const plain = (await backedUp({ ...settings, backupPassphrase: null })).file;
  damaged = await rewritten(plain, (name, bytes) =>
    name.startsWith('tables/orders.') ? Buffer.from(bytes.toString().replace('FEST-', 'FAKE-')) : bytes,
  );
});
afterAll(() => festival.close());
beforeEach(async () => {
  target = await emptyDatabase();
});
afterEach(() => target.drop());

const tables = () => inDatabase(target.database, (db) => db.query<object[]>('SHOW TABLES'));
const marks = async (): Promise<string[]> =>
  (await tables()).flatMap((row) => Object.values(row).map(String)).filter((name) => name === RESTORE_MARK);

it('keeps the mark of a restore that was broken off, whatever the next one is given', async () => {
  await expect(restored(damaged, target)).rejects.toThrow(
    /^The backup is not what it was\..*half restored now, and no festival starts on it: run the restore again$/,
  );
  const before = await tables();
  const none = `${sealed}-none`;
  writeFileSync(none, 'hello');
  await expect(restored(`${sealed}-typo`, target)).rejects.toThrow('There is no');
  await expect(restored(none, target)).rejects.toThrow('damaged');
  await expect(restored(sealed, target, { passphrase: 'another passphrase than that' })).rejects.toThrow('not the one');
  expect(await tables()).toEqual(before);
  expect(await restored(sealed, target, { passphrase: PASSPHRASE })).toMatchObject({ hasBegunAgain: true });
  expect(await marks()).toEqual([]);
});

it('changes nothing while a festival’s process is connected', async () => {
  await inDatabase(target.database, async () => {
    await expect(restored(sealed, target, { passphrase: PASSPHRASE })).rejects.toThrow(
      /is in use \(connection \d+ from .*\): stop the festival and its backups/,
    );
  });
  expect(await tables()).toEqual([]);
});

it('does not end while a process uses it that came meanwhile', async () => {
  const restoring = expect(restored(sealed, target, { passphrase: PASSPHRASE })).rejects.toThrow('is in use');
  // By the festival's own connection: one to the target would count.
  const sql = 'SELECT 1 FROM information_schema.tables WHERE table_schema = ? AND table_name = ?';
  const name = target.database.kind === 'mysql' ? new URL(atNode(target.database.url, 0)).pathname.slice(1) : '';
  await until(
    () => festival.get(DataSource).query<unknown[]>(sql, [name, RESTORE_MARK]),
    (found) => found.length > 0,
    'the mark',
  );
  await inDatabase(target.database, () => restoring);
  expect(await marks()).toEqual([RESTORE_MARK]);
});

it('of two at once at most one restores', async () => {
  const ends = await Promise.allSettled([1, 2].map(() => restored(sealed, target, { passphrase: PASSPHRASE })));
  expect(ends.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
});

describe('a process that has slept through the begin of a restore', () => {
  const db = (): DataSource => festival.get(DataSource);

  it.each<[boolean, number]>([
    [true, 0],
    [false, 1],
  ])('that is under way (%s) sends no mail and takes no work', async (isUnderWay, turns) => {
    await festival.get(MailWorkerService).drain();
    await festival.rows(MailEntity).updateAll({ status: 'queued', dueAt: new Date(0), tries: 0 });
    expect(await festival.rows(MailEntity).count()).toBeGreaterThan(0);
    if (isUnderWay) await db().query(`CREATE TABLE ${RESTORE_MARK} (begun_at datetime NOT NULL)`);
    try {
      await festival.get(MailWorkerService).drain();
      const sent = await festival.rows(MailEntity).countBy({ status: 'sent' });
      expect(sent > 0).toBe(!isUnderWay);
      let run = 0;
      await festival.get(LeasesService).run(`after-${String(isUnderWay)}`, 60_000, async () => (run += 1));
      expect(run).toBe(turns);
    } finally {
      await db().query(`DROP TABLE IF EXISTS ${RESTORE_MARK}`);
    }
  });
});
