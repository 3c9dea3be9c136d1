import type { EditionRequest } from '@festival/contracts';
import { DataSource } from 'typeorm';
import { AdminUserEntity } from '../../src/auth/admin-user.entity.js';
import { AuditService } from '../../src/audit/audit.service.js';
import { CountdownEventEntity } from '../../src/content/countdown/countdown-event.entity.js';
import { MediaService } from '../../src/content/media/media.service.js';
import { EditionFiguresService } from '../../src/edition/plan/figures.service.js';
import { EditionPlanService } from '../../src/edition/plan/edition-plan.service.js';
import { CallOffService } from '../../src/edition/work/call-off.service.js';
import { CloseEditionService } from '../../src/edition/work/close-edition.service.js';
import { EditionWorker } from '../../src/edition/work/edition-worker.js';
import { EndOfEditionService } from '../../src/edition/work/end-of-edition.service.js';
import { RemoveRowsService } from '../../src/edition/work/remove-rows.service.js';
import { MailFilesService } from '../../src/mail/senders/mail-files.service.js';
import { ImportedReferencesService } from '../../src/orders/import/imported-references.service.js';
import { BackupEntity } from '../../src/platform/backups/backup.entity.js';
import { Clock } from '../../src/platform/clock/clock.js';
import { Transactions } from '../../src/platform/database/transactions.js';
import { Reader } from '../../src/platform/database/reader.js';
import { EditionTimes } from '../../src/platform/editions/edition-times.js';
import { EditionsService } from '../../src/platform/editions/editions.service.js';
import { SettingsService } from '../../src/platform/settings/settings.service.js';
import { TicketTypeEntity } from '../../src/tickets/tiers/ticket-type.entity.js';
import { mariaDbServer } from './database/test-database.js';
import { ADMIN, type Festival } from './festival.js';

const DAY_MS = 86_400_000;
let backups = 0;

/** The concert was three days ago, nothing is sold any more, and a backup was made and proved. Gives the concert. */
export async function whenOver(festival: Festival): Promise<Date> {
  festival.get(EditionTimes).settleMs = 100;
  const now = festival.clock.now();
  const concert = new Date(now.getTime() - 3 * DAY_MS);
  await festival.get(Transactions).run(async (db) => {
    const settings = festival.get(SettingsService);
    const facts = await settings.fromDatabase(db, 'festival');
    await settings.set(db, 'festival', { ...facts, edition: '2025', concertDate: concert.toISOString() });
    await db.updateAll(CountdownEventEntity, { targetDate: concert });
    await db.updateAll(TicketTypeEntity, { isAvailable: false });
  });
  await backUp(festival);
  return concert;
}

/** As `npm run backup` and `npm run verify` note it. */
export async function backUp(festival: Festival, changes: Partial<BackupEntity> = {}): Promise<void> {
  // Nothing of the minute before is in question.
  festival.clock.advanceSeconds(61);
  const now = festival.clock.now();
  const backup = { backupId: `backup ${(backups += 1)}`, fileName: 'a.age', takenAt: now, writtenAt: now };
  const counts = { kilobytes: 1, tableCount: 1, rowCount: 1, pictureCount: 0 };
  const row = { ...backup, ...counts, isEncrypted: true, verifiedAt: now, ...changes };
  await festival.get(Transactions).run((db) => db.insert(BackupEntity, row));
}

/** The next concert is 364 days after that one, two hours later in the evening. */
export function nextEdition(concert: Date, changes: Partial<EditionRequest> = {}): EditionRequest {
  const date = new Date(concert.getTime() + 364 * DAY_MS);
  return { edition: '2026', concert_date: date.toISOString(), copy: [], accept: [], ...changes };
}

export async function firstAdmin(festival: Festival): Promise<number> {
  return (await festival.rows(AdminUserEntity).findOneByOrFail({ email: ADMIN.email })).id;
}

/** The work as another process would do it. */
export function otherProcess(festival: Festival): CloseEditionService {
  const worker = new EditionWorker(festival.get(Transactions), festival.get(Clock));
  const [settings, audit] = [festival.get(SettingsService), festival.get(AuditService)];
  return new CloseEditionService(
    festival.get(EditionsService),
    worker,
    festival.get(EditionFiguresService),
    new RemoveRowsService(worker, festival.get(ImportedReferencesService)),
    festival.get(MediaService),
    festival.get(MailFilesService),
    new EndOfEditionService(worker, settings, audit, festival.get(Clock)),
    new CallOffService(
      festival.get(Reader),
      festival.get(EditionPlanService),
      settings,
      audit,
      worker,
      festival.get(EditionsService),
      festival.get(Clock),
    ),
    festival.get(Transactions),
    festival.get(EditionTimes),
  );
}

/** The database refuses this from now on, until the function that it gives is called. */
export async function refusing(festival: Festival, what: 'DELETE' | 'INSERT' | 'UPDATE', table: string) {
  const dataSource = festival.get(DataSource);
  const refusal =
    mariaDbServer() === null
      ? "BEGIN SELECT RAISE(ABORT, 'refused'); END"
      : "FOR EACH ROW SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'refused'";
  await dataSource.query(`CREATE TRIGGER refused BEFORE ${what} ON ${table} ${refusal}`);
  return async (): Promise<void> => {
    await dataSource.query('DROP TRIGGER refused');
  };
}
