import { isOnSale, type EndingTier } from '@festival/contracts';
import type { TicketTypeEntity } from '../../tickets/tiers/ticket-type.entity.js';

/** How long before its end a sale is told of. */
const SOON_MS = 48 * 3_600_000;
/** The share of its seats from which on a tier is told of. */
const NEARLY_SOLD_OUT = 0.9;

/** Of the tiers on sale, those whose sale closes within two days or whose seats are gone but for a tenth. */
export function endingTiers(tiers: readonly TicketTypeEntity[], now: Date): EndingTier[] {
  return tiers
    .filter((tier) => isOnSale(tier, tiers, now))
    .flatMap((tier) => {
      const { id, type, header, sold, quota, salesEndAt } = tier;
      const endsSoon = salesEndAt !== null && salesEndAt.getTime() - now.getTime() <= SOON_MS;
      const isNearlyGone = quota !== null && sold >= quota * NEARLY_SOLD_OUT;
      if (!endsSoon && !isNearlyGone) return [];
      const reason = endsSoon ? ('window' as const) : ('seats' as const);
      return [{ id, type, header, reason, ends_at: salesEndAt?.toISOString() ?? null, sold, quota }];
    });
}
