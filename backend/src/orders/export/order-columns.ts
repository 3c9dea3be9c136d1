import { givenBack, netPaid, paymentStatus } from '@festival/contracts';
import type { CsvCell } from '../../platform/csv/csv-text.js';
import { wibCell } from '../../platform/csv/csv-text.js';
import type { DiscountCodeEntity } from '../codes/discount-code.entity.js';
import type { OrderEntity } from '../order.entity.js';
import { toMoney } from '../order.mapper.js';
import type { ReferralCodeEntity } from '../codes/referral-code.entity.js';

/** The codes by their ids; there are few of them. */
export interface ExportedCodes {
  referrals: ReadonlyMap<number, ReferralCodeEntity>;
  discounts: ReadonlyMap<number, DiscountCodeEntity>;
}

type Column = readonly [string, (order: OrderEntity) => CsvCell];

/** The orders file: money in rupiah, times in WIB. */
export function orderColumns({ referrals, discounts }: ExportedCodes): Column[] {
  const referral = (order: OrderEntity) => referrals.get(order.referralCodeId ?? 0);
  const discount = (order: OrderEntity) => discounts.get(order.discountCodeId ?? 0);
  return [
    ['Order number', (order) => order.orderNumber],
    ['Created (WIB)', (order) => wibCell(order.createdAt)],
    ['Paid (WIB)', (order) => wibCell(order.paidAt)],
    ['Status', (order) => order.status],
    ['Payment status', (order) => paymentStatus(order.status)],
    ['Source', (order) => order.source],
    ['Buyer name', (order) => order.buyerName],
    ['Buyer email', (order) => order.buyerEmail],
    ['Buyer phone', (order) => order.buyerPhone],
    ['Category', (order) => order.category],
    ['Ticket type', (order) => order.ticketTypeHeader],
    ['Tickets', (order) => order.ticketQuantity],
    ['Refunded tickets', (order) => order.refundedQuantity],
    ['Amount', (order) => order.amount],
    ['Discount', (order) => order.discountAmount],
    ['Bundle discount', (order) => order.bundleDiscountAmount],
    ['Final amount', (order) => order.finalAmount],
    ['Refunded', (order) => givenBack(toMoney(order))],
    ['Net', (order) => netPaid(toMoney(order))],
    ['Referral code', (order) => referral(order)?.code ?? null],
    ['Panitia', (order) => referral(order)?.panitiaName ?? null],
    ['Discount code', (order) => discount(order)?.code ?? null],
    ['Discount %', (order) => (order.discountCodeId === null ? null : order.discountPercentage)],
    ['Transaction id', (order) => order.transactionId],
    ['Sync locked', (order) => (order.syncLocked ? 'yes' : 'no')],
    ['Lock reason', (order) => order.syncLockedReason],
    ['Attention', (order) => order.attention],
  ];
}
