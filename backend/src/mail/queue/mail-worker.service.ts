import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { describeError } from '../../platform/errors/describe-error.js';
import { MailClaimsService } from './mail-claims.service.js';
import { MailRendererService } from '../rendering/mail-renderer.service.js';
import type { MailEntity } from '../mail.entity.js';
import { Mailer } from '../senders/mailer.js';
import { MAX_TRIES } from './retry-policy.js';

const BATCH = 20;
/** Mails under way at once: a server that takes half a second for each must not keep us under the allowed rate. */
const LANES = 4;

/** Sends what is due: one pass at a time in a process, and any number of processes on one outbox. */
@Injectable()
export class MailWorkerService implements BeforeApplicationShutdown {
  private readonly logger = new Logger(MailWorkerService.name);
  /** The pass under way and those that wait for it. */
  private passes: Promise<void> = Promise.resolve();
  private wakened = false;
  private stopping = false;
  /** The rate is used up until then: nothing is asked of the database before. */
  private restUntil = new Date(0);

  constructor(
    private readonly clock: Clock,
    private readonly claims: MailClaimsService,
    private readonly renderer: MailRendererService,
    private readonly mailer: Mailer,
  ) {}

  /** Looks for due mails soon, without waiting for it; any number of calls during a pass ask for one more. */
  wake(): void {
    if (this.wakened || this.isResting()) return;
    this.wakened = true;
    this.passes = this.passes.then(() => this.wakenedPass());
  }

  /** Sends everything that is due now and that the rate allows; resolves with how many were sent by this call. */
  async drain(): Promise<number> {
    const pass = this.passes.then(() => this.sendDue());
    this.passes = pass.then(
      () => undefined,
      () => undefined,
    );
    return pass;
  }

  /** Takes no further mail and waits for those under way, while the database is still open. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    await this.passes;
    this.mailer.close();
  }

  private async wakenedPass(): Promise<void> {
    this.wakened = false;
    try {
      await this.sendDue();
    } catch (error) {
      this.logger.error(`Sending was interrupted: ${describeError(error)}`);
    }
  }

  private async sendDue(): Promise<number> {
    let sent = 0;
    while (!this.stopping && !this.isResting()) {
      const batch = await this.sendBatch(await this.claims.due(BATCH));
      sent += batch.sent;
      // Nothing claimed: nothing is due, the rate is used up, or other processes are at these mails.
      if (batch.claimed === 0) break;
    }
    return sent;
  }

  private async sendBatch(ids: number[]): Promise<{ claimed: number; sent: number }> {
    const count = { claimed: 0, sent: 0 };
    const lane = async () => {
      for (let id = ids.shift(); id !== undefined; id = ids.shift()) {
        if (this.stopping || this.isResting()) return;
        const mail = await this.claims.claim(id);
        if (mail === null) continue;
        if (mail instanceof Date) {
          this.restUntil = mail;
          return;
        }
        count.claimed += 1;
        if (await this.deliver(mail)) count.sent += 1;
      }
    };
    // All lanes end before an error goes on, so that a shutdown waits for every mail under way.
    const lanes = await Promise.allSettled(Array.from({ length: LANES }, lane));
    for (const ended of lanes) if (ended.status === 'rejected') throw ended.reason;
    return count;
  }

  private isResting(): boolean {
    return this.clock.now() < this.restUntil;
  }

  /** Whether it was sent. What fails is written to the row and stops no other mail. */
  private async deliver(mail: MailEntity): Promise<boolean> {
    try {
      if (mail.tries > MAX_TRIES) throw new Error('Given up: the process ended each time while sending it');
      await this.mailer.send(await this.renderer.render(mail));
    } catch (error) {
      this.logger.warn(`Mail ${mail.id} (${mail.kind}), try ${mail.tries}: ${describeError(error)}`);
      await this.claims.markFailed(mail, error);
      return false;
    }
    await this.claims.markSent(mail);
    return true;
  }
}
