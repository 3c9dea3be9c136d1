import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { isDuplicateKey } from '../../platform/database/database-errors.js';
import { Transactions } from '../../platform/database/transactions.js';
import { toAdminRoom } from '../../waiting-room/room/room.mapper.js';
import { RoomStateService } from '../../waiting-room/room/room-state.service.js';
import { FestivalFiguresService } from '../figures/festival-figures.service.js';
import { ProcessReportsService } from '../reports/process-reports.service.js';
import { AlertEntity } from './alert.entity.js';
import { AlertNewsEntity } from './alert-news.entity.js';
import type { Seen } from './alert-conditions.js';
import { ALERT_RULES, type AlertRule } from './alert-rules.js';
import { BackupAgeService } from './backup-age.service.js';
import { CertificateService } from './certificate.service.js';
import { type AlertState, QUIET, stepAlert } from './step-alert.js';

/** Kept by `DatabaseWatchService`, since a database that is away can't keep it. */
const IN_MEMORY = 'database_away';
/** What a process without scheduled work judges: that nobody else does. */
export const JUDGED_BY_WEB = ['worker_missing'];

/** Judges the conditions and writes what begins and ends, each once whatever the number of processes. */
@Injectable()
export class AlertsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly figures: FestivalFiguresService,
    private readonly reports: ProcessReportsService,
    private readonly room: RoomStateService,
    private readonly certificate: CertificateService,
    private readonly backups: BackupAgeService,
    private readonly clock: Clock,
  ) {}

  /** All conditions; for the one process that has the lease. */
  async judge(): Promise<void> {
    await this.certificate.refresh();
    const { queues, attention, paidWithoutTicket } = await this.figures.read();
    const now = this.clock.now();
    const room = this.room.cached();
    await this.apply(
      ALERT_RULES.filter(({ name }) => name !== IN_MEMORY),
      {
        ...this.nothing(now),
        processes: await this.reports.living(),
        queues,
        attention,
        paidWithoutTicket,
        waitingRoom: room ? toAdminRoom(room, null, now).warnings : [],
        certificateSeconds: this.certificate.remainingSeconds(),
        backupSeconds: await this.backups.seconds(),
      },
    );
  }

  /** Whether somebody does the scheduled work; for every other process. */
  async judgeWorker(): Promise<void> {
    const rules = ALERT_RULES.filter(({ name }) => JUDGED_BY_WEB.includes(name));
    await this.apply(rules, { ...this.nothing(this.clock.now()), processes: await this.reports.living() });
  }

  private async apply(rules: readonly AlertRule[], seen: Seen): Promise<void> {
    for (const rule of rules) {
      const wrong = rule.check(seen);
      if (wrong !== null) await this.step(rule, wrong, seen.now);
    }
  }

  /** One alert, in one transaction with its news. Another process that changed it meanwhile goes first. */
  private async step(rule: AlertRule, wrong: string | false, now: Date): Promise<void> {
    const { name } = rule;
    await this.transactions.run(async (db) => {
      const was = await db.findOneBy(AlertEntity, { name });
      if (!was && wrong === false) return;
      const { next, news } = stepAlert(was ?? QUIET, wrong, rule, now);
      if (was && isSame(was, next)) return;
      const isMine = was ? await this.change(db, was, next) : await this.create(db, { name, ...next, version: 1 });
      if (!isMine || !news) return;
      const detail = news === 'began' ? next.detail : (was?.detail ?? null);
      const untold = { tries: 0, dueAt: now, claimedBy: null, mailedAt: null, postedAt: null, isDone: false };
      await db.insert(AlertNewsEntity, { name, kind: news, detail, at: now, ...untold });
    });
  }

  /** Whether it was still as it was read. */
  protected async change(db: EntityManager, { name, version }: AlertEntity, next: AlertState): Promise<boolean> {
    const { affected } = await db.update(AlertEntity, { name, version }, { ...next, version: version + 1 });
    return affected === 1;
  }

  private async create(db: EntityManager, row: AlertEntity): Promise<boolean> {
    try {
      await db.insert(AlertEntity, row);
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  private nothing(now: Date): Seen {
    return {
      now,
      isDatabaseUp: true,
      processes: null,
      queues: null,
      attention: null,
      paidWithoutTicket: null,
      waitingRoom: null,
      certificateSeconds: null,
      backupSeconds: null,
    };
  }
}

/** Rows are written for news, not for each look. */
function isSame(one: AlertState, other: AlertState): boolean {
  const keys = ['wrongSince', 'rightSince', 'beganAt'] as const;
  return one.detail === other.detail && keys.every((key) => one[key]?.getTime() === other[key]?.getTime());
}
