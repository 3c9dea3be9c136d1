import type { VersionedRecord } from '../seen-record.js';

/** POST /api/admin/<resource>/{id}/move: changes places with the record before or after it. */
export const DIRECTIONS = ['up', 'down'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const MAX_GUEST_STARS = 3;
export const MAX_CARD_SORT_ORDER = 10;
/** Where nothing else is said. */
export const MAX_SORT_ORDER = 1_000_000;
export const DEFAULT_COUNTDOWN_COLOUR = '#42B5B5';

/** GET /api/guest-stars. An unrevealed star is `Coming Soon` with no images. */
export interface GuestStar {
  id: number;
  sort_order: number;
  name: string;
  image: string | null;
  is_revealed: boolean;
  below_image: string | null;
}

/** A place of the line-up as the back office edits it; `sort_order` 1 to 3 and unique. */
export interface GuestStarRequest {
  sort_order: number;
  name: string;
  image?: string | null;
  below_image?: string | null;
  is_revealed?: boolean;
}

export interface AdminGuestStar extends Required<GuestStarRequest>, VersionedRecord {
  id: number;
}

/** GET /api/event-upcoming-details. A locked card's texts, picture and link are empty. `description` is safe HTML. */
export interface EventCard {
  id: number;
  key: string;
  title: string;
  title_indonesian: string | null;
  description: string;
  description_indonesian: string | null;
  /** Empty when there is none. */
  image: string;
  alt: string;
  alt_indonesian: string | null;
  isLocked: boolean;
  link: string;
}

/** A card as the back office edits it; `key` is unique, `sort_order` 1 to 10, `link` `/` when left out. */
export interface EventCardRequest {
  sort_order: number;
  key: string;
  title: string;
  title_indonesian?: string | null;
  description?: string;
  description_indonesian?: string | null;
  image_url?: string | null;
  alt_text?: string;
  alt_text_indonesian?: string | null;
  is_locked?: boolean;
  link?: string;
}

export interface AdminEventCard extends Required<EventCardRequest>, VersionedRecord {
  id: number;
}

/** GET /api/countdown-events: the active ones in their order, past ones included. */
export interface CountdownEvent {
  id: number;
  event_key: string;
  name: string;
  name_indonesian: string | null;
  /** ISO 8601 in UTC. */
  targetDate: string;
  /** `#` and six hex digits. */
  bgColor: string;
}

/** `target_date` without an offset is Jakarta's time. */
export interface CountdownEventRequest {
  event_key: string;
  name: string;
  name_indonesian?: string | null;
  target_date: string;
  bg_color?: string;
  sort_order: number;
  is_active?: boolean;
}

export interface AdminCountdownEvent extends Required<CountdownEventRequest>, VersionedRecord {
  id: number;
}

/** GET /api/archive-videos: the active ones in their order, `upcoming events` among them. */
export interface ArchiveVideo {
  id: number;
  title: string;
  title_indonesian: string | null;
  videoId: string;
  thumbnail: string | null;
}

/** `video_id` may be an address of the video platform; the id's 11 characters are stored. */
export interface ArchiveVideoRequest {
  title: string;
  title_indonesian?: string | null;
  thumbnail_url?: string | null;
  video_id: string;
  sort_order: number;
  is_active?: boolean;
}

export interface AdminArchiveVideo extends Required<ArchiveVideoRequest>, VersionedRecord {
  id: number;
}

/** GET /api/divisions. `key` names its emblem. */
export interface Division {
  id: number;
  key: string;
  name: string;
  name_indonesian: string | null;
  title: string;
  title_indonesian: string | null;
  image: string | null;
  /** The descriptions' first language is Indonesian. */
  description1: string;
  description1_english: string | null;
  description2: string;
  description2_english: string | null;
}

export interface DivisionRequest {
  sort_order: number;
  name: string;
  name_indonesian?: string | null;
  title: string;
  title_indonesian?: string | null;
  image?: string | null;
  description1?: string;
  description1_english?: string | null;
  description2?: string;
  description2_english?: string | null;
  is_active?: boolean;
}

export interface AdminDivision extends Required<DivisionRequest>, VersionedRecord {
  id: number;
  /** Never changes: divisions are neither made nor deleted. */
  key: string;
}
