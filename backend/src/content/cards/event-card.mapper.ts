import type { AdminEventCard, EventCard } from '@festival/contracts';
import { safeHtml } from '../fields/safe-html.js';
import type { EventCardEntity } from './event-card.entity.js';

export function toAdminEventCard(row: EventCardEntity): AdminEventCard {
  return {
    id: row.id,
    sort_order: row.sortOrder,
    key: row.key,
    title: row.title,
    description: safeHtml(row.description),
    image_url: row.imageUrl,
    alt_text: row.altText,
    is_locked: row.isLocked,
    link: row.link,
    updated_at: row.updatedAt?.toISOString() ?? null,
  };
}

/** A card's record for who isn't staff: what a locked one will tell stays here. */
export function withoutLocked(card: AdminEventCard): AdminEventCard {
  if (!card.is_locked) return card;
  return { ...card, title: '', description: '', image_url: '', alt_text: '', link: '' };
}

export function toEventCard(row: EventCardEntity): EventCard {
  const { id, key, title, description, image_url, alt_text, is_locked, link } = withoutLocked(toAdminEventCard(row));
  return { id, key, title, description, image: image_url ?? '', alt: alt_text, isLocked: is_locked, link };
}
