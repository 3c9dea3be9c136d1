import {
  ACTS,
  BUNDLES,
  CARDS,
  CLOSING,
  type ContentKind,
  COUNTDOWNS,
  GUEST_STARS,
  ITEMS,
  VIDEOS,
} from './content/content.js';

type Body = Record<string, unknown>;

/** The calls by which react-admin changes the records of a resource. */
export interface Writes {
  /** The body of the nth new record; left out where none can be made. */
  make?: (n: number) => Body;
  /** How many new records fit at once; two when left out. */
  most?: 1;
  change: Body;
  /** A body that several records can have at once; left out where one of its fields is unique. */
  together?: Body;
  isDeletable: boolean;
}

function content({ least, change }: ContentKind, { unique, most }: { unique?: string; most?: 1 } = {}): Writes {
  const make = (n: number): Body => ({
    ...least,
    ...(unique ? { [unique]: `${String(least[unique])}-${n}` } : {}),
  });
  const together = unique || most ? {} : { together: { ...least, ...change } };
  return { make, change, ...together, ...(most ? { most } : {}), isDeletable: true };
}

const DIVISION = { sort_order: 7, name: 'Stage', title: 'Those who build' };
const HERO = { title_text: 'Soon', event_text_line1: 'One', event_text_line2: 'Two' };
const ENTRY = { category: 'faq', question_en: 'Is there a gamelan?', answer_en: 'Yes, two.' };
const TIER = { sort_order: 5, type: 'vip', header: 'VIP', price: 150_000, button_text: 'COMING SOON' };

/** By the resource's path; those that aren't here are for reading only. */
export const WRITES: Readonly<Record<string, Writes>> = {
  'guest-stars': content(GUEST_STARS, { most: 1 }),
  acts: content(ACTS),
  'event-upcoming-details': content(CARDS, { unique: 'key' }),
  'countdown-events': content(COUNTDOWNS, { unique: 'event_key' }),
  'archive-videos': content(VIDEOS),
  'closing-sections': content(CLOSING),
  'merchandise-items': content(ITEMS),
  'merchandise-bundles': content(BUNDLES),
  divisions: { change: { name: 'Lights' }, together: DIVISION, isDeletable: false },
  'event-pages': { change: { bg_color: '#123456' }, together: { is_active: false }, isDeletable: false },
  theme: { change: { gold: '#ffd04a' }, together: { gold: '#ffd04a', crest: null }, isDeletable: false },
  'hero-section': { change: { title_text: 'Now' }, together: HERO, isDeletable: false },
  settings: { change: { venue: 'The lawn' }, together: { venue: 'The hall' }, isDeletable: false },
  'ticket-types': { make: () => TIER, most: 1, change: { header: 'V.I.P.' }, isDeletable: true },
  'referral-codes': {
    make: (n) => ({ code: `CITRA${n}`, panitia_name: 'Citra' }),
    change: { panitia_name: 'Citra D.' },
    isDeletable: true,
  },
  'discount-codes': {
    make: (n) => ({ code: `LESS${n}`, discount_percentage: 20 }),
    change: { discount_percentage: 25 },
    isDeletable: true,
  },
  'chatbot/knowledge': {
    make: (n) => ({ ...ENTRY, question_en: `${ENTRY.question_en} ${n}` }),
    change: { answer_en: 'Yes, three.' },
    together: ENTRY,
    isDeletable: true,
  },
  users: {
    make: (n) => ({ name: 'Dewi', email: `dewi${n}@festival.test`, role: 'gate' }),
    change: { name: 'Dewi S.' },
    together: { name: 'Dewi T.', role: 'content' },
    isDeletable: false,
  },
};
