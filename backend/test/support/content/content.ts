import { GuestStarEntity } from '../../../src/content/line-up/guest-star.entity.js';
import type { Festival } from '../festival.js';
import type { Visitor } from '../visitor.js';

type Body = Record<string, unknown>;

/** A kind of content with many records. */
export interface ContentKind {
  /** Its name under `/api/admin/`. */
  resource: string;
  /** The paths for writing. */
  paths: string[];
  noun: string;
  /** The required fields of a new record. */
  least: Body;
  /** The record made from `least`, without its id. */
  made: Body;
  change: Body;
  /** The visitors' path, and the records in its answer. */
  shownAt: string;
  shown: (data: never) => Body[];
  /** The record for visitors. */
  visible: Body;
}

const asIs = (data: never): Body[] => data;

export const GUEST_STARS: ContentKind = {
  resource: 'guest-stars',
  paths: ['/api/guest-stars', '/api/admin/guest-stars'],
  noun: 'Guest star',
  least: { sort_order: 3, name: ' The Wanderers ', is_revealed: true },
  made: { sort_order: 3, name: 'The Wanderers', image: null, below_image: null, is_revealed: true },
  change: { name: 'The Wayfarers', image: 'https://example.com/a.png', below_image: '/b.png' },
  shownAt: '/api/guest-stars',
  shown: asIs,
  visible: { name: 'The Wanderers', image: null, is_revealed: true, below_image: null },
};

export const ACTS: ContentKind = {
  resource: 'acts',
  paths: ['/api/admin/acts'],
  noun: 'Act',
  least: { sort_order: 60, name: 'The Ladle Four', is_announced: true },
  made: {
    sort_order: 60,
    name: 'The Ladle Four',
    is_announced: true,
    guest_star_id: null,
    stage: '',
    starts_at: null,
    ends_at: null,
    about: '',
    about_indonesian: null,
    image: null,
    drawing: 'band',
    instagram_link: null,
    music_link: null,
    video_link: null,
  },
  change: {
    stage: 'Crown Stage',
    starts_at: '2099-05-01T12:00:00.000Z',
    ends_at: '2099-05-01T13:00:00.000Z',
    about: 'Four ladles.',
    image: '/a.png',
    drawing: 'drums',
    instagram_link: 'https://example.com/i',
    music_link: '/music',
    video_link: 'https://example.com/v',
  },
  shownAt: '/api/acts',
  shown: asIs,
  visible: { name: 'The Ladle Four', is_announced: true, stage: '', starts_at: null, about: '', image: null },
};

export const CARDS: ContentKind = {
  resource: 'event-upcoming-details',
  paths: ['/api/event-upcoming-details', '/api/admin/event-upcoming-details'],
  noun: 'Event',
  least: { sort_order: 10, key: 'closing-night', title: 'Closing Night' },
  made: {
    sort_order: 10,
    key: 'closing-night',
    title: 'Closing Night',
    description: '',
    image_url: null,
    alt_text: '',
    is_locked: false,
    link: '/',
  },
  change: { title: 'The Last Night', description: '<p>All <b>sing</b></p>', image_url: '/c.png', link: '/event' },
  shownAt: '/api/event-upcoming-details',
  shown: asIs,
  visible: {
    key: 'closing-night',
    title: 'Closing Night',
    description: '',
    image: '',
    alt: '',
    isLocked: false,
    link: '/',
  },
};

export const COUNTDOWNS: ContentKind = {
  resource: 'countdown-events',
  paths: ['/api/countdown-events', '/api/admin/countdown-events'],
  noun: 'Countdown event',
  least: { event_key: 'gala', name: 'Gala', target_date: '2099-05-01T19:00', sort_order: 40 },
  made: {
    event_key: 'gala',
    name: 'Gala',
    target_date: '2099-05-01T12:00:00.000Z',
    bg_color: '#42B5B5',
    sort_order: 40,
    is_active: true,
  },
  change: { name: 'Gala Night', target_date: '2020-01-01T00:00:00.000Z', bg_color: '#d7263d' },
  shownAt: '/api/countdown-events',
  shown: asIs,
  visible: { event_key: 'gala', name: 'Gala', targetDate: '2099-05-01T12:00:00.000Z', bgColor: '#42B5B5' },
};

export const VIDEOS: ContentKind = {
  resource: 'archive-videos',
  paths: ['/api/archive-videos', '/api/admin/archive-videos'],
  noun: 'Archive video',
  least: { title: 'Finale', video_id: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=1', sort_order: 50 },
  made: { title: 'Finale', thumbnail_url: null, video_id: 'aqz-KE-bpKQ', sort_order: 50, is_active: true },
  change: { title: 'The Finale', thumbnail_url: 'https://example.com/t.jpg', video_id: 'eRsGyueVLvQ' },
  shownAt: '/api/archive-videos',
  shown: asIs,
  visible: { title: 'Finale', videoId: 'aqz-KE-bpKQ', thumbnail: null },
};

const SECTION = {
  image_url: '/images/end.webp',
  head_text: 'See you there',
  content_text: 'First line\nSecond line',
  button1_text: 'Tickets',
  button1_link: '/ticket',
  button2_text: 'Ask us',
  button2_link: 'mailto:hello@example.com',
};

export const CLOSING: ContentKind = {
  resource: 'closing-sections',
  paths: ['/api/closing-section', '/api/admin/closing-sections'],
  noun: 'Closing section',
  least: SECTION,
  made: { ...SECTION, is_active: true },
  change: { head_text: 'Until next year', content_text: 'One line' },
  shownAt: '/api/closing-section',
  shown: (data) => [data],
  visible: SECTION,
};

export const ITEMS: ContentKind = {
  resource: 'merchandise-items',
  paths: ['/api/admin/merchandise-items'],
  noun: 'Merchandise item',
  least: { sort_order: 60, name: 'Sticker', price: '5.000' },
  made: { sort_order: 60, name: 'Sticker', price: '5.000', image: null, art: null, link: null, is_active: true },
  change: { price: '6.000', art: 'lanyard', image: '/s.png', link: 'https://example.com/s' },
  shownAt: '/api/merchandise',
  shown: ({ items }: { items: Body[] }) => items,
  visible: { name: 'Sticker', price: '5.000', image: null, art: null, link: 'https://example.com/pre-order' },
};

export const BUNDLES: ContentKind = {
  resource: 'merchandise-bundles',
  paths: ['/api/admin/merchandise-bundles'],
  noun: 'Merchandise bundle',
  least: { sort_order: 60, name: 'Duo', price: '25,000', contents: 'two stickers' },
  made: {
    sort_order: 60,
    name: 'Duo',
    price: '25,000',
    contents: 'two stickers',
    image: null,
    link: null,
    is_active: true,
  },
  change: { contents: 'three stickers', link: '/ticket' },
  shownAt: '/api/merchandise',
  shown: ({ bundles }: { bundles: Body[] }) => bundles,
  visible: { name: 'Duo', price: '25,000', contents: 'two stickers', link: 'https://example.com/pre-order' },
};

export const KINDS = [GUEST_STARS, ACTS, CARDS, COUNTDOWNS, VIDEOS, CLOSING, ITEMS, BUNDLES];

/** The demo's line-up is full: without its third star a test can make one. */
export async function freeThePlaceOfAStar(festival: Festival): Promise<void> {
  await festival.rows(GuestStarEntity).delete({ sortOrder: 3 });
}

/** The list that the admin app requests. */
export function adminList(admin: Visitor, resource: string, query: Record<string, unknown> = {}) {
  const parameters = Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)]);
  return admin.get(`/api/admin/${resource}?${new URLSearchParams(Object.fromEntries(parameters))}`);
}

/** The current public answer of the path. */
export async function shownNow<T>(festival: Festival, path: string): Promise<T> {
  return (await festival.visitor().get(path).expect(200)).body.data as T;
}
