import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSource } from '../../src/backup/source/open-source.js';
import type { Manifest } from '../../src/backup/format/manifest.js';
import { readArchive } from '../../src/backup/format/archive-reader.js';
import { TableLines } from '../../src/backup/format/row-lines.js';
import { ArchiveWriter } from '../../src/backup/format/archive-writer.js';
import { BackupFolder } from '../../src/backup/writing/backup-folder.js';
import { BackupEntity } from '../../src/platform/backups/backup.entity.js';
import type { Variables } from '../../src/platform/config/environment-reader.js';
import { lockSqlite } from '../../src/platform/database/connection/single-process-lock.js';
import { CLOSING, EditionEntity } from '../../src/platform/editions/edition.entity.js';
import { openDataSource } from '../../src/platform/database/connection/data-source.js';
import { assertNotHalfRestored } from '../../src/platform/database/migrations/half-restored.js';
import { bytesOf } from '../../src/backup/format/archive-reader.js';
import {
  backedUp,
  type Empty,
  emptyDatabase,
  emptySqlite,
  inDatabase,
  PASSPHRASE,
  settingsOf,
  signal,
} from '../support/backup/backup-bench.js';
import { placesOf, Program } from '../support/backup/program.js';
import { runFolder } from '../support/database/test-database.js';
import { Festival } from '../support/festival.js';
import { until } from '../support/until.js';

const MINUTE = 60_000;

let festival: Festival;
let variables: Variables;
let backupDir: string;
const targets: Empty[] = [];

beforeAll(async () => {
  festival = await Festival.open();
  const { config } = festival;
  backupDir = mkdtempSync(join(runFolder(), 'backups-'));
  variables = {
    ...placesOf(config),
    SECRET_KEY: config.secretKey,
    TICKET_RESET_SECRET: 'secret',
    BACKUP_DIR: backupDir,
  };
});
afterAll(async () => {
  await festival.close();
  for (const each of targets) await each.drop();
});

async function target(): Promise<Empty> {
  const made = await emptyDatabase();
  targets.push(made);
  return made;
}
const encrypted = (): Variables => ({ ...variables, BACKUP_PASSPHRASE: PASSPHRASE });

it('a backup is made, proved and restored while the festival runs', async () => {
  const made = await Program.run('backup', [], encrypted());
  expect(made).toMatchObject({
    code: 0,
    said: [expect.stringMatching(/^festival-.*\.tar\.gz\.age: \d+ tables, .* rows, 0 pictures, .* MB, .* s$/)],
  });
  const [name = ''] = readdirSync(backupDir).filter((each) => each.endsWith('.age'));
  expect(await festival.rows(BackupEntity).findOneBy({ fileName: name })).toMatchObject({ verifiedAt: null });
  const proved = await Program.run('verify', ['--against'], encrypted());
  expect(proved).toMatchObject({ code: 0 });
  expect(proved.said.filter((line) => line.startsWith('ok  '))).toHaveLength(7);
  expect(proved.said.at(-1)).toMatch(/^The backup of .* is good\.$/);
  expect((await festival.rows(BackupEntity).findOneBy({ fileName: name }))?.verifiedAt).not.toBeNull();
  const other = await target();
  const restored = await Program.run('restore', [join(backupDir, name)], {
    ...placesOf(other),
    BACKUP_PASSPHRASE: PASSPHRASE,
  });
  expect(restored).toMatchObject({ code: 0, said: expect.any(Array) });
  expect(restored.said[0]).toMatch(/^Restored the backup of .*: .* rows, each the same, and 0 pictures\.$/);
  expect(restored.said.some((line) => line.includes('.env as SECRET_KEY'))).toBe(other.database.kind === 'mysql');
}, 60_000);

it.each<[string, 'backup' | 'restore' | 'verify', string[], Variables, RegExp]>([
  ['an unknown option of backup', 'backup', ['--fast'], {}, /Unknown option '--fast'\. Usage: npm run backup/],
  ['a word after backup', 'backup', ['now'], {}, /Unexpected argument 'now'.*Usage: npm run backup/],
  ['no passphrase', 'backup', [], {}, /BACKUP_PASSPHRASE is not set/],
  [
    'a passphrase that is not used',
    'backup',
    ['--unencrypted'],
    { BACKUP_PASSPHRASE: PASSPHRASE },
    /leave out one of them/,
  ],
  ['a short passphrase', 'backup', [], { BACKUP_PASSPHRASE: 'short' }, /BACKUP_PASSPHRASE is "5 characters"/],
  [
    'a wrong duration',
    'backup',
    ['--every', 'hour'],
    { BACKUP_PASSPHRASE: PASSPHRASE },
    /--every is 'hour': give minutes/,
  ],
  ['a duration that no timer has', 'backup', ['--every', '32d'], { BACKUP_PASSPHRASE: PASSPHRASE }, /at most 31d/],
  ['a wrong rotation', 'backup', ['--keep', '5'], { BACKUP_PASSPHRASE: PASSPHRASE }, /--keep is '5': give hours/],
  [
    'a folder that may not be made',
    'backup',
    ['--unencrypted'],
    { BACKUP_DIR: '/dev/null/backups' },
    /can't be a folder/,
  ],
  ['no file to restore', 'restore', [], {}, /Name one file\. Usage: npm run restore FILE/],
  ['two files to restore', 'restore', ['a', 'b'], {}, /Name one file/],
  ['an option of restore', 'restore', ['a', '--force'], {}, /Unknown option '--force'/],
  ['a file that is not there', 'verify', ['/nowhere.age'], {}, /There is no \/nowhere\.age/],
  ['a file to restore that is not there', 'restore', ['/nowhere.age'], {}, /There is no \/nowhere\.age/],
  ['a rotation that keeps none', 'backup', ['--keep', '0,0,0'], {}, /every older backup would be removed/],
  ['a folder', 'verify', ['/tmp'], {}, /\/tmp is a folder/],
])('%s is one line, and exit code 1', async (_, name, args, more, line) => {
  const { code, said } = await Program.run(name, args, { ...variables, ...more });
  expect({ code, lines: said.filter((each) => !each.startsWith('/')).length }).toEqual({ code: 1, lines: 1 });
  expect(said.at(-1)).toMatch(line);
});

it('a backup of a database that is not there makes none', async () => {
  const { database, varDir } = emptySqlite();
  const away = { ...placesOf({ database, varDir }), SECRET_KEY: 'k'.repeat(32), TICKET_RESET_SECRET: 'secret' };
  const { code, said } = await Program.run('backup', [], {
    ...away,
    BACKUP_PASSPHRASE: PASSPHRASE,
    BACKUP_DIR: backupDir,
  });
  expect({ code, said }).toEqual({ code: 1, said: [expect.stringMatching(/There is no database/)] });
  expect(existsSync(database.file)).toBe(false);
});

it('a restore beside a festival on SQLite says what to stop', async () => {
  const { database, varDir } = emptySqlite();
  const lock = lockSqlite(database.file);
  const { code, said } = await Program.run('restore', [__filename], placesOf({ database, varDir }));
  lock.release();
  expect({ code, said: said.at(-1) }).toEqual({
    code: 1,
    said: expect.stringMatching(/is in use: stop the festival, or wait for another restore to end/),
  });
});

it('a database that is away is one line, and tried again by the clock until it is told to stop', async () => {
  const away = {
    ...encrypted(),
    DATABASE_URL: 'mysql://root:pw@127.0.0.1:9/festival',
    BACKUP_DIR: mkdtempSync(join(runFolder(), 'backups-')),
  };
  const once = await Program.run('backup', [], away);
  expect(once).toMatchObject({
    code: 1,
    said: [expect.stringMatching(/The database\/festival at 127\.0\.0\.1:9 can't be reached .*: check DATABASE_URL/)],
  });
  const service = Program.start('backup', ['--every', '1h'], away);
  await until(
    async () => service.said,
    (lines) => lines.length > 0,
    'the first try',
    MINUTE,
  );
  service.kill('SIGTERM');
  const { code, said } = await service.end();
  expect({ code, said }).toEqual({
    code: 0,
    said: [expect.stringMatching(/can't be reached .* It is tried again in 60 s\.$/)],
  });
}, 120_000);

describe('around a new edition', () => {
  const editions = () => festival.rows(EditionEntity);
  const edition = (values: Partial<EditionEntity>) => ({
    edition: '2025',
    name: 'Festival',
    concertAt: new Date('2025-11-22T11:00:00Z'),
    nextEdition: '2026',
    nextConcertAt: new Date('2026-11-21T11:00:00Z'),
    days: 364,
    copied: [],
    keptAccount: 1,
    activeKey: null,
    step: 'done' as never,
    removed: 0,
    figures: null,
    worker: null,
    workedUntil: null,
    closedAt: null,
    begunAt: new Date(),
    ...values,
  });
  afterEach(() => editions().createQueryBuilder().delete().execute());

  it('no backup is made while one is closed', async () => {
    await editions().insert(edition({ activeKey: CLOSING }));
    const own = mkdtempSync(join(runFolder(), 'backups-'));
    const { code, said } = await Program.run('backup', [], { ...encrypted(), BACKUP_DIR: own });
    expect({ code, said }).toEqual({ code: 1, said: [expect.stringMatching(/An edition is just being closed/)] });
    expect(readdirSync(own).filter((name) => name.includes('festival-'))).toEqual([]);
  });

  it('the proved backup of before is never removed for its age', async () => {
    const old = new BackupFolder(backupDir);
    const taken = [380, 379].map((days) => new Date(Date.now() - days * 86_400_000));
    const names = taken.map((takenAt) => BackupFolder.nameOf(takenAt, true));
    for (const [index, name] of names.entries()) {
      writeFileSync(join(backupDir, name), 'a backup');
      const takenAt = taken[index] ?? new Date();
      const counts = { kilobytes: 1, tableCount: 1, rowCount: 1, pictureCount: 0, isEncrypted: true };
      const row = { backupId: `of-${index}`, fileName: name, takenAt, writtenAt: takenAt, ...counts };
      await festival.rows(BackupEntity).insert({ ...row, verifiedAt: index === 0 ? takenAt : null });
    }
    await editions().insert(edition({ begunAt: new Date(Date.now() - 378 * 86_400_000) }));
    await Program.run('backup', ['--keep', '1,0,0'], encrypted());
    const left = (await old.backups(new Date())).backups.map(({ name }) => name);
    expect(left).toContain(names[0]);
    expect(left).not.toContain(names[1]);
  });
});

describe('a restore that is killed', () => {
  const ROWS = 400_000;

  /** A backup with a table that takes its time. */
  async function large(): Promise<string> {
    const { file } = await backedUp(settingsOf(festival.config));
    const writer = new ArchiveWriter(`${file}-large`, { passphrase: null, signal: signal() });
    const lines = new TableLines();
    const revision = (index: number) => [`r${String(index).padStart(9, '0')}`, index];
    for await (const entry of readArchive(file, null)) {
      const bytes = await bytesOf(entry);
      if (entry.name.startsWith('tables/revisions.')) continue;
      if (entry.name !== 'manifest.json') {
        await writer.add(entry.name, bytes);
        continue;
      }
      for (let index = 0, part = 1; index < ROWS; index += 1) {
        const full = lines.add(revision(index));
        if (full) await writer.add(`tables/revisions.${String((part += 1)).padStart(6, '0')}.ndjson`, full);
      }
      const rest = lines.end();
      if (rest) await writer.add('tables/revisions.999999.ndjson', rest);
      const manifest = JSON.parse(bytes.toString()) as Manifest;
      manifest.totals['revisions'] = lines.total();
      await writer.add('manifest.json', Buffer.from(JSON.stringify(manifest)));
    }
    await writer.finish();
    return `${file}-large`;
  }

  it('leaves no festival, and is possible again', async () => {
    const file = await large();
    const other = await target();
    const program = Program.start('restore', [file], placesOf(other));
    // A cluster takes its time for the tables.
    await until(() => hasRows(other), Boolean, 'rows', 2 * MINUTE);
    program.kill('SIGKILL');
    expect((await program.end()).code).toBeNull();
    if (other.database.kind === 'sqlite') expect(existsSync(other.database.file)).toBe(false);
    else {
      await inDatabase(other.database, (db) => expect(assertNotHalfRestored(db)).rejects.toThrow('half restored'));
      const source = await openSource(other.database);
      await expect(source.assertWhole()).rejects.toThrow('half restored');
      await source.close();
    }
    const again = await Program.run('restore', [file], placesOf(other));
    expect(again.said).toContain('An earlier restore was broken off; it was begun again.');
    expect(again.code).toBe(0);
    await inDatabase(other.database, async (db) => {
      await assertNotHalfRestored(db);
      expect(Number((await db.query<[{ n: number }]>('SELECT COUNT(*) AS n FROM revisions'))[0].n)).toBe(ROWS);
    });
  }, 300_000);

  /** The restore has come to the large table. */
  async function hasRows({ database }: Empty): Promise<boolean> {
    const file = database.kind === 'sqlite' ? `${database.file}.restoring` : null;
    if (file !== null && !existsSync(file)) return false;
    const config = file === null ? database : { kind: 'sqlite' as const, file };
    const dataSource = await openDataSource(config, []);
    try {
      const rows = await dataSource.query<unknown[]>('SELECT name FROM revisions LIMIT 1').catch(() => []);
      return rows.length > 0;
    } finally {
      await dataSource.destroy();
    }
  }
});

it('a proof that is stopped leaves no data in the clear', async () => {
  const folder = join(String(variables['VAR_DIR']), '.verify');
  await Program.run('backup', [], encrypted());
  const program = Program.start('verify', [], encrypted());
  await until(async () => existsSync(join(folder, 'restored.sqlite.restoring')), Boolean, 'a restored database');
  program.kill('SIGINT');
  const { code, said } = await program.end();
  expect({ code, said: said.at(-1) }).toEqual({ code: 1, said: 'Stopped: nothing was proved.' });
  expect(existsSync(folder)).toBe(false);
});

it('a backup that is dated in the future is no reason to make none, and never the one that is proved', async () => {
  const own = mkdtempSync(join(runFolder(), 'backups-'));
  const future = 'festival-2999-01-01T00-00-00-000Z.tar.gz.age';
  writeFileSync(join(own, future), '');
  const service = Program.start('backup', ['--every', '31d'], { ...encrypted(), BACKUP_DIR: own });
  const made = () => readdirSync(own).filter((name) => name.endsWith('.age') && name !== future);
  await until(async () => made().length, Boolean, 'a backup');
  service.kill('SIGTERM');
  const { said } = await service.end();
  expect(said).toContain(`Dated in the future, and left out of account: ${future}.`);
  expect(readdirSync(own)).toContain(future);
  expect(await Program.run('verify', [], { ...encrypted(), BACKUP_DIR: own })).toMatchObject({ code: 0 });
});

it('old backups are removed by the clock’s rules, and nothing else is', async () => {
  const own = mkdtempSync(join(runFolder(), 'backups-'));
  const others = ['festival-notes.txt', 'other-2025-01-01T00-00-00-000Z.tar.gz.age'];
  const old = ['festival-2020-01-01T00-00-00-000Z.tar.gz.age', 'festival-2020-01-02T00-00-00-000Z.tar.gz'];
  for (const name of [...others, ...old]) writeFileSync(join(own, name), '');
  const { said } = await Program.run('backup', ['--keep', '48,30,52'], { ...encrypted(), BACKUP_DIR: own });
  expect(said.at(-1)).toBe('Removed 2 old backups.');
  const left = readdirSync(own).filter((name) => !name.startsWith('.'));
  expect(left).toHaveLength(3);
  expect(left).toEqual(expect.arrayContaining(others));
});
