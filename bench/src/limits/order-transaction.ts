import { crockford, ORDER_NUMBER_RANDOM_LENGTH, TICKET_CODE_RANDOM_LENGTH } from '@festival/contracts';
import { hashTicketCode } from '@festival/backend/tickets/desk/hash-ticket-code.js';
import { randomBytes, randomUUID } from 'node:crypto';
import { insert, onlyRow, type BareDriver, type Row, type Work } from './bare-driver.js';

/** The rows of one order of the product; the limit writes them with other unique values. */
export interface OrderRows {
  order: Row;
  tickets: Row[];
  key: Row;
  mail: Row;
}

/** The unique values of a ticket. */
export function newTicketKeys(): { ticket_code: string; code_hash: string } {
  const ticket_code = `TKT-${crockford(randomBytes(TICKET_CODE_RANDOM_LENGTH))}`;
  return { ticket_code, code_hash: hashTicketCode(ticket_code) };
}

/** Reads the rows of the first order. */
export async function readOrderRows(driver: BareDriver): Promise<OrderRows> {
  return driver.transaction(function* () {
    const select = (text: string) => ({ sql: text, values: [], reads: true });
    const order = onlyRow(yield select('SELECT * FROM orders ORDER BY id LIMIT 1'), 'order');
    const { id } = order;
    const ofOrder = (table: string) => select(`SELECT * FROM ${table} WHERE order_id = ${id}`);
    const { rows: tickets } = yield ofOrder('tickets');
    const key = onlyRow(yield ofOrder('idempotency_keys'), 'idempotency key');
    const mail = onlyRow(yield ofOrder('mails'), 'mail');
    return { order: withoutId(order), tickets: tickets.map(withoutId), key: withoutId(key), mail: withoutId(mail) };
  });
}

/** The statements of placing an order, in the product's order: the guarded count of the hot row is the last. */
export function placeOrder({ order, tickets, key, mail }: OrderRows): Work {
  return function* () {
    const unique = randomUUID();
    const order_number = `FEST-${crockford(randomBytes(ORDER_NUMBER_RANDOM_LENGTH))}`;
    const subject = unique;
    const open_phone = unique.slice(0, 20);
    const { insertId: order_id } = yield insert('orders', [
      { ...order, order_number, subject, open_email: `siti-${unique}@example.com`, open_phone },
    ]);
    yield insert('idempotency_keys', [{ ...key, subject, order_id }]);
    yield insert(
      'tickets',
      tickets.map((ticket) => ({ ...ticket, ...newTicketKeys(), order_id, order_number })),
    );
    yield insert('mails', [{ ...mail, order_id, status: 'queued', message_id: `<${unique}@127.0.0.1>` }]);
    const { affected } = yield {
      sql: 'UPDATE ticket_types SET sold = sold + ? WHERE type = ? AND (quota IS NULL OR sold + ? <= quota)',
      values: [tickets.length, order['ticket_type'] ?? null, tickets.length],
    };
    if (affected !== 1) throw new Error('The tier of the limit is sold out');
  };
}

export function withoutId({ id: _id, ...row }: Row): Row {
  return row;
}
