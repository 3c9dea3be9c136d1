import { ORDER_STATUSES, isSuccessful, statusesIn, type OrderStatus } from '@festival/contracts';

/**
 * A rule that the data must obey. Its query gives a row for each violation: `id` names the record, `found` is what is
 * there, `expected` what should be.
 */
export interface DataCheck {
  name: string;
  rule: string;
  /** Runs on both databases, with the oldest time that isn't overdue as its one parameter where `isTimed`. */
  sql: string;
  isTimed?: boolean;
}

const listOf = (statuses: readonly OrderStatus[]): string => statuses.map((each) => `'${each}'`).join(', ');

/** The buyer has tickets. */
export const SUCCESSFUL = listOf(ORDER_STATUSES.filter(isSuccessful));
/** The payment is awaited; the order may be past its end already. */
export const WAITING = listOf(statusesIn('pending'));
/** The order ended without a payment. */
export const FAILED = listOf(statusesIn('failed'));
/** All of the money went back. */
export const REVERSED = listOf(statusesIn('refunded').filter((each) => !isSuccessful(each)));

/** Of an order `o`: it may still be paid. A deny that ended the order has no `open_email`. */
export const IS_OPEN = `o.deleted_at IS NULL
  AND (o.status IN (${WAITING}) OR (o.status = 'deny' AND o.open_email IS NOT NULL))`;

/** Of an order `o`: a person has been told about this, even if it is dealt with by now. */
export const wasTold = (...kinds: string[]): string => `EXISTS (SELECT 1 FROM order_events told
  WHERE told.order_id = o.id AND told.kind = 'attention'${
    kinds.length > 0 ? ` AND told.detail IN (${kinds.map((kind) => `'${kind}'`).join(', ')})` : ''
  })`;
