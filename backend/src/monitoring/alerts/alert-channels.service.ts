import { Injectable, Logger } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { AdminUserEntity } from '../../auth/admin-user.entity.js';
import { Mailer } from '../../mail/senders/mailer.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { Reader } from '../../platform/database/reader.js';
import { describeError } from '../../platform/errors/describe-error.js';
import { alertMail, alertPost, type News } from './alert-text.js';

const POST_MS = 5_000;

/** The two ways out. Mails don't go through the outbox: an alert may be about just that. */
@Injectable()
export class AlertChannelsService {
  private readonly logger = new Logger(AlertChannelsService.name);
  private superAdmins: string[] = [];

  constructor(
    private readonly config: AppConfig,
    private readonly mailer: Mailer,
    private readonly reader: Reader,
  ) {}

  get hasWebhook(): boolean {
    return this.config.alertWebhook !== null;
  }

  /** Who gets a mail: those of `ALERT_EMAIL`, else the active super admins, as last known while the database is away. */
  async recipients(): Promise<readonly string[]> {
    if (this.config.alertEmails !== null) return this.config.alertEmails;
    const admins = await this.reader
      .of(AdminUserEntity)
      .find({ where: { role: 'super_admin', isActive: true }, select: { id: true, email: true } })
      .catch(() => null);
    if (admins) this.superAdmins = admins.map(({ email }) => email);
    return this.superAdmins;
  }

  /** One mail to each recipient. Throws when none of them can be sent: those who got one get it once. */
  async mail(news: readonly News[], recipients: readonly string[]): Promise<void> {
    const body = alertMail(news, this.config.publicUrl);
    const host = new URL(this.config.publicUrl).hostname;
    const failures: unknown[] = [];
    for (const to of recipients) {
      const messageId = `<${randomBytes(18).toString('base64url')}.alert@${host}>`;
      await this.mailer
        .send({ ...body, id: 0, to, messageId, attachments: [] })
        .catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0 && failures.length === recipients.length) throw failures[0];
    for (const failure of failures) this.logger.warn(`one recipient was not told: ${describeError(failure)}`);
  }

  /** Throws unless the webhook answers 2xx within five seconds. Its address isn't in the error: whoever has it may post. */
  async post(news: readonly News[]): Promise<void> {
    if (this.config.alertWebhook === null) return;
    const answer = await fetch(this.config.alertWebhook, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(alertPost(news, this.config.publicUrl)),
      redirect: 'error',
      signal: AbortSignal.timeout(POST_MS),
    }).catch((error: unknown) => {
      throw new Error(`the webhook could not be reached (${(error as Error).name})`);
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the webhook answered ${answer.status}`);
  }
}
