import type { AdminGuestStar } from '@festival/contracts';
import { CountdownEventEntity } from '../src/content/countdown/countdown-event.entity.js';
import {
  adminList,
  CARDS,
  COUNTDOWNS,
  freeThePlaceOfAStar,
  GUEST_STARS,
  shownNow,
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

const PUBLIC = [
  '/api/guest-stars',
  '/api/acts',
  '/api/event-upcoming-details',
  '/api/countdown-events',
  '/api/archive-videos',
  '/api/hero-section',
  '/api/closing-section',
  '/api/divisions',
  '/api/event-pages/unveiling',
  '/api/site-settings',
  '/api/merchandise',
];

describe.each(PUBLIC)('%s', (path) => {
  it('is public, revalidated each time, and answered with 304 while unchanged', async () => {
    const first = await festival.visitor().get(path).expect(200);
    expect(first.body).toMatchObject({ success: true });
    expect(first.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'application/json; charset=utf-8',
      etag: expect.stringMatching(/^"[\w-]+"$/),
    });
    const etag = first.headers['etag'] ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await festival.visitor().get(path).set('if-none-match', known).expect(304);
      expect([again.text, again.headers['etag'], again.headers['cache-control']]).toEqual(['', etag, 'no-cache']);
    }
    await festival.visitor().get(path).set('if-none-match', '"other"').expect(200);
  });
});

it('an edit changes the ETag and is visible at the next read', async () => {
  const before = await festival.visitor().get('/api/countdown-events').expect(200);
  const etag = before.headers['etag'] ?? '';
  const { id } = (await editor.post('/api/countdown-events', COUNTDOWNS.least).expect(201)).body.data;
  const after = await festival.visitor().get('/api/countdown-events').set('if-none-match', etag).expect(200);
  expect(after.headers['etag']).not.toBe(etag);
  expect(after.body.data).toHaveLength(before.body.data.length + 1);
  await editor.delete(`/api/countdown-events/${id}`).expect(200);
  await festival.visitor().get('/api/countdown-events').set('if-none-match', etag).expect(304);
});

it('a write of another process is visible after five seconds', async () => {
  const names = async () =>
    ((await shownNow(festival, '/api/countdown-events')) as Array<{ name: string }>).map(({ name }) => name);
  const [first] = await names();
  await festival.rows(CountdownEventEntity).update({ name: first }, { name: 'Written elsewhere' });
  festival.clock.advanceMinutes(5 / 60);
  expect(await names()).toContain('Written elsewhere');
  await festival.rows(CountdownEventEntity).update({ name: 'Written elsewhere' }, { name: first });
  festival.clock.advanceMinutes(5 / 60);
});

describe('hidden content', () => {
  it('an unrevealed star has no name and no pictures', async () => {
    const secret = { name: 'Secret Band', image: '/secret.png', below_image: '/secret-2.png', is_revealed: false };
    const made = (await editor.post('/api/guest-stars', { ...GUEST_STARS.least, ...secret }).expect(201)).body.data;
    const answer = await festival.visitor().get('/api/guest-stars').expect(200);
    const place = { id: made.id, sort_order: made.sort_order };
    const hidden = { ...place, name: 'Coming Soon', image: null, is_revealed: false, below_image: null };
    expect(answer.body.data).toContainEqual(hidden);
    expect(answer.text).not.toMatch(/secret/i);
    const { body } = await editor.get(`/api/admin/guest-stars/${made.id}`).expect(200);
    expect(body.data as AdminGuestStar).toMatchObject(secret);
    await editor.put(`/api/guest-stars/${made.id}`, { ...made, is_revealed: true }).expect(200);
    expect((await festival.visitor().get('/api/guest-stars')).text).toMatch(/Secret Band/);
  });

  const LOCKED = {
    title: 'Secret',
    title_indonesian: 'Secret in Indonesian',
    description: '<p>Secret</p>',
    description_indonesian: '<p>Secret in Indonesian</p>',
    image_url: '/secret.png',
    alt_text: 'Secret',
    alt_text_indonesian: 'Secret in Indonesian',
  };

  it('a locked card has no texts, picture and link, in the list and alone', async () => {
    const request = { ...CARDS.least, ...LOCKED, link: '/secret', is_locked: true };
    const made = (await editor.post('/api/event-upcoming-details', request).expect(201)).body.data;
    const list = await festival.visitor().get('/api/event-upcoming-details').expect(200);
    const blank = { title: '', description: '', link: '' };
    const texts = { title_indonesian: null, description_indonesian: null };
    const shown = { id: made.id, key: made.key, ...blank, ...texts, image: '', alt: '', alt_indonesian: null };
    expect(list.body.data).toContainEqual({ ...shown, isLocked: true });
    const alone = await festival.visitor().get(`/api/event-upcoming-details/${made.id}`).expect(200);
    expect(alone.body.data).toEqual({
      ...made,
      ...blank,
      ...texts,
      image_url: '',
      alt_text: '',
      alt_text_indonesian: null,
    });
    expect(list.text + alone.text).not.toMatch(/secret/i);
    const toEditor = await editor.get(`/api/event-upcoming-details/${made.id}`).expect(200);
    expect(toEditor.body.data).toMatchObject(request);
    const gate = await staff(festival, 'gate');
    expect((await gate.get(`/api/event-upcoming-details/${made.id}`).expect(200)).body.data.title).toBe('');
    expect(
      (await adminList(editor, 'event-upcoming-details', { filter: { is_locked: true } })).body.data,
    ).toContainEqual(made);
  });

  it.each([COUNTDOWNS, VIDEOS])('an inactive record of $resource isn’t there for visitors', async (kind) => {
    const path = kind.paths[0] ?? '';
    const made = (await editor.post(path, { ...kind.least, is_active: false }).expect(201)).body.data;
    const ids = async () => ((await shownNow(festival, path)) as Array<{ id: number }>).map(({ id }) => id);
    expect(await ids()).not.toContain(made.id);
    const gate = await staff(festival, 'gate');
    for (const who of [festival.visitor(), gate]) {
      expect((await who.get(`${path}/${made.id}`).expect(404)).body.message).toBe(`${kind.noun} not found.`);
    }
    expect((await editor.get(`${path}/${made.id}`).expect(200)).body.data).toEqual(made);
    const active = (await editor.put(`${path}/${made.id}`, { ...made, is_active: true }).expect(200)).body.data;
    expect(await ids()).toContain(made.id);
    expect((await festival.visitor().get(`${path}/${made.id}`).expect(200)).body.data).toEqual(active);
    await festival.visitor().get(`${path}/999999`).expect(404);
    await editor.delete(`${path}/${made.id}`).expect(200);
  });

  it('lists are the same to editors, so that they see what visitors see', async () => {
    for (const path of PUBLIC) {
      expect((await editor.get(path).expect(200)).text).toBe((await festival.visitor().get(path).expect(200)).text);
    }
  });
});
