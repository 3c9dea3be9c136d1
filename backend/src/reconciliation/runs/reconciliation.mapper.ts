import type { ReconciliationDifference, ReconciliationRun } from '@festival/contracts';
import type { DifferenceEntity } from '../../payments/payment-log/difference.entity.js';
import type { ReconciliationRunEntity } from './reconciliation-run.entity.js';

export function toRun(run: ReconciliationRunEntity, putOff: number): ReconciliationRun {
  // An order that changes while a run is under way may come into its days.
  const total = Math.max(run.total, run.checked);
  return {
    id: run.id,
    status: run.status,
    trigger: run.night === null ? 'manual' : 'nightly',
    started_by: run.startedBy,
    started_at: run.startedAt.toISOString(),
    finished_at: run.finishedAt?.toISOString() ?? null,
    since: run.since.toISOString(),
    total,
    checked: run.checked,
    unchecked: run.status === 'running' ? putOff : total - run.checked,
    mended: run.mended,
    waiting: run.waiting,
    waiting_for: run.waitingFor,
  };
}

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
