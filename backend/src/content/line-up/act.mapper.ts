import { type Act, type AdminAct, UNANNOUNCED_NAME } from '@festival/contracts';
import type { ActEntity } from './act.entity.js';
import type { GuestStarEntity } from './guest-star.entity.js';

/** What an act that is a guest star has from it. */
export function actOfStar({ name, image, isRevealed }: GuestStarEntity) {
  return { name, image, isAnnounced: isRevealed };
}

/** An act that is made of nothing but a guest star, and has its id. */
export function starAsAct(star: GuestStarEntity) {
  return { ...actOfStar(star), id: star.id, sortOrder: star.sortOrder, guestStarId: star.id };
}

/** For visitors: of an act that isn't announced only drawing, stage and times leave the server. */
export function toAct(row: ActEntity): Act {
  const { updated_at: _, ...act } = toAdminAct(row);
  if (row.isAnnounced) return act;
  const texts = { name: UNANNOUNCED_NAME, about: '', about_indonesian: null };
  const links = { instagram_link: null, music_link: null, video_link: null };
  return { ...act, ...texts, ...links, guest_star_id: null, image: null };
}

export function toAdminAct(row: ActEntity): AdminAct {
  return {
    id: row.id,
    sort_order: row.sortOrder,
    name: row.name,
    is_announced: row.isAnnounced,
    guest_star_id: row.guestStarId,
    stage: row.stage,
    starts_at: row.startsAt?.toISOString() ?? null,
    ends_at: row.endsAt?.toISOString() ?? null,
    about: row.about,
    about_indonesian: row.aboutIndonesian,
    image: row.image,
    drawing: row.drawing,
    instagram_link: row.instagramLink,
    music_link: row.musicLink,
    video_link: row.videoLink,
    updated_at: row.updatedAt?.toISOString() ?? null,
  };
}
