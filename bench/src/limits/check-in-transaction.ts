import { insert, onlyRow, type Work } from './bare-driver.js';

const TIME_LENGTH = 23;

/** A time in both databases' format: UTC, milliseconds, a space instead of the T. */
const now = (): string => new Date().toISOString().replace('T', ' ').slice(0, TIME_LENGTH);

/** The statements of one check-in: the guarded update, the read of the ticket, the row of the scan log. */
export function checkIn(code: string): Work {
  return function* () {
    const at = now();
    const { affected } = yield {
      sql: `UPDATE tickets SET status = ?, checked_in_at = ?, checked_in_gate = ?, checked_in_by = ?
            WHERE ticket_code = ? AND status = ? AND deleted_at IS NULL`,
      values: ['used', at, 'A', 1, code, 'valid'],
    };
    if (affected !== 1) throw new Error(`Ticket ${code} can't be checked in`);
    const found = yield { sql: 'SELECT * FROM tickets WHERE ticket_code = ?', values: [code], reads: true };
    const ticket = onlyRow(found, `ticket ${code}`);
    yield insert('scans', [
      {
        code,
        ticket_id: ticket['id'] ?? null,
        action: 'checkin',
        result: 'valid',
        admin_user_id: 1,
        gate: 'A',
        device: null,
        scanned_at: at,
      },
    ]);
  };
}

/** The same of many tickets, one after the other in one transaction. */
export function checkInAll(codes: readonly string[]): Work {
  return function* () {
    for (const code of codes) yield* checkIn(code)();
  };
}
