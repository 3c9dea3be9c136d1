import type { ReadinessData, ReadinessReport } from '@festival/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import type { Actor } from '../platform/access/actor.js';
import { Clock } from '../platform/clock/clock.js';
import { AppConfig } from '../platform/config/app-config.js';
import { Transactions } from '../platform/database/transactions.js';
import { describeError } from '../platform/errors/describe-error.js';
import { RateLimitsService } from '../platform/http/limits/rate-limits.service.js';
import { SettingsService } from '../platform/settings/settings.service.js';
import { checkReadiness } from './checking/check-readiness.js';
import { Surroundings } from './checking/surroundings.js';
import { Probes } from './probes/probes.js';
import { TestMailsService } from './test-mail/test-mails.service.js';

/** Each one calls out to name servers, the provider and ourselves. */
const LIMIT = { limit: 30, ttlSeconds: 600 };

/** Looks whether the festival is ready to sell, for the back office. What was found is stored for all processes. */
@Injectable()
export class ReadinessService {
  private readonly logger = new Logger(ReadinessService.name);
  private running: Promise<ReadinessReport> | null = null;

  constructor(
    private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly dataSource: DataSource,
    private readonly probes: Probes,
    private readonly settings: SettingsService,
    private readonly transactions: Transactions,
    private readonly testMails: TestMailsService,
    private readonly limits: RateLimitsService,
    private readonly audit: AuditService,
  ) {}

  async known(): Promise<ReadinessData> {
    const [{ report }, { dkimSelector }, testMail] = await Promise.all([
      this.settings.get('readiness'),
      this.settings.get('mail_check'),
      this.testMails.last(),
    ]);
    return { report, dkim_selector: dkimSelector, test_mail: testMail };
  }

  /** Looks again; who asks meanwhile gets the same report. Throws 429 past thirty in ten minutes. */
  async check({ admin }: Actor): Promise<ReadinessReport> {
    await this.limits.take('readiness', String(admin.id), LIMIT);
    this.running ??= this.run().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  /** The selector under which the mail provider's key is looked for; null: well-known ones. */
  async setDkimSelector(dkimSelector: string | null, actor: Actor): Promise<void> {
    await this.transactions.run(async (db) => {
      await this.settings.hold(db, ['mail_check']);
      const before = await this.settings.fromDatabase(db, 'mail_check');
      const after = { dkimSelector };
      await this.settings.set(db, 'mail_check', after);
      const entry = { action: 'update', resource: 'settings', recordId: 'mail_check', before, after };
      await this.audit.record(db, { ...actor, ...entry });
    });
  }

  private async run(): Promise<ReadinessReport> {
    const { config, probes, dataSource: database } = this;
    const report = await checkReadiness(new Surroundings({ config, probes, database, now: () => this.clock.now() }));
    // Whoever asked is told in any case.
    await this.transactions
      .run((db) => this.settings.set(db, 'readiness', { report }))
      .catch((error: unknown) => this.logger.warn(`the report was not stored: ${describeError(error)}`));
    return report;
  }
}
