import type { Act } from '@festival/contracts';

export { actsQuery } from '../../lib/festival/acts';

/** The first acts have the large names of the poster. */
const LARGE_NAMES = 3;

export interface Poster {
  /** Announced, in large letters. */
  large: readonly Act[];
  /** Announced, in smaller letters below. */
  small: readonly Act[];
  /** How many are still to be announced. */
  hidden: number;
}

/** How the poster sets the line-up. */
export function posterOf(acts: readonly Act[]): Poster {
  const announced = acts.filter(({ is_announced }) => is_announced);
  return {
    large: announced.slice(0, LARGE_NAMES),
    small: announced.slice(LARGE_NAMES),
    hidden: acts.length - announced.length,
  };
}
