import { IS_OPEN, SUCCESSFUL, WAITING, wasTold, type DataCheck } from './data-check.js';

const HELD = 'o.ticket_quantity - o.refunded_quantity';

/** Seats and tickets. */
export const SEAT_CHECKS: readonly DataCheck[] = [
  {
    name: 'seats',
    rule: "a tier's sold seats are those that its orders hold",
    sql: `SELECT t.type AS id, t.sold AS found, COALESCE(SUM(${HELD}), 0) AS expected
      FROM ticket_types t LEFT JOIN orders o ON o.ticket_type = t.type AND o.holds_seats = 1
      GROUP BY t.id, t.type, t.sold HAVING t.sold <> COALESCE(SUM(${HELD}), 0)`,
  },
  {
    name: 'quota',
    rule: 'no tier sells more than its quota, but for orders that staff entered',
    sql: `SELECT t.type AS id, t.sold AS found, t.quota AS expected FROM ticket_types t
      WHERE t.quota IS NOT NULL AND t.sold > t.quota + (SELECT COALESCE(SUM(${HELD}), 0) FROM orders o
        WHERE o.ticket_type = t.type AND o.holds_seats = 1 AND EXISTS (SELECT 1 FROM order_events e
          WHERE e.order_id = o.id AND e.kind = 'status' AND e.via = 'admin'))`,
  },
  {
    name: 'seats of open orders',
    rule: 'an order that may still be paid holds its seats',
    sql: `SELECT o.order_number AS id, 'no seats' AS found, 'seats held' AS expected
      FROM orders o WHERE o.holds_seats = 0 AND ${IS_OPEN}`,
  },
  {
    name: 'seats of ended orders',
    rule: 'an order that was removed holds no seats, nor does one that has ended, an hour after its time',
    isTimed: true,
    sql: `SELECT o.order_number AS id, 'seats held' AS found, 'no seats' AS expected FROM orders o
      WHERE o.holds_seats = 1 AND (o.deleted_at IS NOT NULL
        OR (o.status NOT IN (${SUCCESSFUL}, ${WAITING}) AND o.open_email IS NULL AND o.expires_at < ?))`,
  },
  {
    name: 'number of tickets',
    rule: 'an order has as many tickets as were ordered, a removed one none',
    sql: `SELECT o.order_number AS id, COUNT(t.id) AS found,
        CASE WHEN o.deleted_at IS NULL THEN o.ticket_quantity ELSE 0 END AS expected
      FROM orders o LEFT JOIN tickets t ON t.order_id = o.id AND t.deleted_at IS NULL
      GROUP BY o.id, o.order_number, o.ticket_quantity, o.deleted_at
      HAVING COUNT(t.id) <> CASE WHEN o.deleted_at IS NULL THEN o.ticket_quantity ELSE 0 END`,
  },
  {
    name: 'state of tickets',
    rule: "a ticket's state follows its order; used ones stay used",
    sql: `SELECT wanted.code AS id, wanted.status AS found, wanted.state AS expected FROM (
        SELECT t.ticket_code AS code, t.status AS status, CASE
          WHEN o.status IN (${SUCCESSFUL}) AND o.holds_seats = 1 AND t.refund_id IS NULL THEN 'valid'
          WHEN ${IS_OPEN} THEN 'pending' ELSE 'cancelled' END AS state
        FROM tickets t JOIN orders o ON o.id = t.order_id
        WHERE t.deleted_at IS NULL AND o.deleted_at IS NULL AND t.status <> 'used') wanted
      WHERE wanted.status <> wanted.state AND NOT (wanted.state = 'cancelled' AND wanted.status = 'expired')`,
  },
  {
    name: 'paid without ticket',
    rule: 'each paid order has tickets that let somebody in, or a person was told',
    sql: `SELECT o.order_number AS id, o.status AS found, 'tickets, or attention' AS expected FROM orders o
      WHERE o.status IN (${SUCCESSFUL}) AND o.deleted_at IS NULL AND o.attention IS NULL
        AND o.refunded_quantity < o.ticket_quantity AND NOT ${wasTold('paid_without_seat', 'paid_after_delete')}
        AND NOT EXISTS (SELECT 1 FROM tickets t WHERE t.order_id = o.id AND t.deleted_at IS NULL
          AND (t.status IN ('valid', 'used') OR t.refund_id IS NOT NULL))`,
  },
];
