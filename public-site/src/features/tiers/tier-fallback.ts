import { formatCardPrice } from '@festival/contracts';
import type { TierCardData } from '../../lib/festival/tiers';

export type { TierCardData } from '../../lib/festival/tiers';

/** Shown when the list can't be loaded. */
export const FALLBACK_TIERS: readonly TierCardData[] = [
  closed('early-bird', 'Early Bird', 59_000, 'SOLD OUT'),
  closed('pre-sales-1', 'Pre Sales 1', 65_000, 'SOLD OUT'),
  {
    type: 'pre-sales-2',
    header: 'Pre Sales 2',
    price: formatCardPrice(77_000),
    buttonText: 'BUY TICKET',
    isDisabled: false,
    className: 'pre-sales-2',
    buttonAction: 'pre-sales-2',
  },
  closed('regular', 'Regular', null, 'COMING SOON'),
  closed('coming-soon', 'Coming Soon', null, 'COMING SOON'),
];

function closed(
  type: string,
  header: string,
  price: number | null,
  buttonText: 'SOLD OUT' | 'COMING SOON',
): TierCardData {
  return { type, header, price: formatCardPrice(price), buttonText, isDisabled: true, className: type };
}

/** The key that the checkout opens with, or null when the card can't be bought. */
export function buyableType(tier: TierCardData): string | null {
  if (tier.isDisabled || tier.buttonText !== 'BUY TICKET') return null;
  return tier.buttonAction ?? tier.type;
}
