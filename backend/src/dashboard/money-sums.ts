import {
  isSuccessful,
  ORDER_SOURCES,
  type OrderSource,
  type OrderStatus,
  statusesIn,
  type MoneySums,
} from '@festival/contracts';
import type { OrderGroup } from './order-groups.service.js';

const PAID = new Set<OrderStatus>(statusesIn('paid'));
const EVER_PAID = new Set<OrderStatus>([...PAID, ...statusesIn('refunded')]);
const CHARGED_BACK = new Set<OrderStatus>(['chargeback', 'partial_chargeback']);

/** The sum of something over the groups that fit. */
export function sumOf(
  groups: readonly OrderGroup[],
  what: (group: OrderGroup) => number,
  fits: (group: OrderGroup) => boolean = () => true,
): number {
  return groups.reduce((sum, group) => (fits(group) ? sum + what(group) : sum), 0);
}

export const isPaid = ({ status }: OrderGroup): boolean => PAID.has(status);

/** By the rule of `netPaid`. */
export const netOf = ({ status, finalAmount, refundedAmount }: OrderGroup): number =>
  isSuccessful(status) ? finalAmount - refundedAmount : 0;

/** How the net comes about by source; the sums of one row add up, whatever became of the orders. */
export function moneyBySource(
  groups: readonly OrderGroup[],
  sentByHand: ReadonlyMap<OrderSource, number>,
): Record<OrderSource, MoneySums> {
  const of = (source: OrderSource): MoneySums => {
    const ever = groups.filter((group) => group.source === source && EVER_PAID.has(group.status));
    const back = ({ status, finalAmount, refundedAmount }: OrderGroup) =>
      isSuccessful(status) ? refundedAmount : finalAmount;
    const isChargedBack = ({ status }: OrderGroup) => CHARGED_BACK.has(status);
    const isRefunded = ({ status }: OrderGroup) => status === 'refund';
    return {
      orders: sumOf(ever, ({ orders }) => orders),
      gross: sumOf(ever, ({ amount }) => amount),
      gross_now_paid: sumOf(ever, ({ amount }) => amount, isPaid),
      discounts: sumOf(ever, ({ amount, finalAmount }) => amount - finalAmount),
      refunded_in_full: sumOf(ever, back, isRefunded),
      refunded_in_part: sumOf(ever, back, (group) => !isRefunded(group) && !isChargedBack(group)),
      charged_back: sumOf(ever, back, isChargedBack),
      sent_by_hand: sentByHand.get(source) ?? 0,
      net: sumOf(ever, netOf),
    };
  };
  return Object.fromEntries(ORDER_SOURCES.map((source) => [source, of(source)])) as Record<OrderSource, MoneySums>;
}
