import type { ReconciliationDifference } from '@festival/contracts';
import type { DifferenceEntity } from '../../payments/payment-log/difference.entity.js';

export function toDifference(row: DifferenceEntity): ReconciliationDifference {
  return {
    id: row.id,
    run_id: row.runId,
    kind: row.kind,
    state: row.state,
    order_id: row.orderId,
    order_number: row.orderNumber,
    payment_type: row.paymentType,
    ours: {
      status: row.ourStatus,
      amount: row.ourAmount,
      transaction_id: row.ourTransactionId,
      refunded: row.ourRefunded,
    },
    theirs: {
      status: row.theirStatus,
      amount: row.theirAmount,
      transaction_id: row.theirTransactionId,
      refunded: row.theirRefunded,
    },
    became: row.became,
    attention: row.attention,
    found_at: row.foundAt.toISOString(),
    resolved_by: row.resolvedBy,
    resolved_reason: row.resolvedReason,
    resolved_at: row.resolvedAt?.toISOString() ?? null,
  };
}
