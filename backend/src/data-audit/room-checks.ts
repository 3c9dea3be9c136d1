import type { DataCheck } from './data-check.js';

/** The waiting room's counters, its passes and the orders that were placed with them. */
export const ROOM_CHECKS: readonly DataCheck[] = [
  {
    name: 'people inside',
    rule: "a waiting room's people inside are its passes that aren't released",
    sql: `SELECT w.id AS id, w.inside AS found, COUNT(p.place_id) AS expected
      FROM waiting_rooms w LEFT JOIN waiting_passes p ON p.room_id = w.id AND p.released_at IS NULL
      GROUP BY w.id, w.inside HAVING w.inside <> COUNT(p.place_id)`,
  },
  {
    name: 'places let in',
    rule: 'no more places are let in, or took part in the draw, than were given',
    sql: `SELECT w.id AS id, CONCAT(w.admitted, ' let in, ', COALESCE(w.gathered, 0), ' in the draw') AS found,
        CONCAT('at most ', w.issued) AS expected
      FROM waiting_rooms w WHERE w.admitted > w.issued OR w.gathered > w.issued`,
  },
  {
    name: 'orders of passes',
    rule: 'a pass that was used names the order that was placed with it',
    sql: `SELECT p.place_id AS id, p.used_by AS found, 'an order' AS expected FROM waiting_passes p
      WHERE p.used_by IS NOT NULL AND NOT EXISTS (SELECT 1 FROM orders o WHERE o.order_number = p.used_by)`,
  },
];
