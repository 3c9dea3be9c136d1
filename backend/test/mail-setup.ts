import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import type { Clock } from '../src/clock/clock.js';
import type { AppConfig } from '../src/config/app-config.js';
import { openDataSource } from '../src/database/data-source.js';
import { Reader } from '../src/database/reader.js';
import { runMigrations } from '../src/database/run-migrations.js';
import { Transactions } from '../src/database/transactions.js';
import { MailClaims } from '../src/mail/mail-claims.service.js';
import type { NewMail } from '../src/mail/mail-payloads.js';
import { MailRenderer } from '../src/mail/mail-renderer.service.js';
import { MailWorker } from '../src/mail/mail-worker.service.js';
import { MailEntity } from '../src/mail/mail.entity.js';
import type { Mailer } from '../src/mail/mailer.js';
import { Outbox } from '../src/mail/outbox.service.js';
import { finishPayment, publicUrl } from './mail-fixtures.js';
import { MovableClock } from './movable-clock.js';

type ClaimsType = new (clock: Clock, reader: Reader, transactions: Transactions) => MailClaims;

/** An outbox on a database of its own, as one process or (by several workers) as many. */
export class MailSetup {
  readonly clock = new MovableClock(new Date('2025-10-03T04:12:00Z'));
  readonly reader: Reader;
  readonly transactions: Transactions;

  private constructor(
    private readonly directory: string,
    private readonly dataSource: DataSource,
  ) {
    this.reader = new Reader(dataSource);
    this.transactions = new Transactions(dataSource);
  }

  static async open(): Promise<MailSetup> {
    const directory = mkdtempSync(join(tmpdir(), 'mail-'));
    const dataSource = await openDataSource({ kind: 'sqlite', file: join(directory, 'mail.sqlite') });
    await runMigrations(dataSource);
    return new MailSetup(directory, dataSource);
  }

  async close(): Promise<void> {
    await this.dataSource.destroy();
    rmSync(this.directory, { recursive: true });
  }

  claims(Claims: ClaimsType = MailClaims): MailClaims {
    return new Claims(this.clock, this.reader, this.transactions);
  }

  worker(mailer: Mailer, options: { perMinute?: number; Claims?: ClaimsType } = {}): MailWorker {
    const config = { mailPerMinute: options.perMinute ?? 1_000 } as AppConfig;
    return new MailWorker(config, this.clock, this.claims(options.Claims), new MailRenderer(), mailer);
  }

  outbox(worker: MailWorker): Outbox {
    return new Outbox({ publicUrl } as AppConfig, this.clock, this.transactions, worker);
  }

  /** Queues `count` mails without waking anybody. */
  async queue(count = 1): Promise<void> {
    const outbox = this.outbox({ wake: () => undefined } as unknown as MailWorker);
    await this.transactions.run(async (db) => {
      for (let index = 0; index < count; index += 1) await outbox.add(db, newMail(`buyer${index}@example.com`));
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
