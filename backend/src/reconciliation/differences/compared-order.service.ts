import type { DifferenceKind } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { OrderEntity } from '../../orders/order.entity.js';
import { AttemptEntity } from '../../payments/payment-log/attempt.entity.js';
import { OwnRefundsService } from '../../payments/payment-log/own-refunds.service.js';
import type { ProviderStatus } from '../../payments/provider/payment-gateway.js';
import { PaymentLogService } from '../../payments/payment-log/payment-log.service.js';
import { ProviderTransactionEntity } from '../../payments/payment-log/provider-transaction.entity.js';
import { RefundSettlementService } from '../../refunds/settlement/refund-settlement.service.js';
import { compareOrder, mayApply, type Finding, type OurSide } from './compare-order.js';
import { DifferenceLogService, type Listed } from './difference-log.service.js';

const VIA = 'reconciliation';
const CHANGES_STATUS: readonly DifferenceKind[] = ['paid_there', 'ended_there', 'refunded_there'];

interface Known extends OurSide {
  order: OrderEntity;
  attempts: AttemptEntity[];
  transactions: ProviderTransactionEntity[];
}

export interface Compared {
  mended: number;
  /** Differences that were not listed before. */
  waiting: number;
}

/**
 * Compares one order with the provider's answers, applies those that are safe, and logs the differences: all in the
 * caller's transaction, so that nothing is mended without being logged.
 */
@Injectable()
export class ComparedOrderService {
  constructor(
    private readonly paymentLog: PaymentLogService,
    private readonly refunds: RefundSettlementService,
    private readonly ownRefunds: OwnRefundsService,
    private readonly differenceLog: DifferenceLogService,
    private readonly clock: Clock,
  ) {}

  async settle(db: EntityManager, runId: number, orderId: number, theirs: ProviderStatus[]): Promise<Compared> {
    const before = await this.known(db, orderId);
    const completed = await this.refunds.completeListed(db, orderId, theirs);
    const findings = compareOrder(before, theirs, this.clock.now());
    const listed = await this.differenceLog.listed(db, before.order, findings);
    if (mayApply(findings)) await this.apply(before, answersToApply(before, findings, listed, theirs));
    for (const refund of completed) await this.refunds.applyCompleted(db, refund);
    const after = await this.known(db, orderId);
    const left = compareOrder(after, theirs, this.clock.now());
    const remains = (finding: Finding) =>
      left.some(
        ({ kind, theirs: side }) => kind === finding.kind && side?.transactionId === finding.theirs?.transactionId,
      );
    const mended = findings.filter((each) => !remains(each));
    for (const finding of mended) await this.differenceLog.addMended(db, runId, before.order, finding, after.order);
    const waiting = await this.differenceLog.addWaiting(db, runId, findings.filter(remains), after.order);
    await this.differenceLog.closeGone(db, runId, orderId, left, after.order);
    return { mended: mended.length, waiting };
  }

  private async apply({ attempts }: Known, answers: ProviderStatus[]): Promise<void> {
    for (const attempt of attempts) {
      const own = answers.filter((each) => each.providerOrderId === attempt.providerOrderId);
      if (own.length > 0) await this.paymentLog.record(attempt, own, VIA);
    }
  }

  private async known(db: EntityManager, orderId: number): Promise<Known> {
    const order = await db.findOneByOrFail(OrderEntity, { id: orderId });
    const attempts = await db.findBy(AttemptEntity, { orderId });
    const transactions = await db.findBy(ProviderTransactionEntity, { attemptId: In(attempts.map((each) => each.id)) });
    const { manual } = await this.ownRefunds.of(db, orderId);
    return { order, attempts, transactions, manualRefunds: manual };
  }
}

/**
 * All answers when there is a difference that isn't in the log yet, else those that are only newer than ours (captured,
 * now settled). A difference that waits for a person isn't raised again, unless it waits because the order was locked.
 */
function answersToApply(known: Known, findings: Finding[], listed: Listed, theirs: ProviderStatus[]): ProviderStatus[] {
  const amounts = new Map(known.attempts.map((each) => [each.providerOrderId, each.grossAmount]));
  const right = theirs.filter((each) => each.grossAmount === amounts.get(each.providerOrderId));
  const unlisted = findings.filter((each) => !listed.has(each));
  const wrong = unlisted.flatMap((each) => (each.kind === 'amount_differs' && each.theirs ? [each.theirs] : []));
  if (unlisted.length > 0) return [...right, ...wrong];
  // Answers that a lock held back are applied once it is removed.
  const isHeldBack = (each: Finding) => CHANGES_STATUS.includes(each.kind) && listed.waits(each);
  if (!known.order.syncLocked && findings.some(isHeldBack)) return right;
  if (findings.length > 0) return [];
  return right.filter((each) => {
    const own = known.transactions.find(({ transactionId }) => transactionId === each.transactionId);
    return own?.status !== each.status || own.fraudStatus !== each.fraudStatus;
  });
}
