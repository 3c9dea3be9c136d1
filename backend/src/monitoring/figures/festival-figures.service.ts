import { Injectable, Logger } from '@nestjs/common';
import { within } from '../../platform/clock/within.js';
import { describeError } from '../../platform/errors/describe-error.js';
import type { ProcessReportEntity } from '../reports/process-report.entity.js';
import { ProcessReportsService } from '../reports/process-reports.service.js';
import { type AttentionFigures, AttentionFiguresService } from './attention-figures.service.js';
import { BackupAgeService } from './backup-age.service.js';
import { type GateCount, GateFiguresService } from './gate-figures.service.js';
import { type OrderCounts, OrderCountsService } from './order-counts.service.js';
import { type Queue, QueuesService } from './queues.service.js';

export interface FestivalFigures {
  queues: Queue[];
  attention: AttentionFigures;
  orders: OrderCounts;
  gates: GateCount[];
  /** Age of the newest backup; null without one. */
  backupSeconds: number | null;
  backupDisk: { free: number; total: number } | null;
  /** Those that live. */
  processes: ProcessReportEntity[];
}

type Part = keyof FestivalFigures;
export type Known<P extends Part> = { [Each in P]: FestivalFigures[Each] | null };

const AT_MOST_MS = 5_000;
/** A million orders take three seconds on two cores. */
const ORDERS_AT_MOST_MS = 20_000;

/** The figures that metrics, alerts and the screen have in common. */
@Injectable()
export class FestivalFiguresService {
  private readonly logger = new Logger(FestivalFiguresService.name);
  private readonly readers: { [P in Part]: () => Promise<FestivalFigures[P]> };

  constructor(
    queues: QueuesService,
    attention: AttentionFiguresService,
    orders: OrderCountsService,
    gates: GateFiguresService,
    backups: BackupAgeService,
    reports: ProcessReportsService,
  ) {
    this.readers = {
      queues: () => queues.all(),
      attention: () => attention.read(),
      orders: () => orders.count(),
      gates: () => gates.byGate(),
      backupSeconds: () => backups.seconds(),
      backupDisk: () => backups.disk(),
      processes: () => reports.living(),
    };
  }

  /** Each part. Throws when one can't be read. */
  async all<P extends Part>(parts: readonly P[]): Promise<Pick<FestivalFigures, P>> {
    const figures = {} as Pick<FestivalFigures, P>;
    for (const part of parts) figures[part] = await this.readers[part]();
    return figures;
  }

  /** Each part; null for one that can't be read in time, whose name is in `failed` and whose reason is in the log. */
  async known<P extends Part>(parts: readonly P[]): Promise<{ figures: Known<P>; failed: P[] }> {
    const figures = {} as Known<P>;
    const failed: P[] = [];
    for (const part of parts) {
      const ms = part === 'orders' ? ORDERS_AT_MOST_MS : AT_MOST_MS;
      try {
        figures[part] = await within(ms, this.readers[part](), () => new Error(`not read within ${ms / 1_000} s`));
      } catch (error) {
        this.logger.warn(`${part}: ${describeError(error)}`);
        figures[part] = null;
        failed.push(part);
      }
    }
    return { figures, failed };
  }
}
