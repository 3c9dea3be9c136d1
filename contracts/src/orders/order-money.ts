import { isSuccessful, type OrderStatus } from './order-status.js';

/** The facts that decide an order's received money; amounts in rupiah. */
export interface OrderMoney {
  status: OrderStatus;
  final_amount: number;
  /** The sum of partial refunds; a full refund or chargeback needs no figure. */
  refunded_amount: number;
}

/** Rupiah that went back to the buyer or their bank: a refund or a chargeback in full takes all. */
export function givenBack({ status, final_amount, refunded_amount }: OrderMoney): number {
  if (status === 'refund' || status === 'chargeback') return final_amount;
  return isSuccessful(status) ? Math.min(refunded_amount, final_amount) : 0;
}

/** An order's net: paid minus refunded; 0 for an unpaid order. */
export function netPaid(order: OrderMoney): number {
  return isSuccessful(order.status) ? order.final_amount - givenBack(order) : 0;
}
