import type { Act } from '@festival/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/api';

/** GET /api/acts: who plays, in the editors' order. */
export const actsQuery = queryOptions({
  queryKey: ['acts'],
  queryFn: async ({ signal }): Promise<readonly Act[]> => {
    const acts = await api('/api/acts', { signal });
    if (!Array.isArray(acts)) throw new TypeError('The line-up could not be read.');
    return acts;
  },
  networkMode: 'always',
});

/** So many have the large names of the poster while no guest star is announced. */
const LARGE_NAMES = 3;

export interface Poster {
  /** Announced, in large letters. */
  large: readonly Act[];
  /** Announced, in smaller letters below. */
  small: readonly Act[];
  /** How many are still to be announced. */
  hidden: number;
}

/** How the poster sets the line-up: guest stars are the headliners. */
export function posterOf(acts: readonly Act[]): Poster {
  const announced = acts.filter(({ is_announced }) => is_announced);
  const stars = announced.filter(({ guest_star_id }) => guest_star_id !== null);
  const large = stars.length > 0 ? stars : announced.slice(0, LARGE_NAMES);
  return {
    large,
    small: announced.filter((act) => !large.includes(act)),
    hidden: acts.length - announced.length,
  };
}
