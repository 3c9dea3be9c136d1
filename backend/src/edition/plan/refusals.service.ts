import { EDITION_BACKUP_HOURS, isOnSale } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import { CountdownEventEntity } from '../../content/countdown/countdown-event.entity.js';
import { BackupsService } from '../../platform/backups/backups.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { formatLocalTime } from '../../platform/clock/local-time.js';
import { Reader } from '../../platform/database/reader.js';
import { eventEnd } from '../../platform/settings/retention-facts.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { TicketTypeEntity } from '../../tickets/tiers/ticket-type.entity.js';
import { ChangesService } from './changes.service.js';

const HOUR_MS = 3_600_000;
/** Machines' clocks differ, and what was under way is written a little later than it says. */
const CLOCKS_MS = 60_000;
const BACK_UP = 'Run npm run backup, then npm run verify';

/** Why an edition can't be closed now. Each is a sentence with what to do. */
@Injectable()
export class RefusalsService {
  constructor(
    private readonly reader: Reader,
    private readonly settings: SettingsService,
    private readonly backups: BackupsService,
    private readonly clock: Clock,
    private readonly changes: ChangesService,
  ) {}

  async find(): Promise<string[]> {
    const now = this.clock.now();
    const found = [await this.notOver(now), await this.onSale(now), await this.restored(), await this.backup(now)];
    return found.filter((each) => each !== null);
  }

  private async notOver(now: Date): Promise<string | null> {
    const end = eventEnd(await this.settings.saved('festival'), await this.settings.saved('gate'));
    if (end === null) return 'The concert’s date was never saved: save it under Site Settings first.';
    if (end > now) return `The festival is not over: it ends at ${timeOf(end)}.`;
    const later = { isActive: true, targetDate: MoreThan(now) };
    const [next] = await this.reader.of(CountdownEventEntity).find({ where: later, order: { targetDate: 'DESC' } });
    if (!next) return null;
    return `The countdown “${next.name}” runs until ${timeOf(next.targetDate)}: wait for it, or turn it off.`;
  }

  private async onSale(now: Date): Promise<string | null> {
    const tiers = await this.reader.of(TicketTypeEntity).find();
    const selling = tiers.filter((tier) => isOnSale(tier, tiers, now)).map(({ header }) => header);
    if (selling.length === 0) return null;
    return `Still on sale: ${selling.join(', ')}. Turn off “Available” under Ticket Types.`;
  }

  private async restored(): Promise<string | null> {
    const restore = await this.backups.lastRestore();
    if (!restore || restore.settledAt) return null;
    return 'This festival was restored from a backup, and nobody has dealt with it under Reconciliation.';
  }

  /** What is deleted must be in a file that was proved. */
  private async backup(now: Date): Promise<string | null> {
    const newest = await this.backups.lastGood();
    if (!newest) return `There is no backup. ${BACK_UP}.`;
    const hours = Math.floor((now.getTime() - newest.takenAt.getTime()) / HOUR_MS);
    if (hours >= EDITION_BACKUP_HOURS) return `The newest backup is ${hours} hours old. ${BACK_UP}.`;
    if (newest.verifiedAt === null) return `The newest backup was not restored for a try. Run npm run verify.`;
    if (await this.isGone(newest.fileName)) {
      return `The file of the newest backup, ${newest.fileName}, is not in BACKUP_DIR any more. Put it back, or: ${BACK_UP}.`;
    }
    const changes = await this.changes.since(new Date(newest.takenAt.getTime() - CLOCKS_MS));
    if (changes.length === 0) return null;
    const [total, texts] = [changes.reduce((sum, { count }) => sum + count, 0), changes.map(({ text }) => text)];
    return `${texts.join(', ')} ${total === 1 ? 'has' : 'have'} changed since the newest backup. ${BACK_UP}.`;
  }

  /** As whoever makes the backups last saw the folder. */
  private async isGone(fileName: string): Promise<boolean> {
    const { newest } = await this.settings.stored('backup_folder');
    return newest.length > 0 && !newest.includes(fileName);
  }
}

const timeOf = (moment: Date): string => formatLocalTime(moment.toISOString(), 'en');
