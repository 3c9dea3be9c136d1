import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { refundedByProvider, UNDER_WAY_OR_DONE } from './provider-refunds.js';
import { RefundEntity } from './refund.entity.js';

/** Rupiah that we refund ourselves, by transaction id. */
interface RefundedByUs {
  /** Transferred by staff and confirmed: the provider knows nothing of it. */
  manual: ReadonlyMap<string, number>;
  /** Sent to the provider and not refused. */
  throughProvider: ReadonlyMap<string, number>;
}

export const NO_REFUNDS: RefundedByUs = { manual: new Map(), throughProvider: new Map() };

/** Our own refunds of an order's payments, read inside the caller's transaction. */
@Injectable()
export class OwnRefundsService {
  async of(db: EntityManager, orderId: number): Promise<RefundedByUs> {
    const refunds = await db.findBy(RefundEntity, { orderId });
    return {
      manual: sums(refunds.filter(({ way, status }) => way === 'manual' && status === 'done')),
      throughProvider: sums(
        refunds.filter(({ way, status }) => way === 'provider' && UNDER_WAY_OR_DONE.includes(status)),
      ),
    };
  }
}

/** Whether we ourselves refunded all that was refunded of a transaction. */
export function isOurRefund(
  { transactionId, raw }: { transactionId: string; raw: Record<string, unknown> },
  { manual, throughProvider }: RefundedByUs,
): boolean {
  const sent = throughProvider.get(transactionId) ?? 0;
  return sent + (manual.get(transactionId) ?? 0) > 0 && refundedByProvider(raw) <= sent;
}

function sums(refunds: readonly RefundEntity[]): Map<string, number> {
  const byId = new Map<string, number>();
  for (const { transactionId, amount } of refunds) {
    if (transactionId !== null) byId.set(transactionId, (byId.get(transactionId) ?? 0) + amount);
  }
  return byId;
}
