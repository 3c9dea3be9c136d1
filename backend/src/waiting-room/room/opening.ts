import { isOffered, saleObstacles, type SaleState } from '@festival/contracts';
import type { WaitingRoomEntity } from './waiting-room.entity.js';

type Opening = Pick<WaitingRoomEntity, 'opensAt'>;

/** Whether the draw is due: the time set with the room has come or, without one, a ticket is offered. */
export function isDueToOpen({ opensAt }: Opening, tiers: readonly SaleState[], now: Date): boolean {
  return opensAt === null ? tiers.some((tier) => isOffered(tier, tiers, now)) : now >= opensAt;
}

/** The time of the opening as told to people; null when nobody can know it, or it has come. */
export function toldOpening({ opensAt }: Opening, tiers: readonly SaleState[], now: Date): Date | null {
  if (opensAt !== null) return now < opensAt ? opensAt : null;
  if (isDueToOpen({ opensAt }, tiers, now)) return null;
  const starts = tiers.flatMap((tier) => {
    const [only, ...others] = saleObstacles(tier, tiers, now);
    return only?.reason === 'not_started' && others.length === 0 ? [Date.parse(only.at)] : [];
  });
  return starts.length > 0 ? new Date(Math.min(...starts)) : null;
}
