import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { In, LessThanOrEqual, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { GroupCommit } from '../../platform/database/group-commit.js';
import { assertUsable } from '../../platform/database/migrations/half-restored.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import { type Lane, LANES } from './mail-lanes.js';
import type { MailKind } from '../mail-payloads.js';
import { MailEntity } from '../mail.entity.js';
import { SendRateService, type UsedUp } from './send-rate.service.js';
import { describeSendError, MAX_TRIES, retryDelayMs } from './retry-policy.js';

/**
 * Longer than any send can take: 4 times 5 s for the PDFs of the mails under way and 5 s for a download before them, 25 s to
 * send it, 10 s to ask the server why not. So a claim that ran out belongs to a worker that died.
 */
const CLAIM_MS = 70_000;

/** What a claim came to. */
export type Claimed = MailEntity | UsedUp | 'dropped' | null;

type MailOutcome = Partial<Omit<MailEntity, 'payload'>>;
type Write = { due: DueMail } | { mail: MailEntity; outcome: MailOutcome };

export type DueMail = Pick<MailEntity, 'id' | 'kind' | 'lane' | 'orderId'>;

/** By order: why its mail has lost its purpose. Orders whose mail still has one are left out. */
type ReasonsToDrop = (db: EntityManager, orderIds: number[]) => Promise<ReadonlyMap<number, string>>;

/** Takes rows of the outbox for one worker and writes down what became of them. */
@Injectable()
export class MailClaimsService {
  private readonly reasonsToDrop = new Map<MailKind, ReasonsToDrop>();
  private readonly writes = new GroupCommit<Write, Claimed>((writes) => this.write(writes));

  constructor(
    private readonly clock: Clock,
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly rate: SendRateService,
  ) {}

  /** Mails of this kind are dropped for a reason that the order's module knows. */
  dropWhen(kind: MailKind, reasons: ReasonsToDrop): void {
    this.reasonsToDrop.set(kind, reasons);
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
   * the rate has no place for it. Claims and outcomes of the same moment share a transaction.
   */
  claim(due: DueMail): Promise<Claimed> {
    return this.writes.add({ due });
  }

  async markSent(mail: MailEntity): Promise<void> {
    await this.finish(mail, { status: 'sent', sentAt: this.clock.now(), lastError: null });
  }

  /** Queues it again after a while, or lets it rest as `failed`: when its tries are used up, or none would help. */
  async markFailed(mail: MailEntity, error: unknown, isForGood: boolean): Promise<void> {
    const lastError = describeSendError(error);
    if (isForGood || mail.tries >= MAX_TRIES) return this.finish(mail, { status: 'failed', lastError });
    const dueAt = new Date(this.clock.now().getTime() + retryDelayMs(mail.tries));
    await this.finish(mail, { status: 'queued', dueAt, lastError });
  }

  /** Queues it again as if it had not been tried, in its place: the server was away. */
  async requeue(mail: MailEntity, error: unknown): Promise<void> {
    const untried = { status: 'queued', tries: mail.tries - 1, triedAt: null } as const;
    await this.finish(mail, { ...untried, lastError: describeSendError(error) });
  }

  /** The condition under which a mail is free to take; without it two workers would send the same one. */
  protected guard(): string {
    return `((status = 'queued' AND due_at <= :now) OR (status = 'sending' AND claimed_until <= :now))`;
  }

  private write(writes: readonly Write[]): Promise<Claimed[]> {
    return this.transactions.run(async (db) => {
      for (const write of writes) if ('mail' in write) await this.record(db, write.mail, write.outcome);
      const claimed = await this.claimAll(
        db,
        writes.flatMap((write) => ('due' in write ? [write.due] : [])),
      );
      return writes.map((write) => {
        if (!('due' in write)) return null;
        const result = claimed.get(write.due.id) ?? null;
        // Two senders may have read the same mail: the second gets nothing.
        claimed.delete(write.due.id);
        return result;
      });
    });
  }

  /** By mail; those that aren't free any more are left out. */
  private async claimAll(db: EntityManager, all: readonly DueMail[]): Promise<Map<number, Claimed>> {
    const claimed = new Map<number, Claimed>();
    const due = [...new Map(all.map((each) => [each.id, each])).values()];
    const now = this.clock.now();
    const reasons = await this.reasons(db, due);
    for (const { id } of due) {
      const reason = reasons.get(id);
      if (reason !== undefined && (await this.drop(db, id, reason, now))) claimed.set(id, 'dropped');
    }
    const wanted = due.filter(({ id }) => !reasons.has(id));
    if (wanted.length === 0) return claimed;
    // A mail can't be taken back.
    await assertUsable(db);
    const before = await this.rate.count(db, now);
    // One that isn't free takes no place from another.
    const free = wanted.length > 1 ? await this.free(db, wanted, now) : wanted;
    const taken: number[] = [];
    for (const { id, lane } of free) {
      const usedUp = await this.rate.usedUp(db, now, lane, before + taken.length);
      if (usedUp) claimed.set(id, usedUp);
      else taken.push(id);
    }
    for (const mail of await this.take(db, taken, now)) claimed.set(mail.id, mail);
    return claimed;
  }

  private async reasons(db: EntityManager, due: readonly DueMail[]): Promise<Map<number, string>> {
    const found = new Map<number, string>();
    for (const [kind, reasonsToDrop] of this.reasonsToDrop) {
      const mails = due.flatMap(({ id, orderId, ...mail }) =>
        mail.kind === kind && orderId !== null ? [{ id, orderId }] : [],
      );
      if (mails.length === 0) continue;
      const reasons = await reasonsToDrop(
        db,
        mails.map(({ orderId }) => orderId),
      );
      for (const { id, orderId } of mails) {
        const reason = reasons.get(orderId);
        if (reason !== undefined) found.set(id, reason);
      }
    }
    return found;
  }

  private async drop(db: EntityManager, id: number, reason: string, now: Date): Promise<boolean> {
    const dropped = { status: 'dropped', lastError: reason, claimToken: null, claimedUntil: null } as const;
    return (await this.change(db, [id], now, dropped)) === 1;
  }

  /** Those that nobody has taken, in the same order. The rate's lock keeps them so until the transaction ends. */
  private async free(db: EntityManager, due: readonly DueMail[], now: Date): Promise<DueMail[]> {
    const ids = due.map(({ id }) => id);
    const rows = await db
      .createQueryBuilder(MailEntity, 'm')
      .select('m.id', 'id')
      .where(`id IN (:...ids) AND ${this.guard()}`, { ids, now })
      .getRawMany<{ id: number }>();
    const free = new Set(rows.map(({ id }) => id));
    return due.filter(({ id }) => free.has(id));
  }

  private async take(db: EntityManager, ids: readonly number[], now: Date): Promise<MailEntity[]> {
    if (ids.length === 0) return [];
    const claimToken = randomUUID();
    await this.change(db, ids, now, {
      status: 'sending',
      claimToken,
      claimedUntil: new Date(now.getTime() + CLAIM_MS),
      tries: () => 'tries + 1',
      triedAt: now,
    });
    return db.findBy(MailEntity, { id: In(ids), claimToken });
  }

  /** How many were still free to take. */
  private async change(db: EntityManager, ids: readonly number[], now: Date, change: object): Promise<number> {
    const update = db.createQueryBuilder().update(MailEntity).set(change);
    return (await update.where(`id IN (:...ids) AND ${this.guard()}`, { ids, now }).execute()).affected ?? 0;
  }

  private async finish(mail: MailEntity, outcome: MailOutcome): Promise<void> {
    await this.writes.add({ mail, outcome });
  }

  /** Only the claim that was made may be ended: after it ran out the mail is somebody else's. */
  private async record(db: EntityManager, mail: MailEntity, outcome: MailOutcome): Promise<void> {
    const mine = { id: mail.id, claimToken: mail.claimToken ?? '' };
    await db.update(MailEntity, mine, { ...outcome, claimToken: null, claimedUntil: null });
  }
}
