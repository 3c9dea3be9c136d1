import type { Id, LinkAddress, ListPosition, LocalTime, PictureAddress, Timestamp } from '../scalars.js';
import type { VersionedRecord } from '../seen-record.js';

export const MAX_ACTS = 60;
export const LONGEST_STAGE = 60;
export const LONGEST_ABOUT = 600;

/** The site's own drawings of acts. */
export const ACT_DRAWINGS = ['band', 'singer', 'dj', 'drums', 'dance', 'talk'] as const;

/** One of the site's own drawings of acts. */
export type ActDrawing = (typeof ACT_DRAWINGS)[number];

/** The name of whoever isn't announced, as visitors see it. */
export const UNANNOUNCED_NAME = 'Coming Soon';

/**
 * An act of the festival as visitors see it. Of one that isn't announced they see drawing, stage and times: it is called
 * `Coming Soon`, its text is empty, and it has neither picture nor links nor guest star.
 */
export interface Act {
  id: Id;
  sort_order: ListPosition;
  /** @examples ["Gerobak Berdentang"] */
  name: string;
  is_announced: boolean;
  /** The guest star that it is. */
  guest_star_id: Id | null;
  /** Empty while it isn't known. @examples ["Lantern Stage"] */
  stage: string;
  starts_at: Timestamp | null;
  ends_at: Timestamp | null;
  /** Plain text. @examples ["Four street carts, eight ladles, one rhythm."] */
  about: string;
  /** @examples ["Empat gerobak, delapan sendok sayur, satu irama."] */
  about_indonesian: string | null;
  /** Shown in place of the drawing. */
  image: PictureAddress | null;
  drawing: ActDrawing;
  instagram_link: LinkAddress | null;
  music_link: LinkAddress | null;
  video_link: LinkAddress | null;
}

/** An act as editors see it. Of one that is a guest star, name, picture and `is_announced` are the guest star's. */
export interface AdminAct extends VersionedRecord {
  id: Id;
  /** Several acts may share one. */
  sort_order: ListPosition;
  /** @examples ["Gerobak Berdentang"] */
  name: string;
  /** While false, visitors see only drawing, stage and times. */
  is_announced: boolean;
  /** The guest star that it is. Unique. @examples [null] */
  guest_star_id: Id | null;
  /** May be empty. @examples ["Lantern Stage"] */
  stage: string;
  starts_at: Timestamp | null;
  /** After the start. */
  ends_at: Timestamp | null;
  /** Plain text. @examples ["Four street carts, eight ladles, one rhythm."] */
  about: string;
  /** @examples ["Empat gerobak, delapan sendok sayur, satu irama."] */
  about_indonesian: string | null;
  /** Shown in place of the drawing. */
  image: PictureAddress | null;
  drawing: ActDrawing;
  instagram_link: LinkAddress | null;
  music_link: LinkAddress | null;
  video_link: LinkAddress | null;
}

/**
 * An act as an editor writes it. A new one isn't announced unless `is_announced` says so. `name` is required unless it
 * is a guest star, and then ignored, as `image` and `is_announced` are.
 */
export type ActRequest = Pick<AdminAct, 'sort_order'> &
  Partial<
    Pick<
      AdminAct,
      | 'name'
      | 'is_announced'
      | 'guest_star_id'
      | 'stage'
      | 'about'
      | 'about_indonesian'
      | 'image'
      | 'drawing'
      | 'instagram_link'
      | 'music_link'
      | 'video_link'
    >
  > & {
    /** @examples ["2026-10-03T19:30"] */
    starts_at?: LocalTime | null;
    /** Only with a start, and after it. @examples ["2026-10-03T20:15"] */
    ends_at?: LocalTime | null;
  };
