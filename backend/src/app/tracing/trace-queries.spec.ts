import { summaryOf } from './trace-queries.js';

it.each([
  ['SELECT "o"."id" FROM "orders" "o" WHERE "o"."buyer_email" = \'a@b.id\'', 'SELECT', 'orders'],
  ['INSERT INTO `tickets`(`id`) VALUES (1)', 'INSERT', 'tickets'],
  ['  update ticket_types SET sold = sold + 2', 'UPDATE', 'ticket_types'],
  ['DELETE FROM `leases` WHERE 1', 'DELETE', 'leases'],
  ['START TRANSACTION', 'START', null],
  ['(SELECT 1)', 'QUERY', null],
])('%s: %s %s', (sql, verb, table) => {
  expect(summaryOf(sql)).toEqual({ verb, table });
});
