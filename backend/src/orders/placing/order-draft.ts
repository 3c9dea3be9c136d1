import {
  normalizeCode,
  normalizeEmail,
  normalizePhone,
  ORDER_NUMBER_RANDOM_LENGTH,
  orderNumber,
  priceOrder,
  type Language,
  type PlaceOrderRequest,
} from '@festival/contracts';
import { createHash, randomBytes } from 'node:crypto';
import type { DiscountCodeEntity } from '../codes/discount-code.entity.js';
import type { OrderEntity } from '../order.entity.js';
import type { ReferralCodeEntity } from '../codes/referral-code.entity.js';

const DEFAULT_LANGUAGE: Language = 'en';

/** Everything that a new order is made of. */
export interface OrderDraftInput {
  request: PlaceOrderRequest;
  subject: string;
  tier: { type: string; header: string; price: number };
  referral: ReferralCodeEntity | null;
  discount: DiscountCodeEntity | null;
  bundleEnabled: boolean;
  expiryMinutes: number;
  /** The network that will hold the seats unpaid; none for an order of the office. */
  holdNetwork?: string | null;
  /** Its number differs from theirs. */
  closedEditions: number;
  now: Date;
}

/** The row of a new web order: priced, pending, holding its seats. */
export function draftOrder(input: OrderDraftInput): Omit<OrderEntity, 'id'> {
  const { request, tier, referral, discount, now } = input;
  const price = priceOrder({
    unitPrice: tier.price,
    quantity: request.quantity,
    discountPercentage: discount?.discountPercentage ?? 0,
    bundleEnabled: input.bundleEnabled,
  });
  const email = normalizeEmail(request.buyer_email);
  const phone = normalizePhone(request.buyer_phone) ?? '';
  return {
    orderNumber: orderNumber(randomBytes(ORDER_NUMBER_RANDOM_LENGTH), input.closedEditions),
    subject: input.subject,
    buyerName: request.buyer_name.trim(),
    buyerEmail: email,
    buyerPhone: phone,
    category: request.category,
    language: request.language ?? DEFAULT_LANGUAGE,
    ticketType: tier.type,
    ticketTypeHeader: tier.header,
    ticketQuantity: request.quantity,
    refundedQuantity: 0,
    unitPrice: tier.price,
    amount: price.subtotal,
    discountPercentage: discount?.discountPercentage ?? 0,
    discountAmount: price.discountAmount,
    bundleDiscountAmount: price.bundleDiscountAmount,
    finalAmount: price.finalPrice,
    refundedAmount: 0,
    referralCodeId: referral?.id ?? null,
    discountCodeId: discount?.id ?? null,
    status: 'pending',
    source: 'web',
    holdsSeats: true,
    syncLocked: false,
    syncLockedReason: null,
    paymentsStale: false,
    transactionId: null,
    attention: null,
    openEmail: email,
    openPhone: phone,
    holdNetwork: input.holdNetwork ?? null,
    paidAt: null,
    expiresAt: new Date(now.getTime() + input.expiryMinutes * 60_000),
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  };
}

/** The fields that make two orders the same one. */
type AskedOrder = Pick<
  OrderEntity,
  'buyerEmail' | 'buyerPhone' | 'ticketType' | 'ticketQuantity' | 'referralCodeId' | 'discountCodeId'
>;

/**
 * Whether an open order is the same as the one asked for: same buyer, tier, quantity and codes. A corrected address
 * makes another order: the tickets must not go where the typing error said.
 */
export function isSameOrder(order: OrderEntity, draft: AskedOrder): boolean {
  return (
    order.buyerEmail === draft.buyerEmail &&
    order.buyerPhone === draft.buyerPhone &&
    order.ticketType === draft.ticketType &&
    order.ticketQuantity === draft.ticketQuantity &&
    order.referralCodeId === draft.referralCodeId &&
    order.discountCodeId === draft.discountCodeId
  );
}

/** A repeat with the same `Idempotency-Key` must have the same hash. */
export function hashRequest(request: PlaceOrderRequest): string {
  const fields = [
    request.buyer_name.trim(),
    normalizeEmail(request.buyer_email),
    normalizePhone(request.buyer_phone),
    request.quantity,
    request.category,
    normalizeCode(request.referral_code ?? ''),
    normalizeCode(request.discount_code ?? ''),
    request.ticket_type,
    request.language ?? DEFAULT_LANGUAGE,
  ];
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}
