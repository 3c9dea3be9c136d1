import type { RefundablePayment, RefundableTicket } from '@festival/contracts';
import { t } from '../../lib/i18n/t';

/** The scope of a refund: everything that is left, some tickets, or money alone. */
export type RefundScope = 'whole' | 'some' | 'money';

export const SCOPE_LABELS: Readonly<Record<RefundScope, string>> = {
  whole: t('The whole order: all its tickets end'),
  some: t('Some tickets: the others stay valid'),
  money: t('Only money: all tickets stay valid'),
};

export const BLOCKED_LABELS: Readonly<Record<NonNullable<RefundableTicket['blocked']>, string>> = {
  used: t('used at the gate'),
  refunded: 'refunded',
  not_valid: t('not valid'),
};

const free = (tickets: readonly RefundableTicket[]): RefundableTicket[] =>
  tickets.filter(({ blocked }) => blocked === null);

/** Those that can be chosen: none for an extra payment, the whole order only where the method gives all or nothing. */
export function scopesOf(
  { is_extra, partial }: RefundablePayment,
  tickets: readonly RefundableTicket[],
): RefundScope[] {
  const count = free(tickets).length;
  if (is_extra || count === 0) return [];
  if (!partial) return ['whole'];
  return count === 1 && tickets.length === 1 ? ['whole', 'money'] : ['whole', 'some', 'money'];
}

/** Codes of the tickets that go out. */
export function ticketsOut(
  scope: RefundScope | undefined,
  chosen: readonly string[],
  tickets: readonly RefundableTicket[],
): string[] {
  if (scope === 'whole') return free(tickets).map(({ code }) => code);
  return scope === 'some' ? [...chosen] : [];
}

/** The amount that goes with the choice: the chosen tickets' shares, never more than is left; null without one. */
export function suggestedAmount(
  scope: RefundScope,
  chosen: readonly string[],
  payment: RefundablePayment,
  tickets: readonly RefundableTicket[],
): number | null {
  if (scope === 'whole') return payment.left;
  if (scope === 'money' || chosen.length === 0) return null;
  const shares = tickets.filter(({ code }) => chosen.includes(code)).map(({ share }) => share);
  return Math.min(
    payment.left,
    shares.reduce((sum, share) => sum + share, 0),
  );
}

/** The amount of an order that one person alone sends back (null: any), and what has gone back already. */
export interface SecondPersonLimit {
  over: number | null;
  givenBack: number;
}

/** Whether a refund through the provider of so much waits for a second person. */
export function needsSecondPerson({ over, givenBack }: SecondPersonLimit, amount: number | null): boolean {
  return over !== null && amount !== null && givenBack + amount > over;
}

/** Why scope and amount don't fit; undefined when they do. */
export function scopeError(
  scope: RefundScope | undefined,
  amount: number | null,
  payment: RefundablePayment,
): string | undefined {
  if (scope === undefined || amount === null) return undefined;
  if (scope === 'whole' && amount < payment.left) {
    return t('The whole order means all that is left. For less choose some tickets, or only money.');
  }
  if (scope === 'money' && amount === payment.left) {
    return t('Without any money left the order ends: choose the whole order, or a smaller amount.');
  }
  return undefined;
}
