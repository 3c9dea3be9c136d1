import type { MailStatus } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { type EntityManager, type FindOptionsWhere, In, IsNull } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { insertRows } from '../../platform/database/insert-rows.js';
import { Transactions } from '../../platform/database/transactions.js';
import { type Lane, laneOf } from './mail-lanes.js';
import type { MailKind, NewMail } from '../mail-payloads.js';
import { MailWorkerService } from './mail-worker.service.js';
import { MailEntity } from '../mail.entity.js';
import { isForgotten, NO_PAYLOAD } from '../retained-mails.js';

const HOUR_MS = 3_600_000;
/** Of those that a stranger can cause. */
const MAILS_OF_A_KIND_PER_HOUR = 5;

/** Queues mails in the transaction that causes them; they leave once it is committed. */
@Injectable()
export class OutboxService {
  private readonly host: string;
  private readonly isLimited: boolean;

  constructor(
    config: AppConfig,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
    private readonly worker: MailWorkerService,
  ) {
    this.host = new URL(config.publicUrl).hostname;
    this.isLimited = config.rateLimits;
  }

  /** One INSERT in the caller's transaction `db`: no commit, no mail. */
  async add(db: EntityManager, mail: NewMail): Promise<void> {
    await this.addAll(db, [mail]);
  }

  /** The same for several, in one statement. */
  async addAll(db: EntityManager, mails: readonly NewMail[]): Promise<void> {
    if (mails.length === 0) return;
    const rows = mails.map((mail) => this.rowOf(mail));
    await insertRows(db, MailEntity, rows);
    const lane = Math.min(...rows.map((row) => row.lane)) as Lane;
    this.transactions.afterCommit(() => this.worker.wake(lane));
  }

  /**
   * The addresses that had so many mails of a kind within the hour that no stranger may cause another one: anybody can
   * order with anybody's address, and cancel.
   */
  async hadEnough(db: EntityManager, kind: MailKind, addresses: readonly string[]): Promise<Set<string>> {
    if (addresses.length === 0 || !this.isLimited) return new Set();
    const since = new Date(this.clock.now().getTime() - HOUR_MS);
    const rows = await db
      .createQueryBuilder(MailEntity, 'm')
      .select('m.toAddress', 'address')
      .where('m.toAddress IN (:...addresses) AND m.kind = :kind AND m.createdAt > :since', { addresses, kind, since })
      .groupBy('m.toAddress')
      .having('COUNT(*) >= :enough', { enough: MAILS_OF_A_KIND_PER_HOUR })
      .getRawMany<{ address: string }>();
    return new Set(rows.map(({ address }) => address));
  }

  /**
   * Waiting and failed mails go to the corrected address and name: the old one may be why they wait or failed. Staff send
   * failed ones again.
   */
  async redirect(db: EntityManager, orderId: number, buyer: { buyerEmail: string; buyerName: string }): Promise<void> {
    const unsent = await db.findBy(MailEntity, { orderId, status: In<MailStatus>(['queued', 'failed']) });
    for (const { id, status, payload } of unsent.filter((mail) => !isForgotten(mail))) {
      const named =
        'order' in payload ? { ...payload, order: { ...payload.order, buyerName: buyer.buyerName } } : payload;
      await db.update(MailEntity, { id, status }, { toAddress: buyer.buyerEmail, payload: named as never });
    }
  }

  /** Sends the order's waiting and failed mails now, with all their tries. Gives their kinds; without a text none can be sent. */
  async retryOf(db: EntityManager, orderId: number): Promise<MailKind[]> {
    const found = await db.findBy(MailEntity, { orderId, status: In<MailStatus>(['queued', 'failed']) });
    const unsent = found.filter((mail) => !isForgotten(mail));
    for (const { id, status } of unsent)
      await db.update(MailEntity, { id, status }, { status: 'queued', tries: 0, dueAt: this.clock.now() });
    if (unsent.length > 0) this.transactions.afterCommit(() => this.worker.wake());
    return unsent.map(({ kind }) => kind);
  }

  /** Mails about an order keep that they were sent, and when. One that waits is dropped first. */
  async forgetOrder(db: EntityManager, orderId: number, toAddress: string): Promise<void> {
    await this.forget(db, { orderId }, toAddress);
  }

  /**
   * The same for mails to an address that are about no order, as those to staff are. Others to it that have left are about
   * orders with another address by now, and lose this one.
   */
  async forgetAddress(db: EntityManager, address: string, erased: string): Promise<void> {
    await this.forget(db, { orderId: IsNull(), toAddress: address }, erased);
    const hasLeft = In<MailStatus>(['sent', 'failed', 'dropped']);
    await db.update(MailEntity, { toAddress: address, status: hasLeft }, { toAddress: erased });
  }

  /** Mails of a kind to an address, which then stands in none of them. */
  async forgetKind(db: EntityManager, kind: MailKind, address: string, erased: string): Promise<void> {
    await this.forget(db, { kind, toAddress: address }, erased);
  }

  private async forget(db: EntityManager, which: FindOptionsWhere<MailEntity>, toAddress: string): Promise<void> {
    const unsent = In<MailStatus>(['queued', 'sending']);
    const dropped = { status: 'dropped' as const, claimedUntil: null, claimToken: null };
    await db.update(MailEntity, { ...which, status: unsent }, dropped);
    await db.update(MailEntity, which, {
      toAddress,
      payload: NO_PAYLOAD,
      lastError: 'The data of its recipient were erased.',
    });
  }

  private rowOf(mail: NewMail): Omit<MailEntity, 'id'> {
    const now = this.clock.now();
    return {
      kind: mail.kind,
      orderId: mail.orderId,
      orderNumber: 'order' in mail.payload ? mail.payload.order.orderNumber : null,
      toAddress: mail.to,
      language: mail.language,
      payload: mail.payload,
      status: 'queued',
      lane: laneOf(mail),
      tries: 0,
      triedAt: null,
      dueAt: now,
      claimedUntil: null,
      claimToken: null,
      messageId: `<${randomBytes(18).toString('base64url')}.fest@${this.host}>`,
      lastError: null,
      createdAt: now,
      sentAt: null,
    };
  }
}
