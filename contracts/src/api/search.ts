import type { Area } from '../people/roles.js';
import type { Id } from './scalars.js';

/** What the search in the bar looks through, in the order of its answer. */
export const SEARCH_KINDS = ['orders', 'tickets', 'codes', 'tiers', 'content', 'knowledge', 'people'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** The area of the back office that each kind belongs to. */
export const SEARCH_AREAS: Readonly<Record<SearchKind, Area>> = {
  orders: 'orders',
  tickets: 'tickets',
  codes: 'codes',
  tiers: 'ticket_types',
  content: 'content',
  knowledge: 'chatbot',
  people: 'users',
};

/** Shorter texts fit too much. */
export const MIN_SEARCH_TEXT = 3;
export const MAX_SEARCH_TEXT = 100;

/** Hits of each kind. */
export const SEARCH_HITS = 5;

export const SEARCH_RESOURCES = [
  'orders',
  'tickets',
  'referral-codes',
  'discount-codes',
  'ticket-types',
  'guest-stars',
  'acts',
  'event-upcoming-details',
  'countdown-events',
  'archive-videos',
  'closing-sections',
  'divisions',
  'merchandise-items',
  'merchandise-bundles',
  'chatbot-knowledge',
  'users',
] as const;
/** The resource of the back office's API that a hit belongs to. */
export type SearchResource = (typeof SEARCH_RESOURCES)[number];

/** One record that the search found. */
export interface SearchHit {
  resource: SearchResource;
  /** Of a ticket: its order's. */
  id: Id;
  /** A ticket's code is masked. @examples ["FEST-7F3KM9QX2W"] */
  title: string;
  /** What else tells it from others; null when there is nothing. @examples ["Sari Wulandari"] */
  detail: string | null;
}

/** The hits of one kind. */
export interface SearchGroup {
  kind: SearchKind;
  /** At most five. */
  hits: SearchHit[];
  /** Whether there are more. */
  has_more: boolean;
}

/** Everything that was found; kinds without a hit, and those that the role may not read, are left out. */
export interface SearchResults {
  groups: SearchGroup[];
}
