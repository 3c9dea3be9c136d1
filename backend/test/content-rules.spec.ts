import {
  ACTS,
  adminList,
  BUNDLES,
  CARDS,
  CLOSING,
  type ContentKind,
  COUNTDOWNS,
  freeThePlaceOfAStar,
  GUEST_STARS,
  ITEMS,
  KINDS,
  VIDEOS,
} from './support/content/content.js';
import { Festival } from './support/festival.js';
import { staff } from './support/staff.js';
import type { Visitor } from './support/visitor.js';

let festival: Festival;
let editor: Visitor;
beforeAll(async () => {
  festival = await Festival.open();
  editor = await staff(festival, 'content');
  await freeThePlaceOfAStar(festival);
});
afterAll(() => festival.close());

const tooLong = (length: number) => 'x'.repeat(length + 1);
const ORDER = 'Sort order is required';
const AT_LEAST_0 = 'Sort order must be at least 0';
const STAR_RANGE = 'Sort order must be between 1 and 3';
const CARD_RANGE = 'Sort order must be between 1 and 10';
const COLOUR = 'Background colour must be # followed by 6 hex digits';

const REFUSALS: Array<[ContentKind, Record<string, unknown>, string]> = [
  [GUEST_STARS, { sort_order: undefined }, ORDER],
  [GUEST_STARS, { sort_order: '1' }, ORDER],
  [GUEST_STARS, { sort_order: 1.5 }, ORDER],
  [GUEST_STARS, { sort_order: 0 }, STAR_RANGE],
  [GUEST_STARS, { sort_order: 4 }, STAR_RANGE],
  [GUEST_STARS, { sort_order: 1 }, 'This sort order is already used'],
  [GUEST_STARS, { name: '  ' }, 'Name is required'],
  [GUEST_STARS, { name: 7 }, 'Name is required'],
  [GUEST_STARS, { name: tooLong(190) }, 'Name may have at most 190 characters'],
  [GUEST_STARS, { name: `x${'\uFE0F'.repeat(200)}` }, 'Name may have at most 190 characters'],
  [GUEST_STARS, { is_revealed: 'yes' }, 'Revealed must be true or false'],
  [GUEST_STARS, { is_revealed: null }, 'Revealed must be true or false'],
  [ACTS, { sort_order: undefined }, ORDER],
  [ACTS, { sort_order: -1 }, AT_LEAST_0],
  [ACTS, { name: undefined }, 'Name is required'],
  [ACTS, { name: '  ' }, 'Name is required'],
  [ACTS, { name: null }, 'Name is required'],
  [ACTS, { name: 7 }, 'Name must be text'],
  [ACTS, { name: tooLong(190) }, 'Name may have at most 190 characters'],
  [ACTS, { is_announced: 'yes' }, 'Announced must be true or false'],
  [ACTS, { stage: tooLong(60) }, 'Stage may have at most 60 characters'],
  [ACTS, { about: tooLong(600) }, 'About may have at most 600 characters'],
  [ACTS, { starts_at: 'soon' }, 'Start must be a date and time'],
  [ACTS, { ends_at: 7 }, 'End must be a date and time'],
  [ACTS, { ends_at: '2099-05-01T19:00' }, 'End needs a start'],
  [ACTS, { ends_at: '2099-05-01T19:00', starts_at: '2099-05-01T19:00' }, 'End must be after the start'],
  [ACTS, { ends_at: '2099-05-01T19:00', starts_at: '2099-05-01T12:01Z' }, 'End must be after the start'],
  [ACTS, { guest_star_id: 999_999 }, 'This guest star does not exist'],
  [ACTS, { guest_star_id: 'one' }, 'This guest star does not exist'],
  [ACTS, { guest_star_id: 1 }, 'This guest star already has an act'],
  [ACTS, { drawing: 'harp' }, 'Drawing must be one of band, singer, dj, drums, dance, talk'],
  [ACTS, { drawing: null }, 'Drawing must be one of band, singer, dj, drums, dance, talk'],
  [CARDS, { sort_order: 0 }, CARD_RANGE],
  [CARDS, { sort_order: 11 }, CARD_RANGE],
  [CARDS, { sort_order: null }, ORDER],
  [CARDS, { key: '' }, 'Key is required'],
  [CARDS, { key: 'two words' }, 'Key may hold letters, digits and single dashes or underscores'],
  [CARDS, { key: 'unify' }, 'This key is already used'],
  [CARDS, { title: undefined }, 'Title is required'],
  [CARDS, { link: '' }, 'Link is required'],
  [CARDS, { link: null }, 'Link is required'],
  [CARDS, { description: 1 }, 'Description must be text'],
  [CARDS, { description: tooLong(10_000) }, 'Description may have at most 10000 characters'],
  [CARDS, { alt_text: tooLong(190) }, 'Alt text may have at most 190 characters'],
  [CARDS, { image_url: `https://example.com/${tooLong(500)}` }, 'Image URL may have at most 500 characters'],
  [CARDS, { is_locked: 1 }, 'Locked must be true or false'],
  [COUNTDOWNS, { event_key: undefined }, 'Event key is required'],
  [COUNTDOWNS, { event_key: 'unify' }, 'This event key is already used'],
  [COUNTDOWNS, { name: '' }, 'Name is required'],
  [COUNTDOWNS, { target_date: undefined }, 'Target date is required'],
  [COUNTDOWNS, { target_date: 'soon' }, 'Target date must be a date and time'],
  [COUNTDOWNS, { target_date: '2099-02-30T10:00' }, 'Target date must be a date and time'],
  [COUNTDOWNS, { sort_order: undefined }, ORDER],
  [COUNTDOWNS, { sort_order: -1 }, AT_LEAST_0],
  [COUNTDOWNS, { bg_color: 'red' }, COLOUR],
  [COUNTDOWNS, { bg_color: '#12345' }, COLOUR],
  [COUNTDOWNS, { bg_color: '#12345g' }, COLOUR],
  [COUNTDOWNS, { bg_color: null }, COLOUR],
  [VIDEOS, { title: '' }, 'Title is required'],
  [VIDEOS, { video_id: '' }, 'Video ID or URL is required'],
  [VIDEOS, { video_id: undefined }, 'Video ID or URL is required'],
  [VIDEOS, { video_id: 'https://example.com/aqz-KE-bpKQ' }, 'Video ID or URL is not valid'],
  [VIDEOS, { video_id: '"><script>1' }, 'Video ID or URL is not valid'],
  [VIDEOS, { sort_order: -1 }, AT_LEAST_0],
  [VIDEOS, { thumbnail_url: 'no url' }, 'Thumbnail URL must be a URL'],
  [CLOSING, { image_url: undefined }, 'Image URL is required'],
  [CLOSING, { image_url: 'picture' }, 'Image URL must be a URL'],
  [CLOSING, { head_text: '' }, 'Head text is required'],
  [CLOSING, { content_text: '' }, 'Content text is required'],
  [CLOSING, { button1_text: '' }, 'Button 1 text is required'],
  [CLOSING, { button1_link: '' }, 'Button 1 link is required'],
  [CLOSING, { button2_text: undefined }, 'Button 2 text is required'],
  [CLOSING, { button2_link: undefined }, 'Button 2 link is required'],
  [ITEMS, { price: '' }, 'Price is required'],
  [ITEMS, { art: 'mug' }, 'Drawing must be one of t-shirt, lanyard, totebag, keychains, hand-fan'],
  [BUNDLES, { contents: '' }, 'Contents is required'],
];

it.each(REFUSALS.map(([kind, change, text]) => [kind.resource, change, text, kind] as const))(
  '%s: %j is refused: %s',
  async (_resource, change, text, { paths, least, resource }) => {
    const before = await adminList(editor, resource);
    for (const path of paths) {
      const { body } = await editor.post(path, { ...least, ...change }).expect(422);
      expect(body).toEqual({ success: false, message: text, errors: { [Object.keys(change)[0] ?? '']: [text] } });
    }
    expect((await adminList(editor, resource)).headers['content-range']).toBe(before.headers['content-range']);
  },
);

const EVIL = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'java\u200bscript:alert(1)',
  '\u0000javascript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload=alert(1)>',
  '//evil.example/x',
  '/\\evil.example',
  'https:evil.example',
  'https://festival.example@evil.example',
  'https://example.com/"onerror="alert(1)',
  'file:///etc/passwd',
];

const ADDRESSES: Array<[ContentKind, string]> = [
  [GUEST_STARS, 'image'],
  [GUEST_STARS, 'below_image'],
  [ACTS, 'image'],
  [ACTS, 'instagram_link'],
  [ACTS, 'music_link'],
  [ACTS, 'video_link'],
  [CARDS, 'image_url'],
  [CARDS, 'link'],
  [VIDEOS, 'thumbnail_url'],
  [VIDEOS, 'video_id'],
  [CLOSING, 'image_url'],
  [CLOSING, 'button1_link'],
  [CLOSING, 'button2_link'],
  [ITEMS, 'image'],
  [ITEMS, 'link'],
  [BUNDLES, 'image'],
  [BUNDLES, 'link'],
];

describe.each(EVIL)('the address %j', (evil) => {
  it('is refused wherever one may be given', async () => {
    const taken: string[] = [];
    for (const [{ paths, least }, field] of ADDRESSES) {
      const { status, body } = await editor.post(paths[0] ?? '', { ...least, [field]: evil });
      if (status !== 422 || !body.errors?.[field]) taken.push(`${field}: ${status}`);
    }
    expect(taken).toEqual([]);
  });
});

it.each(['mailto:a@b.id', 'tel:+62812345'])('%s is a link, and no picture', async (address) => {
  const made = await editor.post('/api/event-upcoming-details', { ...CARDS.least, link: address }).expect(201);
  expect(made.body.data.link).toBe(address);
  await editor.delete(`/api/event-upcoming-details/${made.body.data.id}`).expect(200);
  await editor.post('/api/guest-stars', { ...GUEST_STARS.least, image: address }).expect(422);
});

it('a card’s description keeps its formatting and loses scripts', async () => {
  const description = '<p onclick="x()">Hi <b>there</b><script>alert(1)</script><a href="javascript:x()">go</a></p>';
  const { body } = await editor.post('/api/event-upcoming-details', { ...CARDS.least, description }).expect(201);
  expect(body.data.description).toBe('<p>Hi <b>there</b><a>go</a></p>');
  await editor.delete(`/api/event-upcoming-details/${body.data.id}`).expect(200);
});

it('texts are stored as typed', async () => {
  const name = '<b>Rock & "Roll"</b> <script>';
  const { body } = await editor.post('/api/guest-stars', { ...GUEST_STARS.least, name }).expect(201);
  expect(body.data.name).toBe(name);
  const fourth = await editor.post('/api/guest-stars', { ...GUEST_STARS.least, sort_order: 2 }).expect(422);
  expect(fourth.body.errors).toEqual({ sort_order: ['There may be at most 3 guest stars'] });
  await editor.delete(`/api/guest-stars/${body.data.id}`).expect(200);
});

describe('who may write', () => {
  const writes = KINDS.flatMap(({ paths, least }) => paths.map((path) => [path, least] as const));

  it.each(['finance', 'gate'] as const)('%s may not', async (role) => {
    const other = await staff(festival, role);
    for (const [path, least] of writes) {
      await other.post(path, least).expect(403);
      await other.put(`${path}/1`, least).expect(403);
      await other.delete(`${path}/1`).expect(403);
    }
  });

  it('a visitor may not', async () => {
    for (const [path, least] of writes) await festival.visitor().post(path, least).expect(401);
  });
});
