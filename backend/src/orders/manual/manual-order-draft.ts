import {
  MANUAL_ORDER_REASON,
  normalizeCode,
  normalizeEmail,
  normalizePhone,
  type ManualOrderRequest,
} from '@festival/contracts';
import { createHash } from 'node:crypto';
import { draftOrder, type OrderDraftInput } from '../placing/order-draft.js';
import type { OrderEntity } from '../order.entity.js';

export type ManualDraftInput = Omit<OrderDraftInput, 'request' | 'discount' | 'bundleEnabled'> & {
  request: ManualOrderRequest;
};

/**
 * The row of an order that an admin enters: locked, holding its seats, and nobody's open order. The admin says how much
 * was paid, so `amount` is the same and there is no discount.
 */
export function draftManualOrder({ request, tier, ...input }: ManualDraftInput): Omit<OrderEntity, 'id'> {
  const { ticket_quantity: quantity, final_amount: finalAmount } = request;
  const price = Math.floor(finalAmount / quantity);
  return {
    ...draftOrder({
      ...input,
      request: { ...request, quantity, ticket_type: tier.type, referral_code: null, discount_code: null },
      tier: { ...tier, price },
      discount: null,
      bundleEnabled: false,
    }),
    amount: finalAmount,
    finalAmount,
    syncLocked: true,
    syncLockedReason: MANUAL_ORDER_REASON,
    openEmail: null,
    openPhone: null,
  };
}

/** A repeat with the same `Idempotency-Key` must have the same hash. */
export function hashManualOrder(request: ManualOrderRequest): string {
  const fields = [
    request.buyer_name,
    normalizeEmail(request.buyer_email),
    normalizePhone(request.buyer_phone),
    request.category,
    request.ticket_quantity,
    request.final_amount,
    normalizeCode(request.referral_code ?? ''),
    request.ticket_type ?? null,
  ];
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}
