import { FAILED, REVERSED, SUCCESSFUL, WAITING, wasTold, type DataCheck } from './data-check.js';

/** Of a provider's transaction `x`: it holds the buyer's money. */
const HOLDS_MONEY = `x.status IN ('capture', 'settlement') AND COALESCE(x.fraud_status, 'accept') = 'accept'`;

/** Payments and refunds. */
export const PAYMENT_CHECKS: readonly DataCheck[] = [
  {
    name: 'money without effect',
    rule: 'an order whose money came is paid, was refunded, or a person was told or has decided otherwise',
    sql: `SELECT o.order_number AS id, o.status AS found, x.status AS expected
      FROM payment_transactions x JOIN payment_attempts a ON a.id = x.attempt_id JOIN orders o ON o.id = a.order_id
      WHERE ${HOLDS_MONEY} AND o.status NOT IN (${SUCCESSFUL}, ${REVERSED})
        AND o.sync_locked = 0 AND o.attention IS NULL AND NOT ${wasTold()}
        AND NOT EXISTS (SELECT 1 FROM order_events e WHERE e.order_id = o.id AND e.kind = 'status'
          AND e.via = 'admin' AND e.to_status = o.status)`,
  },
  {
    name: 'paid twice',
    rule: 'of an order with two payments a person was told',
    sql: `SELECT o.order_number AS id, COUNT(*) AS found, 1 AS expected
      FROM payment_transactions x JOIN payment_attempts a ON a.id = x.attempt_id JOIN orders o ON o.id = a.order_id
      WHERE ${HOLDS_MONEY} AND o.attention IS NULL AND NOT ${wasTold()}
      GROUP BY o.id, o.order_number HAVING COUNT(*) > 1`,
  },
  {
    name: 'final payments',
    rule: 'a payment that is final has no transaction that may still take money',
    sql: `SELECT a.provider_order_id AS id, x.status AS found, 'an end' AS expected
      FROM payment_attempts a JOIN payment_transactions x ON x.attempt_id = a.id
      WHERE a.is_final = 1 AND x.status IN ('pending', 'authorize')`,
  },
  {
    name: 'payments that nobody asks about',
    rule: 'the sync is at most an hour late with a payment of an ended order',
    isTimed: true,
    sql: `SELECT a.provider_order_id AS id, a.due_at AS found, 'within an hour' AS expected
      FROM payment_attempts a JOIN orders o ON o.id = a.order_id
      WHERE a.is_final = 0 AND o.status IN (${FAILED}, ${REVERSED}) AND a.due_at < ?`,
  },
  {
    name: 'orders past their time',
    rule: 'no order waits for payment an hour after its end',
    isTimed: true,
    sql: `SELECT o.order_number AS id, o.status AS found, 'expire' AS expected
      FROM orders o WHERE o.deleted_at IS NULL AND o.sync_locked = 0 AND o.status IN (${WAITING}) AND o.expires_at < ?`,
  },
  {
    name: 'reserved refunds',
    rule: 'refunds of a payment, those under way included, are at most what was paid',
    sql: `SELECT r.payment_key AS id, r.reserved_amount AS found, r.paid_amount AS expected
      FROM refund_totals r WHERE r.reserved_amount > r.paid_amount OR r.reserved_amount < 0`,
  },
  {
    name: 'sum of refunds',
    rule: 'the refunds of a payment that are done were reserved for it',
    sql: `SELECT r.payment_key AS id, COALESCE(SUM(d.amount), 0) AS found, r.reserved_amount AS expected
      FROM refund_totals r LEFT JOIN refunds d ON d.payment_key = r.payment_key AND d.status = 'done'
      GROUP BY r.payment_key, r.reserved_amount HAVING COALESCE(SUM(d.amount), 0) > r.reserved_amount`,
  },
  {
    name: 'refunded share of an order',
    rule: 'no order gets back more money or tickets than it paid for',
    sql: `SELECT o.order_number AS id, CONCAT(o.refunded_amount, ' of ', o.final_amount, ', ', o.refunded_quantity,
        ' of ', o.ticket_quantity, ' tickets') AS found, 'at most all' AS expected
      FROM orders o WHERE o.refunded_amount > o.final_amount OR o.refunded_amount < 0
        OR o.refunded_quantity > o.ticket_quantity OR o.refunded_quantity < 0`,
  },
];
