import type { GuestStar } from '@festival/contracts';

const COMING_SOON = 'Coming Soon';

/** Shown when the list can't be loaded or is empty. */
export const FALLBACK_STARS: readonly GuestStar[] = [
  { id: 1, sort_order: 1, name: 'Reality Club', image: null, is_revealed: true, below_image: null },
  { id: 2, sort_order: 2, name: COMING_SOON, image: null, is_revealed: false, below_image: null },
  { id: 3, sort_order: 3, name: COMING_SOON, image: null, is_revealed: false, below_image: null },
];

/** The line-up has three circles: an empty or missing list is replaced by the built-in one. */
export function starsToShow(stars: readonly GuestStar[] | undefined): readonly GuestStar[] {
  return stars && stars.length > 0 ? stars.slice(0, 3) : FALLBACK_STARS;
}
