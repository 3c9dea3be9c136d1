import type { ArchiveVideo, EventCard, EventPage, MerchandiseItem } from '@festival/contracts';
import { ok, type Handler } from './site';

export const eventCard = (key: string, more: Partial<EventCard> = {}): EventCard => ({
  id: key.length * 100 + key.charCodeAt(0),
  key,
  title: `Title of ${key}`,
  title_indonesian: null,
  description: `<p>Story of ${key}</p>`,
  description_indonesian: null,
  image: '',
  alt: '',
  alt_indonesian: null,
  isLocked: false,
  link: `/event/${key}`,
  ...more,
});

export const lockedCard = (key: string): EventCard =>
  eventCard(key, { title: '', description: '', link: '', isLocked: true });

export const video = (title: string, more: Partial<ArchiveVideo> = {}): ArchiveVideo => ({
  id: title.length,
  title,
  title_indonesian: null,
  videoId: 'aqz-KE-bpKQ',
  thumbnail: null,
  ...more,
});

export const eventPage = (more: Partial<EventPage> = {}): EventPage => ({
  is_active: true,
  bg_color: '#F26B21',
  hero_src: null,
  paper_src: null,
  unveiling_images: [],
  image_section_bg: null,
  sponsor_src: null,
  medpar_src: null,
  ...more,
});

export const item = (name: string, more: Partial<MerchandiseItem> = {}): MerchandiseItem => ({
  id: name.length,
  name,
  name_indonesian: null,
  price: '80.000',
  image: null,
  art: 't-shirt',
  link: 'https://forms.example/order',
  ...more,
});

/** The calls of the events' pages, answered. */
export const EVENTS: Record<string, Handler> = {
  'GET /api/archive-videos': () => ok([video('Upcoming Events')]),
  'GET /api/countdown-events': () => ok([]),
  'GET /api/event-upcoming-details': () => ok([eventCard('unveiling'), lockedCard('ulympic')]),
  'GET /api/event-pages/ucare': () => ok(eventPage()),
  'GET /api/closing-section': () => ok({ is_active: false }),
};
