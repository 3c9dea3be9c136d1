import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import type { BackupHead, Manifest } from '../src/backup/format/manifest.js';
import { verifyBackup } from '../src/backup/verifying/verify-backup.js';
import {
  backedUp,
  type BackupSettings,
  type Empty,
  emptyDatabase,
  isUntouched,
  PASSPHRASE,
  restored,
  settingsOf,
} from './support/backup/backup-bench.js';
import { inJson, rewritten } from './support/backup/rewritten.js';
import { Festival } from './support/festival.js';

let settings: BackupSettings;
let plain: string;
let sealed: string;
let target: Empty;
let copies = 0;

beforeAll(async () => {
  const festival = await Festival.open();
  try {
    settings = settingsOf(festival.config);
    await festival.tier({ quota: 100 });
    await festival.visitor().order({ quantity: 2 });
    await festival.admin();
    plain = (await backedUp(settings)).file;
    sealed = (await backedUp({ ...settings, backupPassphrase: PASSPHRASE })).file;
  } finally {
    await festival.close();
  }
  target = await emptyDatabase();
});
afterAll(() => target.drop());

const bytesWith = (file: string, change: (bytes: Buffer) => Buffer): string => {
  const copy = `${file}-${(copies += 1)}`;
  writeFileSync(copy, change(readFileSync(file)));
  return copy;
};
const flipped = (file: string, part: number): string =>
  bytesWith(file, (bytes) => {
    const at = Math.floor(bytes.length * part);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    return bytes;
  });
const cutOff = (file: string, part: number): string => {
  const copy = bytesWith(file, (bytes) => bytes);
  truncateSync(copy, Math.floor(readFileSync(copy).length * part));
  return copy;
};

/** Refused by a restore with one line; nothing is a festival's database afterwards, and the next restore is possible. */
async function isRefused(file: string, passphrase: string | null, text: RegExp): Promise<void> {
  const attempt = restored(file, target, { passphrase });
  await expect(attempt).rejects.toThrow(text);
  const { message } = (await attempt.catch((error: unknown) => error)) as Error;
  expect(message).not.toContain('\n');
  if (target.database.kind === 'sqlite') expect(await isUntouched(target)).toBe(true);
}

const DAMAGED = /damaged|cut off/;

describe('a restore refuses', () => {
  it.each<[string, () => string | Promise<string>, string | null, RegExp]>([
    ['a wrong passphrase', () => sealed, 'another passphrase than that', /BACKUP_PASSPHRASE is not the one/],
    ['no passphrase', () => sealed, null, /encrypted: set BACKUP_PASSPHRASE/],
    ['a sealed file that is cut off in its header', () => cutOff(sealed, 0.002), PASSPHRASE, DAMAGED],
    ['a sealed file that is cut off in the middle', () => cutOff(sealed, 0.5), PASSPHRASE, DAMAGED],
    ['a sealed file whose last byte is missing', () => cutOff(sealed, 0.99999), PASSPHRASE, DAMAGED],
    ['a sealed file with a flipped bit in the middle', () => flipped(sealed, 0.5), PASSPHRASE, DAMAGED],
    ['a sealed file with a flipped bit at its end', () => flipped(sealed, 0.9999), PASSPHRASE, DAMAGED],
    ['a sealed file with a flipped bit in its header', () => flipped(sealed, 0.003), PASSPHRASE, DAMAGED],
    ['a plain file that is cut off', () => cutOff(plain, 0.7), null, DAMAGED],
    ['a plain file with a flipped bit', () => flipped(plain, 0.6), null, DAMAGED],
    ['an empty file', () => cutOff(plain, 0), null, DAMAGED],
    ['a file that is no backup', () => bytesWith(plain, () => Buffer.from('hello')), null, DAMAGED],
    ['a file that is not there', () => '/nowhere/festival.tar.gz', null, /There is no \/nowhere\/festival.tar.gz/],
    ['a folder', () => settings.backupDir, null, /is a folder: name the file in it/],
    [
      'a file without its last part',
      () => rewritten(plain, without('manifest.json'), next()),
      null,
      /last part is missing/,
    ],
    [
      'a row that was changed',
      () => rewritten(plain, inTable('orders', /FEST-/, 'FAKE-'), next()),
      null,
      /orders: as many rows as expected, but not the same/,
    ],
    [
      'a row that was taken out',
      () => rewritten(plain, inTable('orders', /^.*\n/, ''), next()),
      null,
      /orders: 0 rows, expected 1/,
    ],
    [
      'a row with a value too few',
      () => rewritten(plain, inTable('orders', /\[1,/, '['), next()),
      null,
      /a row of orders has not \d+ values/,
    ],
    [
      'a row that refers to nothing',
      () => rewritten(plain, inTable('admin_users', /[^]*/, ''), next()),
      null,
      /Rows of admin_sessions could not be loaded/,
    ],
    [
      'a key that was changed',
      () =>
        rewritten(plain, (name, bytes) => (name === 'keys/secret-key' ? Buffer.from('k'.repeat(40)) : bytes), next()),
      null,
      /keys\/secret-key: not what it was/,
    ],
    [
      'an entry that no backup has',
      () => rewritten(plain, (name, bytes) => (name === 'keys/secret-key' ? 'keys/../../secret' : bytes), next()),
      null,
      /which no backup has/,
    ],
    [
      'a newer migration',
      () =>
        rewritten(
          plain,
          inJson<BackupHead>('head.json', (head) => head.migrations.push('Later1999999999999')),
          next(),
        ),
      null,
      /made by a newer version \(Later1999999999999\): update the program first/,
    ],
    [
      'a newer format',
      () =>
        rewritten(
          plain,
          inJson<BackupHead>('head.json', (head) => (head.format = 2)),
          next(),
        ),
      null,
      /has format 2, made by a newer version/,
    ],
    [
      'a table whose name is no name',
      () =>
        rewritten(
          plain,
          inJson<BackupHead>('head.json', ({ tables }) => tables.forEach((each) => (each.name = 'x" --'))),
          next(),
        ),
      null,
      DAMAGED,
    ],
  ])('%s', async (_, file, passphrase, text) => isRefused(await file(), passphrase, text));

  it('nothing that is right, after all these', async () => {
    expect(await restored(sealed, target, { passphrase: PASSPHRASE })).toMatchObject({ violations: [] });
  });
});

const next = (): string => `${plain}-${(copies += 1)}`;
const without = (left: string) => (name: string, bytes: Buffer) => (name === left ? null : bytes);
const inTable = (table: string, from: RegExp, to: string) => (name: string, bytes: Buffer) =>
  name.startsWith(`tables/${table}.`) ? Buffer.from(bytes.toString().replace(from, to)) : bytes;

it('says which checks fail, of a backup that can be read', async () => {
  const faults: string[] = [];
  const file = await rewritten(
    plain,
    inJson<Manifest>('manifest.json', ({ totals, media }) => {
      if (totals['orders']) totals['orders'].rows += 1;
      media.push({ name: 'media/lost.webp', size: 1, sha256: '' });
    }),
    next(),
  );
  await verifyBackup(file, settings, (_check, found) => faults.push(...found));
  expect(faults).toEqual(['orders: 1 rows, expected 2', 'media/lost.webp: missing', 'orders: 1 rows, expected 2']);
});
