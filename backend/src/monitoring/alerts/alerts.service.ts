import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { isDuplicateKey } from '../../platform/database/database-errors.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import { toAdminRoom } from '../../waiting-room/room/room.mapper.js';
import { RoomStateService } from '../../waiting-room/room/room-state.service.js';
import { FestivalFiguresService } from '../figures/festival-figures.service.js';
import { AlertEntity } from './alert.entity.js';
import { AlertNewsEntity } from './alert-news.entity.js';
import { NOTHING_SEEN, type Seen } from './alert-conditions.js';
import { ALERT_RULES, type AlertRule } from './alert-rules.js';
import { CertificateService } from './certificate.service.js';
import { type AlertState, QUIET, type Step, stepAlert } from './step-alert.js';

/** Kept by `DatabaseWatchService`, since a database that is away can't keep it. */
const JUDGED = ALERT_RULES.filter(({ name }) => name !== 'database_away');
/** What a process without scheduled work judges: that nobody else does. */
const JUDGED_BY_WEB = ALERT_RULES.filter(({ name }) => name === 'worker_missing');

/** Judges the conditions and writes what begins and ends, each once whatever the number of processes. */
@Injectable()
export class AlertsService {
  /** By alert: when this process judged it last. */
  private readonly looks = new Map<string, Date>();

  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly figures: FestivalFiguresService,
    private readonly room: RoomStateService,
    private readonly certificate: CertificateService,
    private readonly clock: Clock,
  ) {}

  /**
   * All conditions; for the one process that has the lease. Throws when a part could not be seen, after the others were
   * judged: the turn isn't done then, and `worker_missing` says so after a while.
   */
  async judge(): Promise<void> {
    const { figures, failed } = await this.figures.known([
      'processes',
      'queues',
      'attention',
      'orders',
      'backupSeconds',
      'backupDisk',
    ]);
    await this.certificate.refresh();
    const now = this.clock.now();
    const room = this.room.cached();
    await this.apply(JUDGED, {
      ...figures,
      now,
      isDatabaseUp: true,
      paidWithoutTicket: figures.orders && figures.orders.withoutTicket,
      waitingRoom: room ? toAdminRoom(room, null, now).warnings : [],
      certificateSeconds: this.certificate.remainingSeconds(),
    });
    if (failed.length > 0) throw new Error(`These parts could not be judged: ${failed.join(', ')}`);
  }

  /** Whether somebody does the scheduled work; for every other process. */
  async judgeWorker(): Promise<void> {
    const { figures } = await this.figures.known(['processes']);
    await this.apply(JUDGED_BY_WEB, { ...NOTHING_SEEN, ...figures, now: this.clock.now() });
  }

  private async apply(rules: readonly AlertRule[], seen: Seen): Promise<void> {
    const rows = new Map((await this.reader.of(AlertEntity).find()).map((row) => [row.name, row]));
    for (const rule of rules) {
      const wrong = rule.check(seen);
      if (wrong === null) continue;
      const was = rows.get(rule.name) ?? null;
      const step = stepAlert(was ?? QUIET, wrong, rule, seen.now, this.looks.get(rule.name) ?? null);
      this.looks.set(rule.name, seen.now);
      if (!isSame(was ?? QUIET, step.next)) await this.write(rule.name, was, step, seen.now);
    }
  }

  /** One alert, in one transaction with its news. Another process that changed it meanwhile goes first. */
  private async write(name: string, was: AlertEntity | null, { next, news }: Step, now: Date): Promise<void> {
    await this.transactions.run(async (db) => {
      const isMine = was ? await this.change(db, was, next) : await this.create(db, { name, ...next, version: 1 });
      if (!isMine || !news) return;
      const detail = news === 'began' ? next.detail : (was?.detail ?? null);
      const untold = { tries: 0, dueAt: now, claimedBy: null, told: [], toldAt: null, isDone: false };
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
}

/** Rows are written for news, not for each look. */
function isSame(one: AlertState, other: AlertState): boolean {
  const keys = ['wrongSince', 'rightSince', 'beganAt'] as const;
  return one.detail === other.detail && keys.every((key) => one[key]?.getTime() === other[key]?.getTime());
}
