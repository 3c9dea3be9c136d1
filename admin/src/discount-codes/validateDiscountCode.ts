import type { DiscountCode } from '@festival/contracts';

/** What concerns two fields at once: the window must not end before it begins. */
export function validateDiscountCode({ valid_from, valid_until }: Partial<DiscountCode>): Record<string, string> {
  const backwards = valid_from && valid_until && Date.parse(valid_until) <= Date.parse(valid_from);
  return backwards ? { valid_until: 'The end must be after the start' } : {};
}
