import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { LessThan, MoreThan } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import { OwnFiguresService } from './own-figures.service.js';
import { type ProcessFigures, ProcessReportEntity } from './process-report.entity.js';

/** A process that hasn't reported for so long is gone, or can't write. */
export const SILENT_AFTER_MS = 30_000;
const FORGOTTEN_AFTER_MS = 3_600_000;
/** A look at oneself is as old at most, for those who scrape. */
const LOOK_EVERY_MS = 10_000;

/** A process's look at itself. */
export interface OwnLook {
  figures: ProcessFigures;
  /** Why the database gave no answer; null when it did. */
  databaseError: unknown;
  at: number;
}

/** The processes tell each other how they are, by one row each. */
@Injectable()
export class ProcessReportsService {
  private readonly id = randomUUID();
  private readonly startedAt: Date;
  private last: OwnLook | null = null;
  private looking: Promise<OwnLook> | null = null;

  constructor(
    private readonly config: AppConfig,
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly own: OwnFiguresService,
    private readonly clock: Clock,
  ) {
    this.startedAt = clock.now();
  }

  /** Looks and writes this process's row. Throws when the database doesn't answer; the look is there all the same. */
  async report(): Promise<void> {
    const { figures, databaseError } = await this.look();
    if (databaseError) throw databaseError;
    const { id, startedAt } = this;
    const row = { role: this.config.role, startedAt, reportedAt: this.clock.now(), figures };
    await this.transactions.run(async (db) => {
      if (!(await db.update(ProcessReportEntity, { id }, row)).affected) {
        await db.insert(ProcessReportEntity, { id, ...row });
      }
    });
  }

  /** The last look, or a new one when that is old. */
  async latest(): Promise<OwnLook> {
    return this.last && performance.now() - this.last.at < LOOK_EVERY_MS ? this.last : this.look();
  }

  /** A new look; those who ask meanwhile share it. */
  look(): Promise<OwnLook> {
    this.looking ??= this.lookNow().finally(() => {
      this.looking = null;
    });
    return this.looking;
  }

  /** Those that live. */
  living(): Promise<ProcessReportEntity[]> {
    const since = new Date(this.clock.now().getTime() - SILENT_AFTER_MS);
    return this.reader.of(ProcessReportEntity).find({ where: { reportedAt: MoreThan(since) } });
  }

  /** Whether this process or another one that reports met a database without room. */
  async isDatabaseFull(): Promise<boolean> {
    if ((await this.latest()).figures.isDatabaseFull) return true;
    return (await this.living()).some(({ figures }) => figures.isDatabaseFull);
  }

  /** Whether this process comes first of those that live, workers before the others; also when none has reported. */
  async isFirst(): Promise<boolean> {
    const rank = ({ role, id }: Pick<ProcessReportEntity, 'role' | 'id'>): string => `${role === 'web' ? 1 : 0} ${id}`;
    const ranks = (await this.living()).map(rank);
    return ranks.length === 0 || ranks.sort()[0] === rank({ role: this.config.role, id: this.id });
  }

  /** Deletes the rows of processes that are long gone. */
  async prune(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - FORGOTTEN_AFTER_MS);
    await this.transactions.run((db) => db.delete(ProcessReportEntity, { reportedAt: LessThan(before) }));
  }

  private async lookNow(): Promise<OwnLook> {
    const probe = await this.own.probeDatabase().then(
      (seconds) => ({ seconds, error: null }),
      (error: unknown) => ({ seconds: 0, error }),
    );
    this.last = { figures: await this.own.read(probe.seconds), databaseError: probe.error, at: performance.now() };
    return this.last;
  }
}
