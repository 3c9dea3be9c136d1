import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { LessThanOrEqual } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import { MailEntity } from '../mail.entity.js';
import { SendRateService } from './send-rate.service.js';
import { describeSendError, MAX_TRIES, retryDelayMs } from './retry-policy.js';

/** Longer than any send can take (`smtp-mailer.ts`), so a claim that ran out belongs to a worker that died. */
const CLAIM_MS = 60_000;

/** Takes rows of the outbox for one worker and writes down what became of them. Each method is one short write. */
@Injectable()
export class MailClaimsService {
  constructor(
    private readonly clock: Clock,
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly rate: SendRateService,
  ) {}

  /** Ids of at most `limit` mails that may be claimed now: those of workers that died, then the longest waiting. */
  async due(limit: number): Promise<number[]> {
    const past = LessThanOrEqual(this.clock.now());
    const first = { select: { id: true }, order: { dueAt: 'ASC', id: 'ASC' }, take: limit } as const;
    const mails = this.reader.of(MailEntity);
    // Two reads, each by the index: with both conditions in one, thousands of waiting rows would be looked through.
    const abandoned = await mails.find({ ...first, where: { status: 'sending', claimedUntil: past } });
    const queued = await mails.find({ ...first, where: { status: 'queued', dueAt: past } });
    return [...abandoned, ...queued].slice(0, limit).map((row) => row.id);
  }

  /**
   * The mail, now ours until its claim ends; null when it isn't due any more or another worker was faster; a time
   * when the rate is used up until then.
   */
  async claim(id: number): Promise<MailEntity | Date | null> {
    const now = this.clock.now();
    return this.transactions.run(async (db) => {
      const usedUpUntil = await this.rate.usedUpUntil(db, now);
      if (usedUpUntil) return usedUpUntil;
      const taken = await db
        .createQueryBuilder()
        .update(MailEntity)
        .set({
          status: 'sending',
          claimToken: randomUUID(),
          claimedUntil: new Date(now.getTime() + CLAIM_MS),
          tries: () => 'tries + 1',
          triedAt: now,
        })
        .where(`id = :id AND ${this.guard()}`, { id, now })
        .execute();
      return taken.affected === 1 ? db.findOneByOrFail(MailEntity, { id }) : null;
    });
  }

  async markSent(mail: MailEntity): Promise<void> {
    await this.finish(mail, { status: 'sent', sentAt: this.clock.now(), lastError: null });
  }

  /** Queues it again after a while, or lets it rest as `failed` when its tries are used up. */
  async markFailed(mail: MailEntity, error: unknown): Promise<void> {
    const lastError = describeSendError(error);
    if (mail.tries >= MAX_TRIES) return this.finish(mail, { status: 'failed', lastError });
    const dueAt = new Date(this.clock.now().getTime() + retryDelayMs(mail.tries));
    await this.finish(mail, { status: 'queued', dueAt, lastError });
  }

  /** The condition under which a mail is free to take; without it two workers would send the same one. */
  protected guard(): string {
    return `((status = 'queued' AND due_at <= :now) OR (status = 'sending' AND claimed_until <= :now))`;
  }

  /** Only the claim that was made may be closed: after it ran out the mail is somebody else's. */
  private async finish(mail: MailEntity, change: Partial<Omit<MailEntity, 'payload'>>): Promise<void> {
    const mine = { id: mail.id, claimToken: mail.claimToken ?? '' };
    await this.transactions.run((db) =>
      db.update(MailEntity, mine, { ...change, claimToken: null, claimedUntil: null }),
    );
  }
}
