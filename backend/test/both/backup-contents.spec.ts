import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { ArchiveWriter } from '../../src/backup/format/archive-writer.js';
import { describeTables } from '../../src/backup/source/describe-tables.js';
import { openSource } from '../../src/backup/source/open-source.js';
import { writePictures } from '../../src/backup/writing/write-pictures.js';
import { MediaImageEntity } from '../../src/content/media/media-image.entity.js';
import { BackupEntity } from '../../src/platform/backups/backup.entity.js';
import { TicketTypeEntity } from '../../src/tickets/tiers/ticket-type.entity.js';
import {
  addPicture,
  backedUp,
  type BackupSettings,
  type Empty,
  emptyDatabase,
  inDatabase,
  restored,
  settingsOf,
  signal,
  verified,
} from '../support/backup/backup-bench.js';
import { rewritten } from '../support/backup/rewritten.js';
import { Festival } from '../support/festival.js';

let festival: Festival;
let settings: BackupSettings;
const empty: Empty[] = [];
beforeAll(async () => {
  festival = await Festival.open();
  settings = settingsOf(festival.config);
  await festival.tier({ quota: 100 });
  await festival.visitor().order({ quantity: 2 });
});
afterAll(async () => {
  await festival.close();
  for (const each of empty) await each.drop();
});

async function database(): Promise<Empty> {
  const made = await emptyDatabase();
  empty.push(made);
  return made;
}

async function faultsOf(file: string): Promise<string[]> {
  const faults: string[] = [];
  await verified(file, settings, (_check, found) => faults.push(...found));
  return faults;
}

const sql = (statement: string) => festival.get(DataSource).query(statement);

it('leaves out, and names, what no migration makes, and the lock of the schema', async () => {
  await sql('CREATE TABLE IF NOT EXISTS migration_lock (name varchar(16) NOT NULL PRIMARY KEY)');
  await sql('CREATE TABLE orders_copy AS SELECT * FROM orders');
  await sql('CREATE TABLE Notes (id int)');
  await sql('ALTER TABLE referral_codes ADD COLUMN Remark int NULL');
  try {
    const { file, warnings } = await backedUp(settings);
    expect(warnings).toEqual([
      'Not in the backup, since no version of the program makes them: Notes, orders_copy, referral_codes.Remark.',
    ]);
    expect(await faultsOf(file)).toEqual([]);
    expect(await restored(file, await database())).toMatchObject({ violations: [] });
  } finally {
    await sql('DROP TABLE orders_copy');
    await sql('DROP TABLE Notes');
    await sql('ALTER TABLE referral_codes DROP COLUMN Remark');
  }
});

describe('pictures', () => {
  const media = (): string => join(settings.varDir, 'media');

  it('leaves out, and names, files that are no pictures', async () => {
    addPicture(settings.varDir, 'a picture');
    for (const name of ['.DS_Store', 'a b.webp']) writeFileSync(join(media(), name), 'x');
    const { file, warnings, pictures } = await backedUp(settings);
    expect({ pictures, warnings }).toEqual({
      pictures: 1,
      warnings: ['Not in the backup, since no picture has such a name: .DS_Store, a b.webp.'],
    });
    expect(await faultsOf(file)).toEqual([]);
  });

  it('says at the backup and at its proof which widths of a picture are not there', async () => {
    const image = { hash: 'b'.repeat(32), width: 1000, height: 10, bytes: 1, name: 'b', createdAt: new Date() };
    await festival.rows(MediaImageEntity).insert(image);
    try {
      const full = `${image.hash}-1000x10`;
      writeFileSync(join(media(), `${full}.webp`), 'x');
      const { file, warnings } = await backedUp(settings);
      expect(warnings).toContain(`Pictures that the database names are not there: ${full}.480.webp, ${full}.960.webp.`);
      expect(await faultsOf(file)).toEqual([`${full}.480.webp`, `${full}.960.webp`]);
    } finally {
      await festival.rows(MediaImageEntity).delete({ hash: image.hash });
    }
  });

  it('knows one that was deleted after the state was taken', async () => {
    const source = await openSource(settings.database);
    const { tables } = await describeTables(source);
    await source.close();
    const writer = new ArchiveWriter(join(settings.backupDir, 'pictures'), { passphrase: null, signal: signal() });
    const { deletedPictures, warnings } = await writePictures(writer, settings, tables, new Set(['gone.webp']));
    await writer.finish();
    expect(deletedPictures).toEqual(['gone.webp']);
    expect(warnings.filter((line) => line.includes('gone'))).toEqual([]);
  });

  it('puts none of a backup that is damaged', async () => {
    const { file } = await backedUp(settings);
    const damaged = await rewritten(file, (name, bytes) => (name.startsWith('media/') ? Buffer.from('wrong') : bytes));
    const target = await database();
    mkdirSync(join(target.varDir, 'media'), { recursive: true });
    await expect(restored(damaged, target)).rejects.toThrow('not what it was');
    expect(readdirSync(join(target.varDir, 'media'))).toEqual([]);
    expect(existsSync(join(target.varDir, 'secret-key'))).toBe(false);
    await restored(file, target);
    expect(readdirSync(join(target.varDir, 'media'))).toContain(`${'a'.repeat(32)}-10x10.webp`);
  });
});

it('counts as proved only with data that keep the rules', async () => {
  await festival.rows(TicketTypeEntity).updateAll({ sold: 99 });
  const { file, id } = await backedUp(settings);
  const target = await database();
  expect((await restored(file, target)).violations).not.toEqual([]);
  await inDatabase(target.database, async (db) => {
    expect(await db.getRepository(BackupEntity).findOneByOrFail({ backupId: id })).toMatchObject({ verifiedAt: null });
  });
});
