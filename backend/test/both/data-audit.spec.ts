import { auditDatabase, DATA_CHECKS } from '../../src/data-audit/audit-database.js';
import { MailWorkerService } from '../../src/mail/queue/mail-worker.service.js';
import type { DataCheck } from '../../src/data-audit/data-check.js';
import { Festival } from '../support/festival.js';
import { PaymentsBench } from '../support/sales/payments.js';
import { Room } from '../support/sales/waiting-room.js';

let festival: Festival;
let numbers: { paid: string; open: string; cancelled: string };

/** Orders in every ordinary state, without a fault. */
beforeAll(async () => {
  festival = await Festival.open();
  const bench = new PaymentsBench(festival);
  await festival.tier({ quota: 100 });
  const codes = { referral_code: 'CROWN01', discount_code: 'UNITY10' };
  const paid = (await festival.visitor().orderAndPay({ quantity: 2, ...codes })).order_number;
  await festival.simulator.pay(paid);
  await bench.reaches(paid, 'settlement');
  const open = (await festival.visitor().orderAndPay({ quantity: 3, ...codes })).order_number;
  await festival.simulator.choose(open, 'bca_va');
  await bench.settled(open);
  const canceller = festival.visitor();
  const cancelled = (await canceller.order({ quantity: 1, ...codes })).order_number;
  await canceller.post(`/api/orders/${cancelled}/cancel`).expect(200);
  numbers = { paid, open, cancelled };
  // Of three people who waited one ordered, one is at the checkout and one waits.
  const room = new Room(festival);
  await room.turn({ mode: 'on', capacity: 2 });
  const visitors = [festival.visitor(), festival.visitor(), festival.visitor()] as const;
  for (const visitor of visitors) await room.place(visitor);
  for (const visitor of visitors.slice(0, 2)) await room.letIn(visitor);
  await visitors[0].order({ quantity: 1 });
  await room.seconds(1);
  // None is sent any more while the data is broken.
  await festival.get(MailWorkerService).drain();
});
afterAll(() => festival.close());

const DATA_CHECKS_OPEN = DATA_CHECKS as DataCheck[];

const audit = () => auditDatabase(festival.config.database, new Date());
const found = async (): Promise<string[]> => [...new Set((await audit()).map(({ check }) => check))].sort();

/** Changes rows behind the product's back. */
async function breakData(statements: readonly string[]): Promise<void> {
  for (const statement of statements) await festival.rows('orders').query(fill(statement));
}

const fill = (statement: string): string =>
  statement.replace(/:(paid|open|cancelled)/g, (_, key: 'paid') => numbers[key]);
const orderId = (key: string): string => `(SELECT id FROM orders WHERE order_number = ':${key}')`;
const attemptId = (key: string): string => `(SELECT id FROM payment_attempts WHERE provider_order_id = ':${key}')`;

it('finds nothing in sound data', async () => expect(await audit()).toEqual([]));

const LATE = "'2001-01-01 00:00:00.000'";
const SOON = "'2999-01-01 00:00:00.000'";

/** A violation made by hand, how it is undone, and the rules that it breaks; the first one is the row's own. */
const CONTROLS: ReadonlyArray<readonly [names: [string, ...string[]], broken: string[], mended: string[]]> = [
  [
    ['seats'],
    [`UPDATE ticket_types SET sold = sold + 1 WHERE type = 'pre-sales-2'`],
    [`UPDATE ticket_types SET sold = sold - 1 WHERE type = 'pre-sales-2'`],
  ],
  [
    ['quota'],
    [`UPDATE ticket_types SET quota = 4 WHERE type = 'pre-sales-2'`],
    [`UPDATE ticket_types SET quota = 100 WHERE type = 'pre-sales-2'`],
  ],
  [
    ['seats of open orders', 'seats', 'uses of discount codes'],
    [`UPDATE orders SET holds_seats = 0 WHERE order_number = ':open'`],
    [`UPDATE orders SET holds_seats = 1 WHERE order_number = ':open'`],
  ],
  [
    ['seats of ended orders', 'seats', 'uses of discount codes'],
    [`UPDATE orders SET holds_seats = 1, expires_at = ${LATE} WHERE order_number = ':cancelled'`],
    [`UPDATE orders SET holds_seats = 0, expires_at = ${SOON} WHERE order_number = ':cancelled'`],
  ],
  [
    ['number of tickets'],
    [`UPDATE tickets SET deleted_at = ${LATE} WHERE order_number = ':paid' AND number = 1`],
    [`UPDATE tickets SET deleted_at = NULL WHERE order_number = ':paid' AND number = 1`],
  ],
  [
    ['state of tickets'],
    [`UPDATE tickets SET status = 'pending' WHERE order_number = ':paid' AND number = 1`],
    [`UPDATE tickets SET status = 'valid' WHERE order_number = ':paid' AND number = 1`],
  ],
  [
    ['paid without ticket', 'state of tickets'],
    [`UPDATE tickets SET status = 'pending' WHERE order_number = ':paid'`],
    [`UPDATE tickets SET status = 'valid' WHERE order_number = ':paid'`],
  ],
  [
    ['history'],
    [`UPDATE orders SET status = 'capture' WHERE order_number = ':paid'`],
    [`UPDATE orders SET status = 'settlement' WHERE order_number = ':paid'`],
  ],
  [
    ['order of the history'],
    [`UPDATE order_events SET from_status = 'expire' WHERE kind = 'status' AND order_id = ${orderId('paid')}`],
    [`UPDATE order_events SET from_status = 'pending' WHERE kind = 'status' AND order_id = ${orderId('paid')}`],
  ],
  [
    ['marks of open orders'],
    [`UPDATE orders SET open_phone = NULL WHERE order_number = ':open'`],
    [`UPDATE orders SET open_phone = buyer_phone WHERE order_number = ':open'`],
  ],
  [
    ['marks of open orders'],
    [`UPDATE orders SET open_email = buyer_email WHERE order_number = ':cancelled'`],
    [`UPDATE orders SET open_email = NULL WHERE order_number = ':cancelled'`],
  ],
  [
    ['uses of discount codes'],
    [`UPDATE discount_codes SET uses = uses + 1 WHERE code = 'UNITY10'`],
    [`UPDATE discount_codes SET uses = uses - 1 WHERE code = 'UNITY10'`],
  ],
  [
    ['uses of referral codes'],
    [`UPDATE referral_codes SET uses = 0 WHERE code = 'CROWN01'`],
    [`UPDATE referral_codes SET uses = 1 WHERE code = 'CROWN01'`],
  ],
  [
    ['mail of a paid order'],
    [`UPDATE mails SET kind = 'lost' WHERE kind = 'e_ticket'`],
    [`UPDATE mails SET kind = 'e_ticket' WHERE kind = 'lost'`],
  ],
  [
    ['reason of a failed mail'],
    [`UPDATE mails SET status = 'failed' WHERE kind = 'e_ticket'`],
    [`UPDATE mails SET status = 'sent' WHERE kind = 'e_ticket'`],
  ],
  [
    ['records without order'],
    [
      `INSERT INTO idempotency_keys (subject, ${'`key`'}, body_hash, order_id, created_at) VALUES ('s', 'k', 'h', -1, ${LATE})`,
    ],
    [`DELETE FROM idempotency_keys WHERE order_id = -1`],
  ],
  [
    ['money without effect'],
    [`UPDATE payment_attempts SET order_id = ${orderId('cancelled')} WHERE provider_order_id = ':paid'`],
    [`UPDATE payment_attempts SET order_id = ${orderId('paid')} WHERE provider_order_id = ':paid'`],
  ],
  [
    ['paid twice'],
    [
      `UPDATE payment_transactions SET status = 'settlement', attempt_id = ${attemptId('paid')} WHERE status = 'pending'`,
    ],
    [
      `UPDATE payment_transactions SET status = 'pending', attempt_id = ${attemptId('open')}
       WHERE payment_type = 'bank_transfer'`,
    ],
  ],
  [
    ['final payments'],
    [`UPDATE payment_attempts SET is_final = 1 WHERE provider_order_id = ':open'`],
    [`UPDATE payment_attempts SET is_final = 0 WHERE provider_order_id = ':open'`],
  ],
  [
    ['payments that nobody asks about'],
    [
      `UPDATE payment_attempts SET order_id = ${orderId('cancelled')}, due_at = ${LATE} WHERE provider_order_id = ':open'`,
    ],
    [`UPDATE payment_attempts SET order_id = ${orderId('open')}, due_at = ${SOON} WHERE provider_order_id = ':open'`],
  ],
  [
    ['orders past their time'],
    [`UPDATE orders SET expires_at = ${LATE} WHERE order_number = ':open'`],
    [`UPDATE orders SET expires_at = ${SOON} WHERE order_number = ':open'`],
  ],
  [
    ['reserved refunds'],
    [`INSERT INTO refund_totals (payment_key, paid_amount, reserved_amount, elsewhere_amount) VALUES ('p', 10, 11, 0)`],
    [`DELETE FROM refund_totals WHERE payment_key = 'p'`],
  ],
  [
    ['sum of refunds'],
    [
      `INSERT INTO refund_totals (payment_key, paid_amount, reserved_amount, elsewhere_amount) VALUES ('p', 10, 4, 0)`,
      `INSERT INTO refunds (order_id, payment_key, way, status, amount, refund_key, request_hash, reason, requested_by_id, requested_by, sends, created_at)
        VALUES (${orderId('paid')}, 'p', 'manual', 'done', 5, 'k', 'h', 'r', 1, 'one', 0, ${LATE})`,
    ],
    [`DELETE FROM refunds WHERE payment_key = 'p'`, `DELETE FROM refund_totals WHERE payment_key = 'p'`],
  ],
  [
    ['refunded share of an order'],
    [`UPDATE orders SET refunded_amount = final_amount + 1 WHERE order_number = ':paid'`],
    [`UPDATE orders SET refunded_amount = 0 WHERE order_number = ':paid'`],
  ],
  [
    ['people inside'],
    [`UPDATE waiting_rooms SET inside = inside + 1`],
    [`UPDATE waiting_rooms SET inside = inside - 1`],
  ],
  [
    ['places let in'],
    [`UPDATE waiting_rooms SET admitted = issued + 1`],
    [`UPDATE waiting_rooms SET admitted = issued`],
  ],
  [
    ['orders of passes'],
    [`UPDATE waiting_passes SET used_by = 'FEST-NOBODY' WHERE used_by IS NULL`],
    [`UPDATE waiting_passes SET used_by = NULL WHERE used_by = 'FEST-NOBODY'`],
  ],
];

it('can write nothing, whatever a rule says', async () => {
  const paid = await festival.rows('orders').findOneBy({ orderNumber: numbers.paid });
  DATA_CHECKS_OPEN.push({ name: 'writes', rule: '', sql: "UPDATE orders SET status = 'expire'" });
  try {
    await expect(audit()).rejects.toThrow(/read.?only/i);
  } finally {
    DATA_CHECKS_OPEN.pop();
  }
  expect(await festival.rows('orders').findOneBy({ orderNumber: numbers.paid })).toEqual(paid);
});

describe('a violation', () => {
  it.each(CONTROLS)('of %j is found', async (names, broken, mended) => {
    await breakData(broken);
    const broke = await found();
    await breakData(mended);
    expect(broke).toEqual([...names].sort());
    expect(await audit()).toEqual([]);
  });

  it('is made by hand for every rule', () => {
    const controlled = new Set(CONTROLS.flatMap(([[own]]) => own));
    expect(DATA_CHECKS.map(({ name }) => name).filter((name) => !controlled.has(name))).toEqual([]);
  });

  it('names the record, with what is there and what should be', async () => {
    await breakData([`UPDATE tickets SET deleted_at = ${LATE} WHERE order_number = ':paid' AND number = 1`]);
    const expected = { check: 'number of tickets', id: numbers.paid, found: '1', expected: '2' };
    expect(await audit()).toEqual([expected]);
    await breakData([`UPDATE tickets SET deleted_at = NULL WHERE order_number = ':paid' AND number = 1`]);
  });
});
