import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditDatabase } from '../../src/data-audit/audit-database.js';
import { MailWorkerService } from '../../src/mail/queue/mail-worker.service.js';
import { MailEntity } from '../../src/mail/mail.entity.js';
import { BackupEntity } from '../../src/platform/backups/backup.entity.js';
import { BackupsService } from '../../src/platform/backups/backups.service.js';
import { RestoreEntity } from '../../src/platform/backups/restore.entity.js';
import { ReferralCodeEntity } from '../../src/orders/codes/referral-code.entity.js';
import { AdminSessionEntity } from '../../src/auth/sessions/admin-session.entity.js';
import { openSource } from '../../src/backup/source/open-source.js';
import { totalTables } from '../../src/backup/source/total-tables.js';
import { LOG_LIMIT } from '../../src/backup/source/sqlite-source.js';
import { changedSince } from '../../src/backup/verifying/compare-with-live.js';
import { verifyBackup } from '../../src/backup/verifying/verify-backup.js';
import { recordBackup, recordVerified } from '../../src/backup/writing/record-backup.js';
import { writeBackup } from '../../src/backup/writing/write-backup.js';
import {
  addPicture,
  allRows,
  backedUp,
  type BackupSettings,
  type Empty,
  emptyDatabase,
  emptySqlite,
  inDatabase,
  isUntouched,
  PASSPHRASE,
  restored,
  settingsOf,
  signal,
} from '../support/backup/backup-bench.js';
import { rewritten } from '../support/backup/rewritten.js';
import { assertNotHalfRestored } from '../../src/platform/database/migrations/half-restored.js';
import { mariaDbServer } from '../support/database/test-database.js';
import { Festival } from '../support/festival.js';
import { PaymentsBench } from '../support/sales/payments.js';

let festival: Festival;
let settings: BackupSettings;
let picture: string;
const empty: Empty[] = [];

/** Orders in the ordinary states, a used code, a queued mail, an admin who is signed in, a picture. */
beforeAll(async () => {
  festival = await Festival.open();
  settings = settingsOf(festival.config);
  const bench = new PaymentsBench(festival);
  await festival.tier({ quota: 100 });
  const paid = (await festival.visitor().orderAndPay({ quantity: 2, referral_code: 'CROWN01' })).order_number;
  await festival.simulator.pay(paid);
  await bench.reaches(paid, 'settlement');
  await festival.visitor().orderAndPay({ quantity: 3, discount_code: 'UNITY10' });
  // Nothing is sent any more while the rows are compared.
  await festival.get(MailWorkerService).drain();
  await festival.rows(MailEntity).update({ kind: 'e_ticket' }, { status: 'queued', dueAt: new Date('2099-01-01') });
  await festival
    .rows(ReferralCodeEntity)
    .update({ code: 'CROWN01' }, { panitiaName: 'Ayu “O’Brien”\\\n\t日本 😀 \u0001' });
  await festival.admin();
  picture = addPicture(settings.varDir, 'a picture');
});
afterAll(async () => {
  await festival.close();
  for (const each of empty) await each.drop();
});

const database = async (): Promise<Empty> => kept(await emptyDatabase());
const sqlite = (): Empty => kept(emptySqlite());
const kept = (made: Empty): Empty => {
  empty.push(made);
  return made;
};

/** What a restore changes on purpose is undone in memory. */
const asBefore = (rows: Record<string, object[]>): Record<string, object[]> => ({
  ...rows,
  mails: (rows['mails'] ?? []).map((each) => ({
    ...each,
    status: '',
    lastError: '',
    claimToken: '',
    claimedUntil: '',
  })),
  admin_sessions: (rows['admin_sessions'] ?? []).map((each) => ({ ...each, revokedAt: null })),
});

describe('a backup restored into an empty database', () => {
  it.each(['the same kind', ...(mariaDbServer() === null ? [] : ['SQLite, and from there into MariaDB'])])(
    'of %s has every row, the pictures and the keys',
    async (kind) => {
      const { file } = await backedUp(settings);
      let target = kind === 'the same kind' ? await database() : sqlite();
      const report = await restored(file, target);
      expect(report).toMatchObject({ violations: [], hasBegunAgain: false });
      if (kind !== 'the same kind') {
        const there = { ...settingsOf(festival.config), database: target.database, varDir: target.varDir };
        target = await database();
        await restored((await backedUp(there)).file, target);
      }
      const [before, after] = [await allRows(settings.database), await allRows(target.database)];
      expect(asBefore(after)).toEqual(asBefore(before));
      expect(await auditDatabase(target.database, new Date())).toEqual([]);
      expect(readFileSync(join(target.varDir, 'media', picture), 'utf8')).toBe('a picture');
      expect(readdirSync(join(target.varDir, 'media', '.drafts'))).toEqual([]);
      expect(readFileSync(join(target.varDir, 'secret-key'), 'utf8')).toBe(settings.secretKey);
      expect(readFileSync(join(target.varDir, 'ticket-reset-secret'), 'utf8')).toBe(settings.ticketResetSecret);
    },
  );

  it('gives no id again that was given before', async () => {
    await festival.rows(ReferralCodeEntity).delete({ code: 'GONE' });
    const gone = await festival.rows(ReferralCodeEntity).save(codeOf('GONE'));
    await festival.rows(ReferralCodeEntity).delete({ code: 'GONE' });
    const target = await database();
    await restored((await backedUp(settings)).file, target);
    const next = await inDatabase(target.database, (db) => db.getRepository(ReferralCodeEntity).save(codeOf('NEXT')));
    expect(next.id).toBeGreaterThan(gone.id);
  });

  it('holds the mails that waited, ends sign-ins and says what it was restored from', async () => {
    const { file, id, takenAt } = await backedUp(settings);
    const target = await database();
    const { heldMails } = await restored(file, target);
    await inDatabase(target.database, async (db) => {
      expect(await db.getRepository(MailEntity).countBy({ status: 'queued' })).toBe(0);
      const [mail] = await db.getRepository(MailEntity).findBy({ kind: 'e_ticket' });
      expect(mail).toMatchObject({ status: 'failed', lastError: expect.stringContaining(takenAt.toISOString()) });
      const sessions = await db.getRepository(AdminSessionEntity).find();
      expect(sessions.length).toBeGreaterThan(0);
      expect(sessions.every(({ revokedAt }) => revokedAt !== null)).toBe(true);
      const [restore] = await db.getRepository(RestoreEntity).find();
      expect(restore).toMatchObject({ backupId: id, takenAt, heldMails, settledAt: null });
      const [known] = await db.getRepository(BackupEntity).findBy({ backupId: id });
      expect(known?.verifiedAt).not.toBeNull();
    });
    expect(heldMails).toBeGreaterThan(0);
  });

  it('keeps keys and pictures that are the same', async () => {
    const target = await database();
    writeFileSync(join(target.varDir, 'ticket-reset-secret'), settings.ticketResetSecret);
    addPicture(target.varDir, 'a picture');
    const variables = { SECRET_KEY: settings.secretKey };
    const { putBack } = await restored((await backedUp(settings)).file, target, { variables });
    expect(putBack).toEqual([]);
    expect(existsSync(join(target.varDir, 'secret-key'))).toBe(false);
  });
});

const codeOf = (code: string) => ({ code, panitiaName: 'Ayu', isActive: true, uses: 0, createdAt: new Date() });

describe('a backup', () => {
  it('is of one moment, whatever is written meanwhile', async () => {
    const source = await openSource(settings.database);
    const tables = await source.tables();
    const before = await totalTables(source, tables);
    await festival.visitor().order({ quantity: 1 });
    expect(await totalTables(source, tables)).toEqual(before);
    // Without the state that is held, the order shows.
    const later = await openSource(settings.database);
    const after = await totalTables(later, tables);
    expect(after['orders']?.rows).toBe((before['orders']?.rows ?? 0) + 1);
    await source.close();
    await later.close();
  });

  it('is noted in the database, and which one was proved', async () => {
    const backups = festival.get(BackupsService);
    expect(await backups.lastGood()).toBeNull();
    const first = await backedUp(settings);
    await recordBackup(settings.database, first);
    const second = await backedUp(settings);
    await recordBackup(settings.database, second);
    expect(await backups.lastGood()).toMatchObject({
      backupId: second.id,
      fileName: second.name,
      rowCount: second.rows,
      isEncrypted: false,
      verifiedAt: null,
    });
    expect(await backups.lastVerified()).toBeNull();
    const verifiedAt = new Date();
    expect(await recordVerified(settings.database, first.id, verifiedAt)).toBe(true);
    expect(await recordVerified(settings.database, 'another festival’s', verifiedAt)).toBe(false);
    expect(await backups.lastVerified()).toMatchObject({ backupId: first.id, verifiedAt });
    expect(await backups.lastRestore()).toBeNull();
    await festival.rows(BackupEntity).clear();
  });

  it('is proved by a restore into an empty database, line by line', async () => {
    const { file } = await backedUp({ ...settings, backupPassphrase: PASSPHRASE });
    const faults: Record<string, readonly string[]> = {};
    const manifest = await verifyBackup(file, { ...settings, backupPassphrase: PASSPHRASE }, (check, found) => {
      faults[check] = found;
    });
    expect(Object.keys(faults)).toHaveLength(7);
    expect(Object.values(faults).flat()).toEqual([]);
    expect(existsSync(join(settings.varDir, '.verify'))).toBe(false);
    expect(await changedSince(manifest, settings.database)).toEqual([]);
    await festival.visitor().order({ quantity: 1 });
    const rows = manifest.totals['orders']?.rows ?? 0;
    expect(await changedSince(manifest, settings.database)).toContain(
      `orders: ${rows} rows in the backup, ${rows + 1} now`,
    );
  });

  it('leaves nothing behind when it is stopped', async () => {
    const stopping = new AbortController();
    const written = writeBackup(settings, stopping.signal);
    stopping.abort();
    const before = readdirSync(settings.backupDir);
    await expect(written).rejects.toThrow('Stopped: no backup was written');
    expect(readdirSync(settings.backupDir).filter((name) => name.endsWith('.part'))).toEqual([]);
    expect(readdirSync(settings.backupDir).length).toBeLessThanOrEqual(before.length + 1);
  });

  it('is written by one process at a time, and removes what a killed one has left', async () => {
    const own = settingsOf(festival.config);
    const first = writeBackup(own, signal());
    await expect(writeBackup(own, signal())).rejects.toThrow(
      `Another backup is being written to ${own.backupDir}: wait for its end`,
    );
    await first;
    const left = '.festival-2025-11-22T12-00-00-000Z.tar.gz.part';
    writeFileSync(join(own.backupDir, left), 'half');
    await writeBackup(own, signal());
    expect(readdirSync(own.backupDir)).not.toContain(left);
  });

  it('is given up on SQLite when too much waits for its end', async () => {
    if (settings.database.kind !== 'sqlite') return;
    const source = await openSource(settings.database);
    await source.close();
    const { bytes } = LOG_LIMIT;
    try {
      LOG_LIMIT.bytes = 0;
      const own = settingsOf(festival.config);
      await expect(writeBackup(own, signal())).rejects.toThrow('MB wait for the backup to end: it was given up');
      expect(readdirSync(own.backupDir)).toEqual(['.backup-lock']);
    } finally {
      LOG_LIMIT.bytes = bytes;
    }
  });
});

it('restores nothing over a database that is in use', async () => {
  const { file } = await backedUp(settings);
  const before = await allRows(settings.database);
  await expect(restored(file, { ...settings, drop: async () => undefined })).rejects.toThrow('is not empty');
  expect(await allRows(settings.database)).toEqual(before);
});

it('leaves no festival behind when rows are not as they were, and can be run again', async () => {
  const { file } = await backedUp(settings);
  const target = await database();
  const changed = await rewritten(file, (name, bytes) =>
    name.startsWith('tables/orders.') ? Buffer.from(bytes.toString().replace('FEST-', 'FAKE-')) : bytes,
  );
  await expect(restored(changed, target)).rejects.toThrow('orders: as many rows as expected, but not the same');
  if (target.database.kind === 'sqlite') expect(await isUntouched(target)).toBe(true);
  else await inDatabase(target.database, (db) => expect(assertNotHalfRestored(db)).rejects.toThrow('half restored'));
  const { hasBegunAgain } = await restored(file, target);
  expect(hasBegunAgain).toBe(target.database.kind === 'mysql');
  await inDatabase(target.database, assertNotHalfRestored);
});

it('puts no key and no picture over another one, and touches nothing then', async () => {
  const { file } = await backedUp(settings);
  const target = await database();
  const variables = { SECRET_KEY: 'x'.repeat(32) };
  await expect(restored(file, target, { variables })).rejects.toThrow('SECRET_KEY is another one than the backup');
  writeFileSync(join(target.varDir, 'ticket-reset-secret'), 'another');
  await expect(restored(file, target)).rejects.toThrow('ticket-reset-secret is another one than the backup');
  expect(await isUntouched(target)).toBe(true);
  writeFileSync(join(target.varDir, 'ticket-reset-secret'), settings.ticketResetSecret);
  addPicture(target.varDir, 'another');
  await expect(restored(file, target)).rejects.toThrow('is another picture than the backup');
  expect(readFileSync(join(target.varDir, 'media', picture), 'utf8')).toBe('another');
  expect(existsSync(join(target.varDir, 'secret-key'))).toBe(false);
});
