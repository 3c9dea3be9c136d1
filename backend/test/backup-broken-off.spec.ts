import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, statfsSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { describeTables } from '../src/backup/source/describe-tables.js';
import { openSource } from '../src/backup/source/open-source.js';
import { LOG_LIMIT } from '../src/backup/source/sqlite-source.js';
import type { TableSource } from '../src/backup/source/table-source.js';
import { writeBackup } from '../src/backup/writing/write-backup.js';
import { RevisionEntity } from '../src/chatbot/knowledge/revision.entity.js';
import {
  type BackupSettings,
  backedUp,
  emptySqlite,
  settingsOf,
  signal,
  verified,
} from './support/backup/backup-bench.js';
import { runFolder } from './support/database/test-database.js';
import { Festival } from './support/festival.js';
import { until } from './support/until.js';

const ROWS = 40_000;

let festival: Festival;
let settings: BackupSettings;
/** A festival with a table of many pages. */
beforeAll(async () => {
  festival = await Festival.open();
  settings = settingsOf(festival.config);
  await festival.get(DataSource).query(
    `INSERT INTO revisions (name, revision) WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${ROWS})
     SELECT printf('r%09d', i), i FROM n`,
  );
});
afterAll(() => festival.close());

const write = (name: string) => festival.rows(RevisionEntity).save({ name, revision: 1 });

async function revisions(source: TableSource) {
  const table = (await describeTables(source)).tables.find(({ name }) => name === 'revisions');
  if (!table) throw new Error('No revisions');
  return source.rows(table)[Symbol.asyncIterator]();
}

/** What holds up the log: 1 when a reader is left. */
async function isHeldUp(): Promise<boolean> {
  const [answer] = await festival.get(DataSource).query<[{ busy: number }]>('PRAGMA wal_checkpoint(TRUNCATE)');
  return Number(answer.busy) !== 0;
}

it('a state that is let go in the middle of a table holds up nothing', async () => {
  const source = await openSource(settings.database);
  const rows = await revisions(source);
  expect((await rows.next()).value).toHaveLength(500);
  await write('meanwhile');
  expect(await isHeldUp()).toBe(true);
  await source.close();
  expect(await isHeldUp()).toBe(false);
});

it('a backup is given up in the middle of a table when too much waits for its end', async () => {
  const { bytes } = LOG_LIMIT;
  await isHeldUp();
  try {
    LOG_LIMIT.bytes = 1;
    const source = await openSource(settings.database);
    const rows = await revisions(source);
    await rows.next();
    await write('more');
    await expect(rows.next()).rejects.toThrow('MB wait for the backup to end: it was given up');
    await source.close();
    LOG_LIMIT.bytes = 0;
    await write('and more');
    await expect(writeBackup(settings, signal())).rejects.toThrow('MB wait for the backup to end: it was given up');
  } finally {
    LOG_LIMIT.bytes = bytes;
  }
  expect(readdirSync(settings.backupDir)).toEqual(['.backup-lock']);
  expect(await isHeldUp()).toBe(false);
});

it('a backup that is stopped while it writes leaves nothing behind', async () => {
  const own = settingsOf(festival.config);
  const stopping = new AbortController();
  const written = writeBackup(own, stopping.signal);
  const isStopped = expect(written).rejects.toThrow('Stopped: no backup was written');
  await until(
    async () => readdirSync(own.backupDir),
    (names) => names.some((name) => name.endsWith('.part')),
    'a draft',
  );
  stopping.abort();
  await isStopped;
  expect(readdirSync(own.backupDir)).toEqual(['.backup-lock']);
  expect(await isHeldUp()).toBe(false);
});

it('a proof that would fill the disk does not begin', async () => {
  const file = join(settings.backupDir, 'large');
  const { bavail, bsize } = statfsSync(settings.varDir);
  // Takes no room: a file of holes.
  writeFileSync(file, '');
  truncateSync(file, bavail * bsize);
  await expect(verified(file, settings, () => undefined)).rejects.toThrow('has too little room to restore this backup');
  expect(existsSync(join(settings.varDir, '.verify'))).toBe(false);
});

describe('a disk that takes no more', () => {
  const TOO_FEW_BLOCKS = 64;

  /** With a limit to the size of files: to the program a full disk, and no root is needed. */
  async function run(name: 'backup' | 'restore', args: string[], variables: Record<string, string>) {
    const program = join(__dirname, `../dist/${name}.js`);
    const command = `ulimit -f ${TOO_FEW_BLOCKS}; exec "$@"`;
    const env = { PATH: process.env['PATH'] ?? '', ...variables };
    return new Promise<{ code: unknown; said: string[] }>((resolve) => {
      execFile('sh', ['-c', command, 'sh', process.execPath, program, ...args], { env }, (error, out, err) =>
        resolve({ code: error?.code ?? 0, said: `${out}${err}`.split('\n').filter(Boolean) }),
      );
    });
  }

  it('ends a backup in the middle of a table with one line and no file', async () => {
    const BACKUP_DIR = mkdtempSync(join(runFolder(), 'backups-'));
    const { database, secretKey: SECRET_KEY, varDir: VAR_DIR } = settings;
    const DATABASE_URL = database.kind === 'sqlite' ? `sqlite:${database.file}` : '';
    const variables = { DATABASE_URL, SECRET_KEY, VAR_DIR, BACKUP_DIR, TICKET_RESET_SECRET: 'secret' };
    expect(await run('backup', ['--unencrypted'], variables)).toEqual({
      code: 1,
      said: [`No backup was written. The disk of ${BACKUP_DIR} is full: make room there`],
    });
    expect(readdirSync(BACKUP_DIR).filter((name) => name.includes('festival'))).toEqual([]);
  });

  it('ends a restore with one line, and no festival is there', async () => {
    const { file } = await backedUp(settingsOf(festival.config));
    const { varDir: VAR_DIR } = emptySqlite();
    const { code, said } = await run('restore', [file], { VAR_DIR });
    expect({ code, said }).toEqual({
      code: 1,
      said: [expect.stringMatching(/^The restore has failed\. .*SQLITE|can't be/)],
    });
    expect(readdirSync(VAR_DIR).filter((name) => !name.endsWith('-lock'))).toEqual([]);
  });
});
