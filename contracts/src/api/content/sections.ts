import type { HexColour, Id, LinkAddress, PictureAddress, Timestamp } from '../scalars.js';
import type { VersionedRecord, SeenRecord } from '../seen-record.js';

/** The texts of the home page's first picture. They are empty for visitors while the section isn't active. */
export interface HeroSection {
  /** @examples ["The Legacy of the Five Realms"] */
  title_text: string;
  /** @examples ["Warisan Lima Dunia"] */
  title_text_indonesian: string | null;
  /** @examples ["Five events,"] */
  event_text_line1: string;
  /** @examples ["Lima acara,"] */
  event_text_line1_indonesian: string | null;
  /** @examples ["one big concert"] */
  event_text_line2: string;
  /** @examples ["satu konser besar"] */
  event_text_line2_indonesian: string | null;
  is_active: boolean;
}

type HeroText = 'title_text' | 'event_text_line1' | 'event_text_line2';

/** The hero section as an editor writes it. */
export type HeroSectionRequest = Pick<HeroSection, HeroText> & Partial<Omit<HeroSection, HeroText>> & SeenRecord;

/** The hero section as editors see it, with its texts in any case. There is one, with the id 1. */
export interface AdminHeroSection extends HeroSection, VersionedRecord {
  id: Id;
}

/** The section at the end of the pages. One at a time is active. */
export interface ClosingSection extends VersionedRecord {
  id: Id;
  image_url: PictureAddress;
  /** @examples ["See you at the concert"] */
  head_text: string;
  /** @examples ["Sampai jumpa di konser"] */
  head_text_indonesian: string | null;
  /** @examples ["Tickets are on sale until the evening before."] */
  content_text: string;
  /** @examples ["Tiket dijual sampai malam sebelumnya."] */
  content_text_indonesian: string | null;
  /** @examples ["Buy a ticket"] */
  button1_text: string;
  /** @examples ["Beli tiket"] */
  button1_text_indonesian: string | null;
  /** @examples ["/ticket"] */
  button1_link: LinkAddress;
  /** @examples ["Merchandise"] */
  button2_text: string;
  /** @examples ["Merchandise"] */
  button2_text_indonesian: string | null;
  button2_link: LinkAddress;
  is_active: boolean;
  created_at: Timestamp;
}

/**
 * A closing section as an editor writes it. A new one is active unless `is_active` says otherwise. Making one active
 * makes the others inactive.
 */
export type ClosingSectionRequest = Pick<
  ClosingSection,
  'image_url' | 'head_text' | 'content_text' | 'button1_text' | 'button1_link' | 'button2_text' | 'button2_link'
> &
  Partial<
    Pick<
      ClosingSection,
      | 'head_text_indonesian'
      | 'content_text_indonesian'
      | 'button1_text_indonesian'
      | 'button2_text_indonesian'
      | 'is_active'
    >
  >;

/** There are closing sections, and none is active: the site shows nothing in their place. */
export interface NoActiveClosingSection {
  is_active: false;
}

/** The active closing section. Null when there are none at all: the site then shows its own. */
export type PublicClosingSection = ClosingSection | NoActiveClosingSection | null;

export const EVENT_NAMES = ['unveiling', 'eulympic', 'ucare', 'ulympic', 'unify'] as const;

/** One of the festival's five events. */
export type EventName = (typeof EVENT_NAMES)[number];

/** The event that tickets are sold for. */
export const CONCERT_EVENT: EventName = 'unify';

export const DEFAULT_EVENT_PAGE_COLOUR = '#FFC22F';

/** An event's page. Addresses are null where the site's own drawing is shown. */
export interface EventPage {
  /** Visitors reach only active pages. */
  is_active: boolean;
  bg_color: HexColour;
  hero_src: PictureAddress | null;
  paper_src: PictureAddress | null;
  /** The gallery, in its order. */
  unveiling_images: PictureAddress[];
  /** A picture's address, a colour or a gradient. @examples ["linear-gradient(#0E4280, #42B5B5)"] */
  image_section_bg: string | null;
  /** The picture of the sponsors. */
  sponsor_src: PictureAddress | null;
  /** The picture of the media partners. */
  medpar_src: PictureAddress | null;
}

/** An event's page as an editor writes it. Fields that are left out stay unchanged. */
export type EventPageRequest = Partial<EventPage> & SeenRecord;

/** The five events' pages by their names. */
export type EventPages = Record<EventName, EventPage>;

/** An event's page as editors see it. Its id is the event's name. */
export interface AdminEventPage extends EventPage, VersionedRecord {
  id: EventName;
}
