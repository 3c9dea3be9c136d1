import { buyableType, type TierCardData } from './tier-fallback';

/** Why the ticket of a link can't be bought; `header` is its name. */
export type MissedTier = { reason: 'soldOut' | 'notOnSale'; header: string } | { reason: 'unknown' };

const typeOf = ({ buttonAction, type }: TierCardData): string => buttonAction ?? type;

export const findTier = (tiers: readonly TierCardData[], ticketType: string): TierCardData | undefined =>
  tiers.find((tier) => typeOf(tier) === ticketType);

/** Null when a ticket of this type can be bought now. */
export function missedTier(tiers: readonly TierCardData[], ticketType: string): MissedTier | null {
  const tier = findTier(tiers, ticketType);
  if (!tier) return { reason: 'unknown' };
  if (buyableType(tier) !== null) return null;
  return { reason: tier.buttonText === 'SOLD OUT' ? 'soldOut' : 'notOnSale', header: tier.header };
}
