import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { In, LessThanOrEqual, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import { type Lane, LANES } from '../lanes.js';
import type { MailKind } from '../mail-payloads.js';
import { MailEntity } from '../mail.entity.js';
import { SendRateService, type UsedUp } from './send-rate.service.js';
import { describeSendError, MAX_TRIES, retryDelayMs } from './retry-policy.js';

/**
 * Longer than any send can take: 4 times 5 s for the PDFs of the mails under way, 25 s to send it, 10 s to ask the server
 * why not. So a claim that ran out belongs to a worker that died.
 */
const CLAIM_MS = 60_000;

export type DueMail = Pick<MailEntity, 'id' | 'kind' | 'lane' | 'orderId'>;

/** Why the mail of an order has lost its purpose; null while it has one. */
export type ReasonToDrop = (db: EntityManager, orderId: number) => Promise<string | null>;

/** Takes rows of the outbox for one worker and writes down what became of them. Each method is one short write. */
@Injectable()
export class MailClaimsService {
  private readonly reasonsToDrop = new Map<MailKind, ReasonToDrop>();

  constructor(
    private readonly clock: Clock,
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly rate: SendRateService,
  ) {}

  /** Mails of this kind are dropped for a reason that the order's module knows. */
  dropWhen(kind: MailKind, reason: ReasonToDrop): void {
    this.reasonsToDrop.set(kind, reason);
  }

  /** At most `limit` mails that may be claimed now, lane by lane: those of workers that died, then the longest waiting. */
  async due(limit: number, lanes: readonly Lane[] = LANES): Promise<DueMail[]> {
    const past = LessThanOrEqual(this.clock.now());
    const mails = this.reader.of(MailEntity);
    const select = { id: true, kind: true, lane: true, orderId: true } as const;
    const oldest = { dueAt: 'ASC', id: 'ASC' } as const;
    // Reads by the index only: with the conditions in one, thousands of waiting rows would be looked through.
    const abandoned = await mails.find({
      select,
      where: { status: 'sending', lane: In(lanes), claimedUntil: past },
      order: { lane: 'ASC', ...oldest },
      take: limit,
    });
    const due: DueMail[] = [];
    for (const lane of lanes) {
      due.push(...abandoned.filter((each) => each.lane === lane));
      if (due.length >= limit) break;
      const where = { status: 'queued', lane, dueAt: past } as const;
      due.push(...(await mails.find({ select, where, order: oldest, take: limit - due.length })));
    }
    return due.slice(0, limit);
  }

  /**
   * The mail, now ours until its claim ends; null when it isn't due any more or another worker was faster; until when
   * the rate has no place for it.
   */
  async claim(due: DueMail): Promise<MailEntity | UsedUp | 'dropped' | null> {
    const { id } = due;
    const now = this.clock.now();
    return this.transactions.run(async (db) => {
      const reason = await this.reasonToDrop(db, due);
      if (reason !== null) {
        const dropped = { status: 'dropped', lastError: reason, claimToken: null, claimedUntil: null } as const;
        return (await this.change(db, due, now, dropped)) ? 'dropped' : null;
      }
      const usedUp = await this.rate.usedUp(db, now, due.lane);
      if (usedUp) return usedUp;
      const taken = await this.change(db, due, now, {
        status: 'sending',
        claimToken: randomUUID(),
        claimedUntil: new Date(now.getTime() + CLAIM_MS),
        tries: () => 'tries + 1',
        triedAt: now,
      });
      return taken ? db.findOneByOrFail(MailEntity, { id }) : null;
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

  /** Queues it again as if it had not been tried, in its place: the server was away. */
  async giveBack(mail: MailEntity, error: unknown): Promise<void> {
    const untried = { status: 'queued', tries: mail.tries - 1, triedAt: null } as const;
    await this.finish(mail, { ...untried, lastError: describeSendError(error) });
  }

  /** The condition under which a mail is free to take; without it two workers would send the same one. */
  protected guard(): string {
    return `((status = 'queued' AND due_at <= :now) OR (status = 'sending' AND claimed_until <= :now))`;
  }

  private async reasonToDrop(db: EntityManager, { kind, orderId }: DueMail): Promise<string | null> {
    const reason = this.reasonsToDrop.get(kind);
    return reason && orderId !== null ? reason(db, orderId) : null;
  }

  /** Whether it was still free to take. */
  private async change(db: EntityManager, { id }: DueMail, now: Date, change: object): Promise<boolean> {
    const update = db.createQueryBuilder().update(MailEntity).set(change);
    return (await update.where(`id = :id AND ${this.guard()}`, { id, now }).execute()).affected === 1;
  }

  /** Only the claim that was made may be closed: after it ran out the mail is somebody else's. */
  private async finish(mail: MailEntity, change: Partial<Omit<MailEntity, 'payload'>>): Promise<void> {
    const mine = { id: mail.id, claimToken: mail.claimToken ?? '' };
    await this.transactions.run((db) =>
      db.update(MailEntity, mine, { ...change, claimToken: null, claimedUntil: null }),
    );
  }
}
