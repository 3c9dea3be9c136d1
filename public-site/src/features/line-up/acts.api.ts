import type { Act } from '@festival/contracts';

export { actsQuery } from '../../lib/festival/acts';

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
