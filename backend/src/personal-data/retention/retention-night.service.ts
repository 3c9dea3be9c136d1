import { RETENTION_KINDS, type RetentionKind } from '@festival/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { AuditService } from '../../audit/audit.service.js';
import { BackupsService } from '../../platform/backups/backups.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { KindFigures, RetentionState } from '../../platform/settings/retention-facts.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { EventEndService } from './event-end.service.js';
import { ForgetKindService } from './forget-kind.service.js';
import { removalFrom, RemovalNoticeService } from './removal-notice.service.js';

/** A night's work: look at the date, count, announce what is due for the first time, remove what was announced. */
@Injectable()
export class RetentionNightService {
  private readonly logger = new Logger(RetentionNightService.name);

  constructor(
    private readonly kinds: ForgetKindService,
    private readonly eventEnd: EventEndService,
    private readonly notices: RemovalNoticeService,
    private readonly backups: BackupsService,
    private readonly settings: SettingsService,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** Begun again after it was interrupted, it does the rest. Nothing happens while a restore waits for a person. */
  async run(night: string, isOver: () => boolean): Promise<void> {
    if (await this.isRestored()) return;
    await this.eventEnd.look(night);
    await this.count();
    await this.announce();
    const failed = new Set((await this.settings.stored('retention_state')).failed);
    for (const kind of RETENTION_KINDS) {
      // One that the night didn't reach keeps what the last night said of it.
      if (isOver()) break;
      failed.delete(kind);
      const mayGo = async (): Promise<boolean> => !isOver() && (await this.isAnnounced(kind));
      if ((await mayGo()) && !(await this.remove(kind, mayGo))) failed.add(kind);
    }
    const removedAt = this.clock.now().toISOString();
    await this.eventEnd.change(async (state) => ({ ...state, doneNight: night, removedAt, failed: [...failed] }));
  }

  /** Restored, and nobody has said yet that all is well: what came after the backup may be missing. */
  async isRestored(): Promise<boolean> {
    const restore = await this.backups.lastRestore();
    return restore !== null && restore.settledAt === null;
  }

  /** Reads all tables, some ids at a time. A kind that can't be counted keeps its figures. */
  async count(): Promise<void> {
    const figures: RetentionState['figures'] = {};
    for (const kind of RETENTION_KINDS) {
      const counted = await this.counted(kind);
      if (counted) figures[kind] = counted;
    }
    const countedAt = this.clock.now().toISOString();
    await this.eventEnd.change(async (state) => ({ ...state, figures: { ...state.figures, ...figures }, countedAt }));
  }

  private async counted(kind: RetentionKind): Promise<KindFigures | null> {
    return this.kinds.count(kind).catch((error: unknown) => {
      this.logger.error(error, `${kind} could not be counted`);
      return null;
    });
  }

  /** Long enough ago, and not taken back since: fewer days or another event are announced anew. */
  private async isAnnounced(kind: RetentionKind): Promise<boolean> {
    const at = (await this.settings.stored('retention_state')).announced[kind];
    return at !== undefined && this.clock.now() >= removalFrom(at);
  }

  private announce(): Promise<RetentionState> {
    const now = this.clock.now();
    return this.eventEnd.change(async (state, db) => {
      const { announced, figures } = state;
      const due = RETENTION_KINDS.filter((kind) => (figures[kind]?.due ?? 0) > 0 && announced[kind] === undefined);
      if (due.length === 0) return state;
      await this.notices.queueMails(db, due, figures, now);
      const times = Object.fromEntries(due.map((kind) => [kind, now.toISOString()]));
      return { ...state, announced: { ...announced, ...times } };
    });
  }

  /** False when something of it could not be removed. Audited, with figures only. */
  private async remove(kind: RetentionKind, mayGo: () => Promise<boolean>): Promise<boolean> {
    try {
      const { removed, failures } = await this.kinds.forget(kind, mayGo);
      if (removed > 0 || failures > 0) await this.record(kind, removed, failures);
      return failures === 0;
    } catch (error) {
      this.logger.error(error, `${kind} could not be removed`);
      return false;
    }
  }

  private async record(recordId: RetentionKind, removed: number, refused: number): Promise<void> {
    const figures = await this.kinds.count(recordId);
    const { [recordId]: days } = await this.settings.stored('retention');
    await this.transactions.run(async (db) => {
      const entry = { admin: null, address: null, action: 'forget', resource: 'personal-data', recordId };
      await this.audit.record(db, { ...entry, after: { removed, days, ...(refused > 0 && { refused }) } });
    });
    await this.eventEnd.change(async (state) => ({ ...state, figures: { ...state.figures, [recordId]: figures } }));
  }
}
