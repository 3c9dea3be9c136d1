import { isSuccessful, statusGroup, type OrderStatus } from './order-status.js';

/**
 * The source of a change of an order's status. `provider`: an answer of the payment provider, whatever caused the query.
 * `refund`: a refund of our own. `buyer`: a cancellation. `expiry`: the clock. `free`: a final price of 0. `admin`: a person.
 */
export type StatusSource = 'provider' | 'refund' | 'buyer' | 'expiry' | 'free' | 'admin';

/**
 * Effects of a change next to the status itself:
 * - `enter_paid`: seats, tickets valid, referral use, e-ticket mail;
 * - `fail`: tickets cancelled or expired, seats released once the provider can take no more money;
 * - `reverse`: tickets cancelled, seats and code uses released at once (refund, reversal);
 * - `reopen`: waiting for payment again (an admin's correction), tickets pending, seats taken;
 * - `none`: the status alone.
 */
export type TransitionEffect = 'enter_paid' | 'fail' | 'reverse' | 'reopen' | 'none';

export type Transition =
  | { kind: 'apply'; effect: TransitionEffect }
  /** The same status, an older one, or one that a later status outranks. */
  | { kind: 'ignore' }
  /** The provider's status must not be applied automatically: a person must look. */
  | { kind: 'contradiction' };

const REFUNDS: readonly OrderStatus[] = ['refund', 'partial_refund', 'chargeback', 'partial_chargeback'];
const MONEY: readonly OrderStatus[] = ['capture', 'settlement', ...REFUNDS];
const ENDINGS: readonly OrderStatus[] = ['cancel', 'expire', 'failure'];
/** Statuses that may arrive after an order ended: its whole payment, or a refund of all of it. */
const LATE: readonly OrderStatus[] = ['capture', 'settlement', 'refund', 'chargeback'];
/** A part was refunded at the provider: a person decides whether the rest pays an ended order. */
const IN_PART: readonly OrderStatus[] = ['partial_refund', 'partial_chargeback'];

/** From each status, those that the provider may move it to. A status in neither list is outdated and ignored. */
const PROVIDER_MOVES: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending: ['authorize', 'deny', ...MONEY, ...ENDINGS],
  authorize: ['deny', ...MONEY, ...ENDINGS],
  deny: ['pending', 'authorize', ...MONEY, ...ENDINGS],
  // Late money is never dropped, whatever ended the order here.
  cancel: LATE,
  expire: LATE,
  failure: LATE,
  failed: LATE,
  cancelled: LATE,
  paid: MONEY,
  capture: ['settlement', 'deny', 'cancel', ...REFUNDS],
  settlement: ['deny', ...REFUNDS],
  partial_refund: ['refund', 'chargeback', 'partial_chargeback'],
  partial_chargeback: ['chargeback', 'refund'],
  refund: [],
  chargeback: [],
};

/** Moves that the provider's state table doesn't have, or that must not be applied automatically. */
const CONTRADICTIONS: Readonly<Partial<Record<OrderStatus, readonly OrderStatus[]>>> = {
  paid: ['deny', ...ENDINGS],
  capture: ['expire', 'failure'],
  settlement: ENDINGS,
  cancel: IN_PART,
  expire: IN_PART,
  failure: IN_PART,
  failed: IN_PART,
  cancelled: IN_PART,
};

function effectOf(from: OrderStatus, to: OrderStatus): TransitionEffect {
  if (isSuccessful(to)) return isSuccessful(from) ? 'none' : 'enter_paid';
  if (isSuccessful(from)) return statusGroup(to) === 'pending' ? 'reopen' : 'reverse';
  // A denied card ends one attempt, not the order: seats and tickets wait for the next try.
  if (to === 'deny') return 'none';
  if (statusGroup(to) === 'pending') return statusGroup(from) === 'pending' || from === 'deny' ? 'none' : 'reopen';
  const alreadyEnded = statusGroup(from) === 'failed' && from !== 'deny';
  return alreadyEnded || statusGroup(from) === 'refunded' ? 'none' : 'fail';
}

/**
 * A person's `deny` ends the order, unlike the provider's, which ends one try. And a denied order may be one that has
 * ended: its seats are gone, so waiting again means opening it again.
 */
function adminEffectOf(from: OrderStatus, to: OrderStatus): TransitionEffect {
  if (to === 'deny' && statusGroup(from) === 'pending') return 'fail';
  return from === 'deny' && statusGroup(to) === 'pending' ? 'reopen' : effectOf(from, to);
}

/**
 * Decides every change of an order's status: whether `source` may move it from `from` to `to`, and with which effect.
 * An admin may set any status from any other; the effects are those of entering its group.
 * The provider's state table is in its status-cycle documentation.
 */
export function decideTransition(from: OrderStatus, to: OrderStatus, source: StatusSource): Transition {
  if (from === to) return { kind: 'ignore' };
  if (source === 'admin') return { kind: 'apply', effect: adminEffectOf(from, to) };
  if (source === 'provider') {
    if (PROVIDER_MOVES[from].includes(to)) return { kind: 'apply', effect: effectOf(from, to) };
    return { kind: CONTRADICTIONS[from]?.includes(to) ? 'contradiction' : 'ignore' };
  }
  if (source === 'refund') {
    // Giving back a part never makes an order paid that isn't.
    const mayFollow = to === 'refund' || (to === 'partial_refund' && isSuccessful(from));
    const isApplied = mayFollow && PROVIDER_MOVES[from].includes(to);
    return isApplied ? { kind: 'apply', effect: effectOf(from, to) } : { kind: 'ignore' };
  }
  const open = statusGroup(from) === 'pending' || from === 'deny';
  const expected = { buyer: 'cancel', expiry: 'expire', free: 'paid' }[source];
  return open && to === expected ? { kind: 'apply', effect: effectOf(from, to) } : { kind: 'ignore' };
}
