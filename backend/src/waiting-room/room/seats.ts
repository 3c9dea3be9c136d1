import { isOffered, type SaleState } from '@festival/contracts';

export interface Seats {
  /** Types of the tiers that are offered now. */
  offered: string[];
  isOnSale: boolean;
  isSoldOut: boolean;
  /** Null is unlimited. */
  left: number | null;
}

type Tier = SaleState & { quota: number | null; sold: number };

/** The free seats of everything that is offered now. */
export function availableSeats(tiers: readonly Tier[], now: Date): Seats {
  const offered = tiers.filter((tier) => isOffered(tier, tiers, now));
  const left = offered.map(({ quota, sold }) => (quota === null ? null : Math.max(0, quota - sold)));
  const sum = left.reduce<number | null>((total, each) => (total === null || each === null ? null : total + each), 0);
  return {
    offered: offered.map(({ type }) => type),
    isOnSale: offered.length > 0,
    isSoldOut: offered.length > 0 && sum === 0,
    left: sum,
  };
}
