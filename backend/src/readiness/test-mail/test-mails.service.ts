import type { TestMail } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { createHash, randomBytes } from 'node:crypto';
import { IsNull, LessThan } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { OutboxService } from '../../mail/queue/outbox.service.js';
import { sealedLink } from '../../mail/sealed-link.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/clock/clock.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AppError } from '../../platform/errors/app-error.js';
import { RateLimitsService } from '../../platform/http/limits/rate-limits.service.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { senderOf, TestMailEntity } from '../../mail/test-mail.entity.js';

/** The festival's name stands for the sender's good name, so nobody sends many. */
const LIMIT = { limit: 10, ttlSeconds: 3_600 };
const DAYS_MS = 24 * 3_600_000;
const VALID_MS = 7 * DAYS_MS;
/** They name members of the committee. */
const KEPT_MS = 60 * DAYS_MS;
const TOKEN_BYTES = 24;
export const TEST_MAIL_PATH = '/health/test-mail';

/** Mails that show whether mails arrive. */
@Injectable()
export class TestMailsService {
  constructor(
    private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly settings: SettingsService,
    private readonly outbox: OutboxService,
    private readonly limits: RateLimitsService,
    private readonly audit: AuditService,
  ) {}

  async last(): Promise<TestMail | null> {
    const found = await this.reader.of(TestMailEntity).findOne({ where: {}, order: { id: 'DESC' } });
    return found && asTestMail(found);
  }

  /** Puts one into the outbox; the link in it is good for seven days. Throws 429 past ten in an hour. */
  async send(to: string, actor: Actor): Promise<TestMail> {
    await this.limits.take('test-mail', String(actor.admin.id), LIMIT);
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const { publicUrl } = this.config;
    const payload = {
      sentBy: actor.admin.email,
      sealedUrl: sealedLink(this.config, `${publicUrl}${TEST_MAIL_PATH}?token=${token}`),
      festival: await this.settings.get('festival'),
      publicUrl,
    };
    const row = {
      tokenHash: hashOf(token),
      toAddress: to,
      sender: senderOf(this.config),
      sentBy: actor.admin.email,
      createdAt: this.clock.now(),
      openedAt: null,
    };
    await this.transactions.run(async (db) => {
      await db.delete(TestMailEntity, { createdAt: LessThan(new Date(row.createdAt.getTime() - KEPT_MS)) });
      await db.insert(TestMailEntity, row);
      await this.outbox.add(db, { kind: 'test_mail', payload, orderId: null, to, language: 'en', isAskedFor: true });
      const entry = { action: 'send_test_mail', resource: 'readiness', recordId: null, after: { to } };
      await this.audit.record(db, { ...actor, ...entry });
    });
    return asTestMail(row);
  }

  /** Somebody opened the link: the mail arrived. Later openings change nothing. Throws 404 for a link that isn't ours. */
  async open(token: string): Promise<void> {
    const tokenHash = hashOf(token);
    const found = await this.reader.of(TestMailEntity).findOneBy({ tokenHash });
    const now = this.clock.now();
    if (!found || now.getTime() - found.createdAt.getTime() > VALID_MS) {
      throw new AppError('NOT_FOUND', 'This link is not valid.');
    }
    if (found.openedAt !== null) return;
    await this.transactions.run((db) =>
      db.update(TestMailEntity, { tokenHash, openedAt: IsNull() }, { openedAt: now }),
    );
  }
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const asTestMail = ({ toAddress, createdAt, openedAt }: Omit<TestMailEntity, 'id'>): TestMail => ({
  to: toAddress,
  sent_at: createdAt.toISOString(),
  opened_at: openedAt?.toISOString() ?? null,
});
