import { IS_OPEN, SUCCESSFUL, wasTold, type DataCheck } from './data-check.js';

const LAST_STATUS = (before: string): string => `(SELECT MAX(x.id) FROM order_events x
  WHERE x.order_id = o.id AND x.kind = 'status'${before})`;

/** Mail of an order that became paid by itself, and whose staff did not choose to send none. */
const ENTERED_PAID = `EXISTS (SELECT 1 FROM order_events e WHERE e.order_id = o.id AND e.kind = 'status'
  AND e.via <> 'admin' AND e.to_status IN (${SUCCESSFUL}) AND e.from_status NOT IN (${SUCCESSFUL}))`;

/** The order's history, its buyer's marks, codes and mails. */
export const ORDER_CHECKS: readonly DataCheck[] = [
  {
    name: 'history',
    rule: "an order's status is the last one in its history; without any it waits for payment",
    sql: `SELECT o.order_number AS id, o.status AS found, COALESCE(e.to_status, 'pending') AS expected
      FROM orders o LEFT JOIN order_events e ON e.id = ${LAST_STATUS('')}
      WHERE o.status <> COALESCE(e.to_status, 'pending')`,
  },
  {
    name: 'order of the history',
    rule: 'each change of status begins where the one before it ended',
    sql: `SELECT o.order_number AS id, e.from_status AS found, COALESCE(p.to_status, 'pending') AS expected
      FROM order_events e JOIN orders o ON o.id = e.order_id
      LEFT JOIN order_events p ON p.id = ${LAST_STATUS(' AND x.id < e.id')}
      WHERE e.kind = 'status' AND e.from_status <> COALESCE(p.to_status, 'pending')`,
  },
  {
    name: 'marks of open orders',
    rule: 'open_email and open_phone are set for as long as an order may be paid, and no longer',
    sql: `SELECT o.order_number AS id, CASE WHEN o.open_email IS NULL AND o.open_phone IS NULL THEN 'none' ELSE 'others' END
        AS found, CASE WHEN ${IS_OPEN} THEN 'of its buyer' ELSE 'none' END AS expected
      FROM orders o
      WHERE (${IS_OPEN} AND (o.open_email IS NULL OR o.open_email <> o.buyer_email
          OR o.open_phone IS NULL OR o.open_phone <> o.buyer_phone))
        OR (NOT (${IS_OPEN}) AND (o.open_email IS NOT NULL OR o.open_phone IS NOT NULL))`,
  },
  {
    name: 'uses of discount codes',
    rule: "a discount code's uses are the orders that hold seats with it",
    sql: `SELECT c.code AS id, c.uses AS found, COUNT(o.id) AS expected
      FROM discount_codes c LEFT JOIN orders o ON o.discount_code_id = c.id AND o.holds_seats = 1
      GROUP BY c.id, c.code, c.uses HAVING c.uses <> COUNT(o.id)`,
  },
  {
    name: 'uses of referral codes',
    rule: "a referral code's uses are its paid orders",
    sql: `SELECT c.code AS id, c.uses AS found, COUNT(o.id) AS expected FROM referral_codes c
      LEFT JOIN orders o ON o.referral_code_id = c.id AND o.deleted_at IS NULL AND o.status IN (${SUCCESSFUL})
      GROUP BY c.id, c.code, c.uses HAVING c.uses <> COUNT(o.id)`,
  },
  {
    name: 'mail of a paid order',
    rule: 'the e-tickets of each paid order are in the outbox; the receipt, where there were no seats left',
    sql: `SELECT o.order_number AS id, 'no mail' AS found, 'e_ticket' AS expected FROM orders o
      WHERE o.deleted_at IS NULL AND o.status IN (${SUCCESSFUL}) AND ${ENTERED_PAID}
        AND NOT ${wasTold('paid_after_delete')}
        AND NOT EXISTS (SELECT 1 FROM mails m WHERE m.order_id = o.id AND (m.kind = 'e_ticket'
          OR (m.kind = 'receipt' AND ${wasTold('paid_without_seat')})))`,
  },
  {
    name: 'reason of a failed mail',
    rule: 'a mail that failed says why',
    sql: `SELECT m.id AS id, 'no reason' AS found, 'a reason' AS expected FROM mails m
      WHERE m.status = 'failed' AND (m.last_error IS NULL OR m.last_error = '')`,
  },
  {
    name: 'records without order',
    rule: 'tickets, payments, history and repeated calls belong to an order',
    sql: ['tickets', 'payment_attempts', 'order_events', 'idempotency_keys', 'refunds']
      .map(
        (table) => `SELECT CONCAT('${table} ', r.id) AS id, r.order_id AS found, 'an order' AS expected
      FROM ${table} r WHERE NOT EXISTS (SELECT 1 FROM orders o WHERE o.id = r.order_id)`,
      )
      .join(' UNION ALL '),
  },
];
