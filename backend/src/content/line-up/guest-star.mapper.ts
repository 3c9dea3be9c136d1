import type { AdminGuestStar, GuestStar } from '@festival/contracts';
import type { GuestStarEntity } from './guest-star.entity.js';

/** For visitors: who must not be known yet leaves the server without name and pictures. */
export function toGuestStar({ id, name, image, belowImage, isRevealed }: GuestStarEntity): GuestStar {
  if (!isRevealed) return { id, name: 'Coming Soon', image: null, is_revealed: false, below_image: null };
  return { id, name, image, is_revealed: true, below_image: belowImage };
}

export function toAdminGuestStar(row: GuestStarEntity): AdminGuestStar {
  return {
    id: row.id,
    sort_order: row.sortOrder,
    name: row.name,
    image: row.image,
    below_image: row.belowImage,
    is_revealed: row.isRevealed,
  };
}
