import { Injectable } from '@nestjs/common';
import { In, IsNull, Not, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import type { OrderEntity } from '../../orders/order.entity.js';
import { refundedByProvider } from '../../payments/payment-log/provider-refunds.js';
import type { Finding } from './compare-order.js';
import { DifferenceEntity } from '../../payments/payment-log/difference.entity.js';

/** Which findings are in the log already, and which of those wait for a person. */
export interface Listed {
  has(finding: Finding): boolean;
  waits(finding: Finding): boolean;
}

/** The log of differences: one that waits, or that a person resolved, isn't logged twice. */
@Injectable()
export class DifferenceLogService {
  constructor(private readonly clock: Clock) {}

  async listed(db: EntityManager, order: OrderEntity, findings: readonly Finding[]): Promise<Listed> {
    const keys = findings.map((each) => keyOf(order, each));
    const rows = await db.find(DifferenceEntity, {
      where: { differenceKey: In(keys) },
      select: { id: true, differenceKey: true, state: true },
    });
    const known = new Set(rows.map((each) => each.differenceKey));
    const waiting = new Set(rows.filter((each) => each.state === 'waits').map((each) => each.differenceKey));
    return {
      has: (finding) => known.has(keyOf(order, finding)),
      waits: (finding) => waiting.has(keyOf(order, finding)),
    };
  }

  async addMended(
    db: EntityManager,
    runId: number,
    before: OrderEntity,
    finding: Finding,
    after: OrderEntity,
  ): Promise<void> {
    await db.insert(DifferenceEntity, {
      ...this.row(runId, before, finding),
      state: 'mended',
      differenceKey: null,
      became: after.status,
      attention: after.attention === before.attention ? null : after.attention,
    });
  }

  /** Returns the number of new ones. */
  async addWaiting(
    db: EntityManager,
    runId: number,
    findings: readonly Finding[],
    order: OrderEntity,
  ): Promise<number> {
    const listed = await this.listed(db, order, findings);
    const unlisted = findings.filter((each) => !listed.has(each));
    for (const finding of unlisted) {
      await db.insert(DifferenceEntity, {
        ...this.row(runId, order, finding),
        state: 'waits',
        differenceKey: keyOf(order, finding),
        became: null,
        attention: order.attention,
      });
    }
    return unlisted.length;
  }

  /** Resolves waiting differences that are gone; a resolved one that is gone may be logged again. */
  async closeGone(
    db: EntityManager,
    runId: number,
    orderId: number,
    left: readonly Finding[],
    order: OrderEntity,
  ): Promise<void> {
    const keys = new Set(left.map((each) => keyOf(order, each)));
    const rows = await db.findBy(DifferenceEntity, { orderId, runId: Not(IsNull()), differenceKey: Not(IsNull()) });
    for (const { id, state, differenceKey } of rows) {
      if (differenceKey === null || keys.has(differenceKey)) continue;
      const resolved = {
        state: 'resolved' as const,
        resolvedReason: `Run ${runId} no longer finds it.`,
        resolvedAt: this.clock.now(),
      };
      await db.update(DifferenceEntity, { id }, { differenceKey: null, ...(state === 'waits' ? resolved : {}) });
    }
  }

  private row(runId: number, order: OrderEntity, { kind, theirs }: Finding) {
    return {
      runId,
      kind,
      orderId: order.id,
      orderNumber: order.orderNumber,
      paymentType: theirs?.paymentType ?? null,
      ourStatus: order.status,
      ourAmount: order.finalAmount,
      ourTransactionId: order.transactionId,
      ourRefunded: order.refundedAmount,
      theirRefunded: theirs ? refundedByProvider(theirs.raw) : null,
      theirStatus: theirs?.status ?? null,
      theirAmount: theirs?.grossAmount ?? null,
      theirTransactionId: theirs?.transactionId ?? null,
      foundAt: this.clock.now(),
      resolvedBy: null,
      resolvedReason: null,
      resolvedAt: null,
    };
  }
}

/** The same facts on both sides are the same difference. */
function keyOf({ id, status }: OrderEntity, { kind, theirs }: Finding): string {
  const there = theirs ? [theirs.transactionId, theirs.status, theirs.grossAmount] : ['none'];
  return [kind, id, status, ...there].join('|');
}
