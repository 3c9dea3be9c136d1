import type { DiscountCodeEntity } from './discount-code.entity.js';

/** Whether a discount code may be used now on that subtotal in rupiah (rules, "Codes"). */
export function isUsable(code: DiscountCodeEntity, subtotal: number, now: Date): boolean {
  return (
    code.isActive &&
    (code.validFrom === null || now >= code.validFrom) &&
    (code.validUntil === null || now < code.validUntil) &&
    (code.maxUses === null || code.uses < code.maxUses) &&
    (code.minAmount === null || subtotal >= code.minAmount)
  );
}
