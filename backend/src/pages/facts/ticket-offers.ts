import { isOnSale, type SaleState, shownButtonText } from '@festival/contracts';
import type { TicketOffer } from './page-facts.js';

interface NamedTier extends SaleState {
  header: string;
}

/** The tiers that can be bought now; while there is none, those that are sold out. One without a price is no offer. */
export function ticketOffers(tiers: readonly NamedTier[], now: Date): TicketOffer[] {
  const onSale = tiers.filter((tier) => isOnSale(tier, tiers, now));
  const told = onSale.length > 0 ? onSale : tiers.filter((tier) => shownButtonText(tier, tiers, now) === 'SOLD OUT');
  return told.flatMap(({ header: name, price }) =>
    price === null ? [] : [{ name, price, isOnSale: onSale.length > 0 }],
  );
}
