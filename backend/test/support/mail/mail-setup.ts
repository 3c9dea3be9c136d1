import { type DataSource, MoreThan } from 'typeorm';
import type { Clock } from '../../../src/platform/clock/clock.js';
import { ShutdownService } from '../../../src/platform/clock/shutdown.service.js';
import type { AppConfig } from '../../../src/platform/config/app-config.js';
import { readEnvironment } from '../../../src/platform/config/read-environment.js';
import { ENTITIES } from '../../../src/app/entities.js';
import { openDataSource } from '../../../src/platform/database/connection/data-source.js';
import { Reader } from '../../../src/platform/database/reader.js';
import { Transactions } from '../../../src/platform/database/transactions.js';
import { MailClaimsService } from '../../../src/mail/queue/mail-claims.service.js';
import type { Lane } from '../../../src/mail/queue/mail-lanes.js';
import type { EditionsService } from '../../../src/platform/editions/editions.service.js';
import type { NewMail } from '../../../src/mail/mail-payloads.js';
import { PdfThreadService } from '../../../src/mail/pdf/pdf-thread.service.js';
import { MailRendererService } from '../../../src/mail/rendering/mail-renderer.service.js';
import { MailWorkerService } from '../../../src/mail/queue/mail-worker.service.js';
import { MailEntity } from '../../../src/mail/mail.entity.js';
import type { Mailer } from '../../../src/mail/senders/mailer.js';
import { OutboxService } from '../../../src/mail/queue/outbox.service.js';
import { SendRateService } from '../../../src/mail/queue/send-rate.service.js';
import { finishPayment, publicUrl } from './mail-fixtures.js';
import { MovableClock } from '../movable-clock.js';
import { copyOf, TABLES } from '../database/template-database.js';
import type { TestDatabase } from '../database/test-database.js';

type ClaimsType = new (
  clock: Clock,
  reader: Reader,
  transactions: Transactions,
  rate: SendRateService,
) => MailClaimsService;

export interface WorkerOptions {
  perMinute?: number;
  Claims?: ClaimsType;
  Rate?: typeof SendRateService;
  runsJobs?: boolean;
  /** Whether an edition is being closed. */
  editions?: Pick<EditionsService, 'isPaused'>;
}

/** An outbox on its own database; each worker acts as one process. */
export class MailSetup {
  readonly clock = new MovableClock(new Date('2025-10-03T04:12:00Z'));
  private readonly thread = new PdfThreadService();
  readonly reader: Reader;
  readonly transactions: Transactions;

  private constructor(
    private readonly database: TestDatabase,
    private readonly dataSource: DataSource,
  ) {
    this.reader = new Reader(dataSource);
    this.transactions = new Transactions(dataSource);
  }

  static async open(): Promise<MailSetup> {
    const database = await copyOf(TABLES);
    const variables = { DATABASE_URL: database.url, SECRET_KEY: 'a secret key of the tests, long enough for all' };
    const dataSource = await openDataSource(readEnvironment(variables, () => '').database, ENTITIES);
    return new MailSetup(database, dataSource);
  }

  async close(): Promise<void> {
    await this.thread.onApplicationShutdown();
    await this.dataSource.destroy();
    await this.database.drop();
  }

  claims({
    perMinute = 1_000,
    Claims = MailClaimsService,
    Rate = SendRateService,
  }: WorkerOptions = {}): MailClaimsService {
    const rate = new Rate({ mailPerMinute: perMinute } as AppConfig);
    return new Claims(this.clock, this.reader, this.transactions, rate);
  }

  worker(
    mailer: Mailer,
    { runsJobs = true, editions = { isPaused: false }, ...options }: WorkerOptions = {},
  ): MailWorkerService {
    const renderer = new MailRendererService({} as AppConfig, this.thread);
    return new MailWorkerService(
      this.clock,
      this.claims(options),
      renderer,
      mailer,
      { runsJobs } as AppConfig,
      new ShutdownService(),
      editions as EditionsService,
    );
  }

  outbox(worker: MailWorkerService): OutboxService {
    return new OutboxService({ publicUrl } as AppConfig, this.clock, this.transactions, worker);
  }

  /** Queues `count` mails in a lane without waking a worker; the first one may use the whole rate. */
  async queue(count = 1, lane: Lane = 0, mailOf = newMail): Promise<void> {
    const outbox = this.outbox({ wake: () => undefined } as unknown as MailWorkerService);
    await this.transactions.run(async (db) => {
      const before = (await db.maximum(MailEntity, 'id')) ?? 0;
      const mails = Array.from({ length: count }, (_, index) => mailOf(`buyer${index}@example.com`));
      await outbox.addAll(db, mails);
      await db.update(MailEntity, { id: MoreThan(before) }, { lane });
    });
  }

  async mails(): Promise<MailEntity[]> {
    return this.reader.of(MailEntity).find({ order: { id: 'ASC' } });
  }

  async onlyMail(): Promise<MailEntity> {
    const mails = await this.mails();
    const [mail] = mails;
    if (!mail || mails.length > 1) throw new Error(`${mails.length} mails instead of one`);
    return mail;
  }
}

export function newMail(to = 'nadia@example.com'): NewMail {
  return { kind: 'finish_payment', payload: finishPayment(), orderId: 7, to, language: 'en' };
}
