import {
  type Act,
  type ArchiveVideo,
  type CountdownEvent,
  type Division,
  type PublicSiteSettings,
  UNANNOUNCED_NAME,
} from '@festival/contracts';
import { type Handler, ok, serve } from './site';

export const SETTINGS: PublicSiteSettings = {
  festival_name: 'Moonlight Fair',
  edition: '2031',
  concert_date: '2031-03-15T11:00:00.000Z',
  venue: 'The Old Harbour',
  venue_indonesian: null,
  support_name: '',
  support_name_indonesian: null,
  support_whatsapp: '',
  social_network_link: '',
  photo_sharing_link: '',
  mail_link: '',
  video_platform_link: '',
  merchandise_order_link: '',
  refund_rule: '',
  refund_rule_indonesian: null,
  ground_map: null,
  ground_map_places: '',
  ground_map_places_indonesian: null,
  help_numbers: [],
  under_construction: false,
  order_expiry_minutes: 30,
  bundle_enabled: false,
  theme: { colours: null, crest: null, hero: null },
};

export const HERO = {
  title_text: 'The Night Fair',
  event_text_line1: 'Lanterns on the water',
  event_text_line2: '15 March',
  is_active: true,
};

export const CLOSING = {
  id: 1,
  image_url: 'https://pictures.example/closing.png',
  head_text: 'One more dance',
  content_text: 'Bring a friend.\nBring a lantern.',
  button1_text: 'See you there',
  button1_link: '/ticket',
  button2_text: 'Read on',
  button2_link: 'https://elsewhere.example/fair',
  is_active: true,
  created_at: '2031-01-01T00:00:00.000Z',
};

export const countdownEvent = (name: string, targetDate: string): CountdownEvent => ({
  id: name.length,
  event_key: name,
  name,
  name_indonesian: null,
  targetDate,
  bgColor: '#123456',
});

export const division = (name: string, more: Partial<Division> = {}): Division => ({
  id: name.length,
  key: 'council',
  name,
  name_indonesian: null,
  title: `The ${name} title`,
  title_indonesian: null,
  image: null,
  description1: `What ${name} does.`,
  description1_english: null,
  description2: `What ${name} can.`,
  description2_english: null,
  ...more,
});

export const video = (id: number, title: string, thumbnail: string | null = null): ArchiveVideo => ({
  id,
  title,
  title_indonesian: null,
  videoId: `video-00000${id}`,
  thumbnail,
});

/** An act that is announced. */
export const act = (id: number, name: string, more: Partial<Act> = {}): Act => ({
  id,
  sort_order: id,
  name,
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
  ...more,
});

/** As the server gives one that isn't announced. */
export const hiddenAct = (id: number): Act => act(id, UNANNOUNCED_NAME, { is_announced: false });

/** A server with everything that the first page and the about page show; further handlers replace the usual. */
export const serveContent = (handlers: Record<string, Handler> = {}) =>
  serve({
    'GET /api/site-settings': () => ok(SETTINGS),
    'GET /api/hero-section': () => ok(HERO),
    'GET /api/event-upcoming-details': () => ok([]),
    'GET /api/countdown-events': () => ok([]),
    'GET /api/closing-section': () => ok(CLOSING),
    'GET /api/merchandise': () => ok({ items: [], bundles: [] }),
    'GET /api/divisions': () => ok([]),
    'GET /api/archive-videos': () => ok([video(1, 'The first fair')]),
    ...handlers,
  });
