import { decideTransition, isSuccessful, type AttentionKind, type TransitionEffect } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { IsNull, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { AppError } from '../../platform/errors/app-error.js';
import { OrderEffectsService } from './order-effects.service.js';
import { OrderHistoryService } from './order-history.service.js';
import { changeTime, isEndedByDeny } from '../order-time.js';
import { OrderEntity } from '../order.entity.js';
import type { StatusReport } from './status-report.js';
import { StatusAnswersService } from './status-answers.service.js';

export interface StatusChange {
  order: OrderEntity;
  changed: boolean;
}

const MAX_ROUNDS = 10;

/**
 * The only way to change an order's status: decide by the pure rule, update guarded by the status that was decided on,
 * carry out the effects, all in the caller's transaction. A lost race is decided again.
 */
@Injectable()
export class OrderStatusService {
  constructor(
    private readonly effects: OrderEffectsService,
    private readonly history: OrderHistoryService,
    private readonly answers: StatusAnswersService,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  /** `asRead` is the order when the caller has just read it. */
  async apply(db: EntityManager, report: StatusReport, asRead?: OrderEntity): Promise<StatusChange> {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const isRead = round === 0 && asRead !== undefined;
      const order = isRead ? asRead : await db.findOneByOrFail(OrderEntity, { id: report.orderId });
      // An order that a deny has ended waits for no other try, as after any other end.
      const from = isEndedByDeny(order) && report.to !== 'deny' ? 'failed' : order.status;
      const decision = decideTransition(from, report.to, report.source);
      if (decision.kind === 'ignore' || this.hasTimeLeft(order, report)) return { order, changed: false };
      if (order.syncLocked && report.source === 'provider') {
        await this.recordLocked(db, order, report);
        return { order, changed: false };
      }
      if (decision.kind === 'contradiction') {
        await this.raiseAttention(db, order, 'provider_disagrees', report);
        return { order, changed: false };
      }
      if (await this.write(db, order, report, decision.effect)) {
        return { order: await db.findOneByOrFail(OrderEntity, { id: order.id }), changed: true };
      }
    }
    throw new AppError('CONFLICT', 'This order is changing at the moment. Please try again.');
  }

  /** Marks an order for a person. The first reason stays until it is dealt with; the history has all. */
  async raiseAttention(
    db: EntityManager,
    order: OrderEntity,
    kind: AttentionKind,
    report: Pick<StatusReport, 'via'> & Partial<Pick<StatusReport, 'to'>>,
  ): Promise<void> {
    if (order.attention === kind) return;
    if (order.attention === null) {
      await db.update(OrderEntity, { id: order.id, attention: IsNull() }, { attention: kind });
    }
    await this.history.attention(db, order, kind, report);
  }

  /** A person, or an action of theirs, has dealt with it; false when the order has no mark, or another one by now. */
  async settleAttention(db: EntityManager, order: OrderEntity, via: string): Promise<boolean> {
    const { id, attention } = order;
    if (attention === null) return false;
    const { affected } = await db.update(OrderEntity, { id, attention }, { attention: null });
    if (affected) await this.history.attentionDealtWith(db, id, attention, via);
    return Boolean(affected);
  }

  /** The money that paid the order went back, and this transaction's stays in its place: the status is as it was. */
  async payWithInstead(db: EntityManager, order: OrderEntity, transactionId: string): Promise<void> {
    const { id, transactionId: was } = order;
    await db.update(OrderEntity, { id, transactionId: was ?? IsNull() }, { transactionId });
  }

  private async write(
    db: EntityManager,
    order: OrderEntity,
    report: StatusReport,
    effect: TransitionEffect,
  ): Promise<boolean> {
    const changes = this.changes(order, report, effect);
    // The guard has every column of the decision: the seats may have been given back since.
    const { id, status, syncLocked, holdsSeats, expiresAt, updatedAt } = order;
    const asRead = { id, status, syncLocked, holdsSeats, expiresAt, updatedAt };
    const { affected } = await db.update(OrderEntity, asRead, changes);
    if (!affected) return false;
    await this.history.changed(db, order, report);
    const attention = await this.effects.perform(
      db,
      { before: order, order: { ...order, ...changes } },
      effect,
      report,
    );
    if (attention) await this.raiseAttention(db, order, attention, { via: report.via });
    await this.answers.changed(db, { ...order, ...changes });
    return true;
  }

  private changes(order: OrderEntity, report: StatusReport, effect: TransitionEffect): Partial<OrderEntity> {
    const now = this.clock.now();
    const changes: Partial<OrderEntity> = { status: report.to, updatedAt: changeTime(order, now) };
    if (report.transactionId && isSuccessful(report.to)) changes.transactionId = report.transactionId;
    switch (effect) {
      case 'enter_paid':
        return { ...changes, paidAt: report.paidAt ?? now, openEmail: null, openPhone: null, holdNetwork: null };
      case 'reopen':
        return { ...changes, ...reopened(order, this.config.orderExpiryMinutes, now) };
      case 'fail':
      case 'reverse':
        return { ...changes, openEmail: null, openPhone: null };
      case 'none':
        return changes;
    }
  }

  /** Its time was extended since the expiry read it. */
  private hasTimeLeft({ expiresAt }: OrderEntity, { source }: StatusReport): boolean {
    return source === 'expiry' && this.clock.now() < expiresAt;
  }

  private async recordLocked(db: EntityManager, order: OrderEntity, report: StatusReport): Promise<void> {
    await this.history.ignored(db, order, report);
    const kind = contradictionOf(order, report);
    if (kind) await this.raiseAttention(db, order, kind, report);
  }
}

/** Why a person must look at the provider's news of a locked order; null when nobody must. */
function contradictionOf(order: OrderEntity, { to }: StatusReport): AttentionKind | null {
  const [isPaidHere, isPaidThere] = [isSuccessful(order.status), isSuccessful(to)];
  if (isPaidThere && order.deletedAt !== null && !isPaidHere) return 'paid_after_delete';
  return isPaidHere === isPaidThere ? null : 'provider_disagrees';
}

/** An order that waits again has a new time, and is its buyer's one open order. */
function reopened(order: OrderEntity, expiryMinutes: number, now: Date): Partial<OrderEntity> {
  const { buyerEmail, buyerPhone } = order;
  const expiresAt = new Date(now.getTime() + expiryMinutes * 60_000);
  return { paidAt: null, openEmail: buyerEmail, openPhone: buyerPhone, expiresAt };
}
