import {
  givenBack,
  paymentStatus,
  type AdminOrder,
  type OpenOrderData,
  type OrderMoney,
  type PlacedOrder,
} from '@festival/contracts';
import type { TicketEntity } from '../tickets/ticket.entity.js';
import type { DiscountCodeEntity } from './codes/discount-code.entity.js';
import type { OrderEntity } from './order.entity.js';
import type { ReferralCodeEntity } from './codes/referral-code.entity.js';

export function toPlacedOrder(order: OrderEntity): PlacedOrder {
  return {
    order_number: order.orderNumber,
    status: order.status,
    ticket_type: order.ticketType,
    ticket_quantity: order.ticketQuantity,
    amount: order.amount,
    discount_amount: order.discountAmount,
    bundle_discount_amount: order.bundleDiscountAmount,
    final_amount: order.finalAmount,
    expires_at: order.expiresAt.toISOString(),
  };
}

export function toOpenOrder(order: OrderEntity): OpenOrderData {
  return {
    open_order: { order_number: order.orderNumber, status: order.status, expires_at: order.expiresAt.toISOString() },
  };
}

/** The fields that decide an order's net amount. */
export function toMoney({ status, finalAmount, refundedAmount }: OrderEntity): OrderMoney {
  return { status, final_amount: finalAmount, refunded_amount: refundedAmount };
}

/** Rows of other tables that the back office shows with an order. */
export interface OrderRelations {
  referralCode: ReferralCodeEntity | null;
  discountCode: DiscountCodeEntity | null;
  tickets?: TicketEntity[];
}

export function toAdminOrder(order: OrderEntity, { referralCode, discountCode, tickets }: OrderRelations): AdminOrder {
  return {
    id: order.id,
    order_number: order.orderNumber,
    buyer_name: order.buyerName,
    buyer_email: order.buyerEmail,
    buyer_phone: order.buyerPhone,
    category: order.category,
    language: order.language,
    ticket_type: order.ticketType,
    ticket_quantity: order.ticketQuantity,
    refunded_quantity: order.refundedQuantity,
    amount: order.amount,
    discount_amount: order.discountAmount,
    bundle_discount_amount: order.bundleDiscountAmount,
    final_amount: order.finalAmount,
    refunded_amount: givenBack(toMoney(order)),
    status: order.status,
    payment_status: paymentStatus(order.status),
    source: order.source,
    attention: order.attention,
    sync_locked: order.syncLocked,
    sync_locked_reason: order.syncLockedReason,
    transaction_id: order.transactionId,
    paid_at: order.paidAt?.toISOString() ?? null,
    expires_at: order.expiresAt.toISOString(),
    created_at: order.createdAt.toISOString(),
    updated_at: order.updatedAt.toISOString(),
    referral_code: referralCode && { code: referralCode.code, panitia_name: referralCode.panitiaName },
    discount_code: discountCode && { code: discountCode.code, discount_percentage: discountCode.discountPercentage },
    ...(tickets
      ? {
          tickets: tickets.map((each) => ({
            id: each.id,
            ticket_code: each.ticketCode,
            status: each.status,
            checked_in_at: each.checkedInAt?.toISOString() ?? null,
            refund_id: each.refundId,
          })),
        }
      : {}),
  };
}
