import type { AdminEventCard, EventCard } from '@festival/contracts';
import { safeHtml } from '../fields/safe-html.js';
import type { EventCardEntity } from './event-card.entity.js';

export function toAdminEventCard(row: EventCardEntity): AdminEventCard {
  return {
    id: row.id,
    sort_order: row.sortOrder,
    key: row.key,
    title: row.title,
    title_indonesian: row.titleIndonesian,
    description: safeHtml(row.description),
    description_indonesian: row.descriptionIndonesian && safeHtml(row.descriptionIndonesian),
    image_url: row.imageUrl,
    alt_text: row.altText,
    alt_text_indonesian: row.altTextIndonesian,
    is_locked: row.isLocked,
    link: row.link,
    updated_at: row.updatedAt?.toISOString() ?? null,
  };
}

/** A card's record for visitors, without the contents of a locked card. */
export function withoutLocked(card: AdminEventCard): AdminEventCard {
  if (!card.is_locked) return card;
  const inIndonesian = { title_indonesian: null, description_indonesian: null, alt_text_indonesian: null };
  return { ...card, title: '', description: '', image_url: '', alt_text: '', link: '', ...inIndonesian };
}

export function toEventCard(row: EventCardEntity): EventCard {
  const card = withoutLocked(toAdminEventCard(row));
  const { id, key, title, title_indonesian, description, description_indonesian, link } = card;
  return {
    id,
    key,
    title,
    title_indonesian,
    description,
    description_indonesian,
    image: card.image_url ?? '',
    alt: card.alt_text,
    alt_indonesian: card.alt_text_indonesian,
    isLocked: card.is_locked,
    link,
  };
}
