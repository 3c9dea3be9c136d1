import { isOffered, isOnSale, saleObstacles, type SaleState } from '@festival/contracts';
import type { WaitingRoomEntity } from './waiting-room.entity.js';

type Opening = Pick<WaitingRoomEntity, 'opensAt'>;

/**
 * Whether the draw is due: the time set with the room has come or, without one, a ticket is on sale. One that is sold out
 * opens nothing while another's time is still to come.
 */
export function isDueToOpen({ opensAt }: Opening, tiers: readonly SaleState[], now: Date): boolean {
  if (opensAt !== null) return now >= opensAt;
  if (tiers.some((tier) => isOnSale(tier, tiers, now))) return true;
  return startsToCome(tiers, now).length === 0 && tiers.some((tier) => isOffered(tier, tiers, now));
}

/** The time of the opening as it is announced; null when nobody can know it, or it has come. */
export function announcedOpening({ opensAt }: Opening, tiers: readonly SaleState[], now: Date): Date | null {
  if (opensAt !== null) return now < opensAt ? opensAt : null;
  if (isDueToOpen({ opensAt }, tiers, now)) return null;
  const starts = startsToCome(tiers, now);
  return starts.length > 0 ? new Date(Math.min(...starts)) : null;
}

/** When tickets begin to be sold that only wait for their time. */
function startsToCome(tiers: readonly SaleState[], now: Date): number[] {
  return tiers.flatMap((tier) => {
    const [only, ...others] = saleObstacles(tier, tiers, now);
    return only?.reason === 'not_started' && others.length === 0 ? [Date.parse(only.at)] : [];
  });
}
