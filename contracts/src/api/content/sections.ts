import type { VersionedRecord, SeenRecord } from '../seen-record.js';

/** GET /api/hero-section; the texts are empty when it isn't active. */
export interface HeroSection {
  title_text: string;
  title_text_indonesian: string | null;
  event_text_line1: string;
  event_text_line1_indonesian: string | null;
  event_text_line2: string;
  event_text_line2_indonesian: string | null;
  is_active: boolean;
}

type HeroText = 'title_text' | 'event_text_line1' | 'event_text_line2';

export type HeroSectionRequest = Pick<HeroSection, HeroText> & Partial<Omit<HeroSection, HeroText>> & SeenRecord;

/** The record for admins; a singleton with the id 1. */
export interface AdminHeroSection extends HeroSection, VersionedRecord {
  id: number;
}

export interface ClosingSectionRequest {
  image_url: string;
  head_text: string;
  head_text_indonesian?: string | null;
  content_text: string;
  content_text_indonesian?: string | null;
  button1_text: string;
  button1_text_indonesian?: string | null;
  button1_link: string;
  button2_text: string;
  button2_text_indonesian?: string | null;
  button2_link: string;
  /** True when left out; making one active makes the others inactive. */
  is_active?: boolean;
}

export interface ClosingSection extends Required<ClosingSectionRequest>, VersionedRecord {
  id: number;
  created_at: string;
}

/** GET /api/closing-section: null when there are none at all; `{is_active: false}` when none is active. */
export type PublicClosingSection = ClosingSection | { is_active: false } | null;

export const EVENT_NAMES = ['unveiling', 'eulympic', 'ucare', 'ulympic', 'unify'] as const;
export type EventName = (typeof EVENT_NAMES)[number];

/** The event that tickets are sold for. */
export const CONCERT_EVENT: EventName = 'unify';

export const DEFAULT_EVENT_PAGE_COLOUR = '#FFC22F';

/** GET /api/event-pages/{slug}; addresses are null when the site's own drawing is to be shown. */
export interface EventPage {
  is_active: boolean;
  bg_color: string;
  hero_src: string | null;
  paper_src: string | null;
  /** The gallery, in its order. */
  unveiling_images: string[];
  /** A picture's address, a colour or a gradient (`cssBackgroundOf`). */
  image_section_bg: string | null;
  sponsor_src: string | null;
  medpar_src: string | null;
}

export type EventPageRequest = Partial<EventPage> & SeenRecord;

/** GET /api/admin/event-pages. */
export type EventPages = Record<EventName, EventPage>;

/** A row of the same call when it is asked as a list, and one page; its id is its name. */
export interface AdminEventPage extends EventPage, VersionedRecord {
  id: EventName;
}
