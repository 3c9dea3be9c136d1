import { Injectable, Logger } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { AdminUserEntity } from '../../auth/admin-user.entity.js';
import { Mailer } from '../../mail/senders/mailer.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { Reader } from '../../platform/database/reader.js';
import { describeError } from '../../platform/errors/describe-error.js';
import type { AlertNewsEntity } from './alert-news.entity.js';
import { alertMail, alertPost, type News } from './alert-text.js';

/** All ways are tried at once, so telling takes no longer than the longer of these. */
const POST_MS = 5_000;
const MAIL_MS = 10_000;
const WEBHOOK = 'webhook';

export type Untold = News & Pick<AlertNewsEntity, 'told'>;

/** The ways out: a mail to each recipient, and the webhook. Mails don't go through the outbox: an alert may be about just that. */
@Injectable()
export class AlertChannelsService {
  private readonly logger = new Logger(AlertChannelsService.name);
  private superAdmins: string[] = [];

  constructor(
    private readonly config: AppConfig,
    private readonly mailer: Mailer,
    private readonly reader: Reader,
  ) {}

  /** Learns who the active super admins are, for when `ALERT_EMAIL` names nobody. Throws while the database is away. */
  async refreshRecipients(): Promise<void> {
    if (this.config.alertEmails !== null) return;
    const admins = await this.reader
      .of(AdminUserEntity)
      .find({ where: { role: 'super_admin', isActive: true }, select: { id: true, email: true } });
    this.superAdmins = admins.map(({ email }) => email);
  }

  isTold({ told }: Untold): boolean {
    return this.ways().every((way) => told.includes(way));
  }

  /** Tells by each way what it hasn't told yet, all at once; `note` is called after each that has. Failures are logged. */
  async deliver<N extends Untold>(news: readonly N[], note: (some: readonly N[]) => Promise<void>): Promise<void> {
    await Promise.all(this.ways().map((way) => this.deliverBy(way, news, note)));
  }

  /** As last known: the database may be away. */
  private ways(): string[] {
    const recipients = this.config.alertEmails ?? this.superAdmins;
    return this.config.alertWebhook === null ? [...recipients] : [...recipients, WEBHOOK];
  }

  private async deliverBy<N extends Untold>(
    way: string,
    news: readonly N[],
    note: (some: readonly N[]) => Promise<void>,
  ): Promise<void> {
    const untold = news.filter(({ told }) => !told.includes(way));
    if (untold.length === 0) return;
    try {
      await (way === WEBHOOK ? this.post(untold) : this.mail(untold, way));
    } catch (error) {
      const how = way === WEBHOOK ? way : 'one of the mails';
      this.logger.error(`${untold.length} alerts were not told by ${how}: ${describeError(error)}`);
      // Another try would end like this one.
      if (way === WEBHOOK || !this.mailer.isRefusedForGood(error)) return;
    }
    for (const { told } of untold) told.push(way);
    await note(untold);
  }

  private async mail(news: readonly News[], to: string): Promise<void> {
    const host = new URL(this.config.publicUrl).hostname;
    const messageId = `<${randomBytes(18).toString('base64url')}.alert@${host}>`;
    const body = alertMail(news, this.config.publicUrl);
    await this.mailer.send({ ...body, id: 0, to, messageId, attachments: [], withinMs: MAIL_MS });
  }

  /** Its address isn't in the error: whoever has it may post. */
  private async post(news: readonly News[]): Promise<void> {
    const answer = await fetch(this.config.alertWebhook ?? '', {
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
