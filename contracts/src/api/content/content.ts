import type { HexColour, Id, LinkAddress, ListPosition, LocalTime, PictureAddress, Timestamp } from '../scalars.js';
import type { VersionedRecord } from '../seen-record.js';

export const DIRECTIONS = ['up', 'down'] as const;

/** Up is towards the beginning of the list. */
export type Direction = (typeof DIRECTIONS)[number];

/** Where a record of a sorted list goes: it changes places with the record before or after it. */
export interface MoveRequest {
  direction: Direction;
}

export const MAX_GUEST_STARS = 3;
export const MAX_CARD_SORT_ORDER = 10;
/** Where nothing else is said. */
export const MAX_SORT_ORDER = 1_000_000;
export const DEFAULT_COUNTDOWN_COLOUR = '#42B5B5';

/** A guest star as visitors see it. One that isn't revealed is called `Coming Soon` and has no pictures. */
export interface GuestStar {
  id: Id;
  sort_order: ListPosition;
  /** @examples ["Reality Club"] */
  name: string;
  image: PictureAddress | null;
  is_revealed: boolean;
  /** A second picture, below the first one. */
  below_image: PictureAddress | null;
}

/** A guest star as editors see it. */
export interface AdminGuestStar extends VersionedRecord {
  id: Id;
  /** 1 to 3, and unique. */
  sort_order: ListPosition;
  /** @examples ["Reality Club"] */
  name: string;
  image: PictureAddress | null;
  /** A second picture, below the first one. */
  below_image: PictureAddress | null;
  /** While false, visitors learn neither the name nor the pictures. */
  is_revealed: boolean;
}

/** A guest star as an editor writes it. A new one isn't revealed unless `is_revealed` says so. */
export type GuestStarRequest = Pick<AdminGuestStar, 'sort_order' | 'name'> &
  Partial<Pick<AdminGuestStar, 'image' | 'below_image' | 'is_revealed'>>;

/** A card of the event page as visitors see it. A locked card's texts, picture and link are empty. */
export interface EventCard {
  id: Id;
  /** @examples ["ucare"] */
  key: string;
  /** @examples ["Ucare"] */
  title: string;
  /** @examples ["Ucare"] */
  title_indonesian: string | null;
  /** Safe HTML. @examples ["<p>The second realm <strong>wakes</strong>.</p>"] */
  description: string;
  /** Safe HTML. @examples ["<p>Dunia kedua <strong>terjaga</strong>.</p>"] */
  description_indonesian: string | null;
  /** Empty when there is none. */
  image: PictureAddress;
  /** The picture in words. @examples ["Volunteers in a garden"] */
  alt: string;
  /** @examples ["Relawan di sebuah taman"] */
  alt_indonesian: string | null;
  isLocked: boolean;
  link: LinkAddress;
}

/** A card of the event page as editors see it. */
export interface AdminEventCard extends VersionedRecord {
  id: Id;
  /** 1 to 10; several cards may share one. */
  sort_order: ListPosition;
  /** Unique. @examples ["talkshow"] */
  key: string;
  /** @examples ["Ucare"] */
  title: string;
  /** @examples ["Ucare"] */
  title_indonesian: string | null;
  /** Safe HTML: other tags and attributes are removed. @examples ["<p>The second realm <strong>wakes</strong>.</p>"] */
  description: string;
  /** Safe HTML. @examples ["<p>Dunia kedua <strong>terjaga</strong>.</p>"] */
  description_indonesian: string | null;
  image_url: PictureAddress | null;
  /** The picture in words. @examples ["Volunteers in a garden"] */
  alt_text: string;
  /** @examples ["Relawan di sebuah taman"] */
  alt_text_indonesian: string | null;
  /** While true, visitors see only that there is a card. */
  is_locked: boolean;
  link: LinkAddress;
}

/** A card of the event page as an editor writes it. A new card's link is `/` when it is left out. */
export type EventCardRequest = Pick<AdminEventCard, 'sort_order' | 'key' | 'title'> &
  Partial<
    Pick<
      AdminEventCard,
      | 'title_indonesian'
      | 'description'
      | 'description_indonesian'
      | 'image_url'
      | 'alt_text'
      | 'alt_text_indonesian'
      | 'is_locked'
      | 'link'
    >
  >;

/** An event that visitors see a countdown of. */
export interface CountdownEvent {
  id: Id;
  /** @examples ["eulympic"] */
  event_key: string;
  /** @examples ["E-Ulympic"] */
  name: string;
  /** @examples ["E-Ulympic"] */
  name_indonesian: string | null;
  /** May be past. */
  targetDate: Timestamp;
  bgColor: HexColour;
}

/** An event of the countdown as editors see it. */
export interface AdminCountdownEvent extends VersionedRecord {
  id: Id;
  /** Unique. @examples ["after_party"] */
  event_key: string;
  /** @examples ["E-Ulympic"] */
  name: string;
  /** @examples ["E-Ulympic"] */
  name_indonesian: string | null;
  target_date: Timestamp;
  bg_color: HexColour;
  sort_order: ListPosition;
  /** Visitors see only active ones. */
  is_active: boolean;
}

/** An event of the countdown as an editor writes it. A new one is active unless `is_active` says otherwise. */
export type CountdownEventRequest = Pick<AdminCountdownEvent, 'event_key' | 'name' | 'sort_order'> &
  Partial<Pick<AdminCountdownEvent, 'name_indonesian' | 'bg_color' | 'is_active'>> & {
    target_date: LocalTime;
  };

/** A video of the archive as visitors see it. */
export interface ArchiveVideo {
  id: Id;
  /** @examples ["Upcoming Events"] */
  title: string;
  /** @examples ["Acara Mendatang"] */
  title_indonesian: string | null;
  /** The video platform's name of it. @examples ["aqz-KE-bpKQ"] */
  videoId: string;
  /** Null: the video platform's own. */
  thumbnail: PictureAddress | null;
}

/** A video of the archive as editors see it. */
export interface AdminArchiveVideo extends VersionedRecord {
  id: Id;
  /** @examples ["Upcoming Events"] */
  title: string;
  /** @examples ["Acara Mendatang"] */
  title_indonesian: string | null;
  /** Null: the video platform's own. */
  thumbnail_url: PictureAddress | null;
  /** The video platform's name of it, 11 characters. @examples ["aqz-KE-bpKQ"] */
  video_id: string;
  sort_order: ListPosition;
  /** Visitors see only active ones. */
  is_active: boolean;
}

/** A video of the archive as an editor writes it. A new one is active unless `is_active` says otherwise. */
export type ArchiveVideoRequest = Pick<AdminArchiveVideo, 'title' | 'sort_order'> &
  Partial<Pick<AdminArchiveVideo, 'title_indonesian' | 'thumbnail_url' | 'is_active'>> & {
    /** The id, or any address of the video at the video platform. @examples ["https://youtu.be/aqz-KE-bpKQ"] */
    video_id: string;
  };

/** A division of the committee as visitors see it. */
export interface Division {
  id: Id;
  /** Names its emblem. @examples ["council"] */
  key: string;
  /** @examples ["Council"] */
  name: string;
  /** @examples ["Dewan"] */
  name_indonesian: string | null;
  /** @examples ["The Game Masters"] */
  title: string;
  /** @examples ["Para Game Master"] */
  title_indonesian: string | null;
  image: PictureAddress | null;
  /** The descriptions' first language is Indonesian. @examples ["Para Game Master yang memegang buku aturan."] */
  description1: string;
  /** @examples ["The Game Masters hold the book of rules."] */
  description1_english: string | null;
  /** @examples ["Kemampuan khusus: Suara Mahkota."] */
  description2: string;
  /** @examples ["Special ability: Voice of the Crown."] */
  description2_english: string | null;
}

/** A division as editors see it. Divisions are neither made nor deleted, so `key` never changes. */
export interface AdminDivision extends Division, VersionedRecord {
  sort_order: ListPosition;
  /** Visitors see only active ones. */
  is_active: boolean;
}

/** A division as an editor writes it. */
export type DivisionRequest = Pick<AdminDivision, 'sort_order' | 'name' | 'title'> &
  Partial<
    Pick<
      AdminDivision,
      | 'name_indonesian'
      | 'title_indonesian'
      | 'image'
      | 'description1'
      | 'description1_english'
      | 'description2'
      | 'description2_english'
      | 'is_active'
    >
  >;
