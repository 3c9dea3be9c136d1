import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Transactions } from '../../platform/database/transactions.js';
import { describeError } from '../../platform/errors/describe-error.js';
import { ProcessReportsService } from './process-reports.service.js';

const EVERY_MS = 5_000;

/** Each process reports how it is, whatever its role. */
@Injectable()
export class ReportJob {
  private readonly logger = new Logger(ReportJob.name);
  private underWay: Promise<void> | null = null;

  constructor(
    private readonly reports: ProcessReportsService,
    private readonly transactions: Transactions,
  ) {}

  @Interval('process-report', EVERY_MS)
  async tick(): Promise<void> {
    this.underWay ??= this.transactions
      .evenSo(() => this.reports.report())
      .catch((error: unknown) => this.logger.warn(`this process was not reported: ${describeError(error)}`))
      .finally(() => {
        this.underWay = null;
      });
    await this.underWay;
  }
}
