import type { AdminGuestStar, GuestStar } from '@festival/contracts';
import type { GuestStarEntity } from './guest-star.entity.js';

/** For visitors: who must not be known yet leaves the server without name and pictures. */
export function toGuestStar({ id, sortOrder, name, image, belowImage, isRevealed }: GuestStarEntity): GuestStar {
  const place = { id, sort_order: sortOrder };
  if (!isRevealed) return { ...place, name: 'Coming Soon', image: null, is_revealed: false, below_image: null };
  return { ...place, name, image, is_revealed: true, below_image: belowImage };
}

export function toAdminGuestStar(row: GuestStarEntity): AdminGuestStar {
  return {
    id: row.id,
    sort_order: row.sortOrder,
    name: row.name,
    image: row.image,
    below_image: row.belowImage,
    is_revealed: row.isRevealed,
    updated_at: row.updatedAt?.toISOString() ?? null,
  };
}
