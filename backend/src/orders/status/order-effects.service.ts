import { isSuccessful, statusGroup, type AttentionKind, type TransitionEffect } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../platform/errors/app-error.js';
import { SOLD_OUT } from '../../tickets/tiers/seats.service.js';
import { TicketsService } from '../../tickets/desk/tickets.service.js';
import { LatePaymentService } from './late-payment.service.js';
import { OrderMailsService } from './order-mails.service.js';
import { ReleaseSeatsAndCodesService } from './release-seats-and-codes.service.js';
import type { OrderEntity } from '../order.entity.js';
import { CodeUsesService } from '../codes/code-uses.service.js';
import { RefundMailsService } from './refund-mails.service.js';
import type { StatusReport } from './status-report.js';

/** The order as it was and as it is now, its seats and tickets not yet changed. */
export interface StatusStep {
  before: OrderEntity;
  order: OrderEntity;
}

/** Carries out the effects of a status change, in the same transaction. */
@Injectable()
export class OrderEffectsService {
  constructor(
    private readonly tickets: TicketsService,
    private readonly seats: ReleaseSeatsAndCodesService,
    private readonly codeUses: CodeUsesService,
    private readonly latePayment: LatePaymentService,
    private readonly mails: OrderMailsService,
    private readonly refundMails: RefundMailsService,
  ) {}

  /** Does it, and says whether a person must look. */
  async perform(
    db: EntityManager,
    { before, order }: StatusStep,
    effect: TransitionEffect,
    report: StatusReport,
  ): Promise<AttentionKind | null> {
    switch (effect) {
      case 'enter_paid':
        return this.enterPaid(db, order, report);
      case 'fail':
        await this.tickets.moveTo(db, order.id, report.to === 'expire' ? 'expired' : 'cancelled');
        await this.tellEnd(db, order, report);
        return null;
      case 'reverse':
        return this.reverse(db, order, report);
      case 'reopen':
        return this.reopen(db, { before, order }, report);
      case 'none':
        return null;
    }
  }

  /** For a deleted order: releases the referral use if it was paid, seats and discount use if it held them. */
  async releaseAll(db: EntityManager, order: OrderEntity, via: string): Promise<void> {
    if (isSuccessful(order.status)) await this.codeUses.releaseReferralUse(db, order);
    await this.seats.release(db, order, via);
  }

  private async enterPaid(db: EntityManager, order: OrderEntity, report: StatusReport): Promise<AttentionKind | null> {
    await this.codeUses.takeReferralUse(db, order);
    if (order.deletedAt !== null) return 'paid_after_delete';
    const seated = await this.latePayment.retakeSeats(db, order, report.via);
    if (seated) await this.tickets.moveTo(db, order.id, 'valid');
    if (!report.withoutMail) await this.mails.paid(db, order, 'no_seat');
    return seated ? null : 'paid_without_seat';
  }

  private async reverse(db: EntityManager, order: OrderEntity, report: StatusReport): Promise<AttentionKind | null> {
    await this.tickets.moveTo(db, order.id, 'cancelled');
    await this.codeUses.releaseReferralUse(db, order);
    const used = await this.tickets.hasUsed(db, order.id);
    await this.tellEnd(db, order, report);
    await this.seats.release(db, order, report.via);
    return used ? 'used_ticket_reversed' : null;
  }

  /**
   * Tells the buyer of an end that somebody wanted. No mail about an expiry: the reminder announced it. The code that
   * knows the amount sends the mail about a refund.
   */
  private async tellEnd(
    db: EntityManager,
    order: OrderEntity,
    { to, source, via, withoutMail }: StatusReport,
  ): Promise<void> {
    if (withoutMail || order.deletedAt !== null) return;
    if (source === 'buyer') return this.refundMails.cancelled(db, order, via === 'admin' ? 'staff' : 'buyer');
    if (source !== 'admin') return;
    if (to === 'refund' && order.paidAt !== null) {
      // The refund of a payment through the provider is recorded by itself, before or after, and tells then.
      if (order.transactionId !== null) return;
      const amount = order.finalAmount - order.refundedAmount;
      const sent = { amount, scope: 'full', way: null, paymentType: null, tickets: [] } as const;
      if (amount > 0) await this.refundMails.refunded(db, order, sent);
    } else if (statusGroup(to) === 'failed' && to !== 'expire') await this.refundMails.cancelled(db, order, 'staff');
  }

  /** Waiting for payment again, by an admin: the seats must still be there. */
  private async reopen(db: EntityManager, { before, order }: StatusStep, report: StatusReport): Promise<null> {
    await this.tickets.moveTo(db, order.id, 'pending');
    if (isSuccessful(before.status)) await this.codeUses.releaseReferralUse(db, order);
    if (!(await this.latePayment.retakeSeats(db, order, report.via))) {
      throw new AppError('TICKETS_SOLD_OUT', SOLD_OUT);
    }
    return null;
  }
}
