import { givenBack, netPaid } from './order-money.js';
import type { OrderStatus } from './order-status.js';

it.each<[OrderStatus, number, { back: number; net: number }]>([
  ['settlement', 0, { back: 0, net: 96_000 }],
  ['capture', 0, { back: 0, net: 96_000 }],
  ['paid', 0, { back: 0, net: 96_000 }],
  ['partial_refund', 30_000, { back: 30_000, net: 66_000 }],
  ['partial_chargeback', 40_000, { back: 40_000, net: 56_000 }],
  ['refund', 30_000, { back: 96_000, net: 0 }],
  ['chargeback', 0, { back: 96_000, net: 0 }],
  ['pending', 0, { back: 0, net: 0 }],
  ['expire', 0, { back: 0, net: 0 }],
  // An admin set the status: the refunded money is still gone.
  ['settlement', 30_000, { back: 30_000, net: 66_000 }],
  ['cancel', 30_000, { back: 0, net: 0 }],
])('%s with %d refunded', (status, refunded_amount, { back, net }) => {
  const order = { status, final_amount: 96_000, refunded_amount };
  expect([givenBack(order), netPaid(order)]).toEqual([back, net]);
});
