import { MAX_GUEST_STARS, type AdminGuestStar } from '@festival/contracts';

const PLACES = Array.from({ length: MAX_GUEST_STARS }, (_, index) => index + 1);

export function freePlaces(stars: ReadonlyArray<Pick<AdminGuestStar, 'sort_order'>>): number[] {
  return PLACES.filter((place) => stars.every(({ sort_order }) => sort_order !== place));
}
