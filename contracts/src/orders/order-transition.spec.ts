import { ORDER_STATUSES, type OrderStatus } from './order-status.js';
import { decideTransition, type StatusSource, type Transition } from './order-transition.js';

const MEANINGS: Record<string, Transition> = {
  '.': { kind: 'ignore' },
  '!': { kind: 'contradiction' },
  P: { kind: 'apply', effect: 'enter_paid' },
  F: { kind: 'apply', effect: 'fail' },
  R: { kind: 'apply', effect: 'reverse' },
  O: { kind: 'apply', effect: 'reopen' },
  '-': { kind: 'apply', effect: 'none' },
};

/** The columns of every table, in their order. */
const TO: OrderStatus[] = [
  ...(['pending', 'authorize', 'capture', 'settlement', 'deny', 'cancel', 'expire', 'refund'] as const),
  ...(['partial_refund', 'chargeback', 'partial_chargeback', 'failure', 'paid', 'failed', 'cancelled'] as const),
];

type Table = Record<OrderStatus, string>;

/** Only the buyer's cancel, our clock's expire and a free order's paid come from these, and only to an open order. */
const CLOSED = '. . . . .  . . .  . . . .  . . .';
const ended = {
  capture: CLOSED,
  settlement: CLOSED,
  cancel: CLOSED,
  expire: CLOSED,
  refund: CLOSED,
  partial_refund: CLOSED,
  chargeback: CLOSED,
  partial_chargeback: CLOSED,
  failure: CLOSED,
  paid: CLOSED,
  failed: CLOSED,
  cancelled: CLOSED,
};
const onlyOpen = (row: string): Table => ({ ...ended, pending: row, authorize: row, deny: row });

const TABLES: Record<StatusSource, Table> = {
  // The provider's state table, and: money that arrives late is never dropped.
  provider: {
    /*                    pe au ca se de  cn ex re  pr ch pc fa  pd fd cd */
    pending: /*         */ '. - P P -  F F F  P F P F  . . .',
    authorize: /*       */ '. . P P -  F F F  P F P F  . . .',
    capture: /*         */ '. . . - R  R ! R  - R - !  . . .',
    settlement: /*      */ '. . . . R  ! ! R  - R - !  . . .',
    deny: /*            */ '- - P P .  F F F  P F P F  . . .',
    cancel: /*          */ '. . P P .  . . -  ! - ! .  . . .',
    expire: /*          */ '. . P P .  . . -  ! - ! .  . . .',
    refund: /*          */ '. . . . .  . . .  . . . .  . . .',
    partial_refund: /*  */ '. . . . .  . . R  . R - .  . . .',
    chargeback: /*      */ '. . . . .  . . .  . . . .  . . .',
    partial_chargeback: /**/ '. . . . .  . . R  . R . .  . . .',
    failure: /*         */ '. . P P .  . . -  ! - ! .  . . .',
    paid: /*            */ '. . - - !  ! ! R  - R - !  . . .',
    failed: /*          */ '. . P P .  . . -  ! - ! .  . . .',
    cancelled: /*       */ '. . P P .  . . -  ! - ! .  . . .',
  },
  // All refund statuses of the provider, except a partial one of an unpaid order.
  refund: {
    /*                    pe au ca se de  cn ex re  pr ch pc fa  pd fd cd */
    pending: /*         */ '. . . . .  . . F  . . . .  . . .',
    authorize: /*       */ '. . . . .  . . F  . . . .  . . .',
    capture: /*         */ '. . . . .  . . R  - . . .  . . .',
    settlement: /*      */ '. . . . .  . . R  - . . .  . . .',
    deny: /*            */ '. . . . .  . . F  . . . .  . . .',
    cancel: /*          */ '. . . . .  . . -  . . . .  . . .',
    expire: /*          */ '. . . . .  . . -  . . . .  . . .',
    refund: /*          */ '. . . . .  . . .  . . . .  . . .',
    partial_refund: /*  */ '. . . . .  . . R  . . . .  . . .',
    chargeback: /*      */ '. . . . .  . . .  . . . .  . . .',
    partial_chargeback: /**/ '. . . . .  . . R  . . . .  . . .',
    failure: /*         */ '. . . . .  . . -  . . . .  . . .',
    paid: /*            */ '. . . . .  . . R  - . . .  . . .',
    failed: /*          */ '. . . . .  . . -  . . . .  . . .',
    cancelled: /*       */ '. . . . .  . . -  . . . .  . . .',
  },
  buyer: onlyOpen('. . . . .  F . .  . . . .  . . .'),
  expiry: onlyOpen('. . . . .  . F .  . . . .  . . .'),
  free: onlyOpen('. . . . .  . . .  . . . .  P . .'),
  // Contract, "Orders": any status from any other, with the effects of entering its group.
  admin: {
    /*                    pe au ca se de  cn ex re  pr ch pc fa  pd fd cd */
    pending: /*         */ '. - P P F  F F F  P F P F  P F F',
    authorize: /*       */ '- . P P F  F F F  P F P F  P F F',
    capture: /*         */ 'O O . - R  R R R  - R - R  - R R',
    settlement: /*      */ 'O O - . R  R R R  - R - R  - R R',
    deny: /*            */ 'O O P P .  F F F  P F P F  P F F',
    cancel: /*          */ 'O O P P -  . - -  P - P -  P - -',
    expire: /*          */ 'O O P P -  - . -  P - P -  P - -',
    refund: /*          */ 'O O P P -  - - .  P - P -  P - -',
    partial_refund: /*  */ 'O O - - R  R R R  . R - R  - R R',
    chargeback: /*      */ 'O O P P -  - - -  P . P -  P - -',
    partial_chargeback: /**/ 'O O - - R  R R R  - R . R  - R R',
    failure: /*         */ 'O O P P -  - - -  P - P .  P - -',
    paid: /*            */ 'O O - - R  R R R  - R - R  . R R',
    failed: /*          */ 'O O P P -  - - -  P - P -  P . -',
    cancelled: /*       */ 'O O P P -  - - -  P - P -  P - .',
  },
};

describe.each(Object.entries(TABLES) as Array<[StatusSource, Table]>)('what %s says', (source, table) => {
  it.each(Object.entries(table) as Array<[OrderStatus, string]>)('of an order that is %s', (from, row) => {
    const decisions = Object.fromEntries(TO.map((to) => [to, decideTransition(from, to, source)]));
    const expected = row.split(/\s+/).map((sign, index) => [TO[index], MEANINGS[sign]]);
    expect(decisions).toEqual(Object.fromEntries(expected));
  });

  it('is settled for every status', () => {
    expect(Object.keys(table).sort()).toEqual([...ORDER_STATUSES].sort());
    expect([...TO].sort()).toEqual([...ORDER_STATUSES].sort());
    for (const row of Object.values(table)) expect(row.split(/\s+/)).toHaveLength(ORDER_STATUSES.length);
  });
});

describe('every source', () => {
  it.each(ORDER_STATUSES)('that says %s again changes nothing', (status) => {
    for (const source of Object.keys(TABLES) as StatusSource[]) {
      expect(decideTransition(status, status, source)).toEqual({ kind: 'ignore' });
    }
  });
});
