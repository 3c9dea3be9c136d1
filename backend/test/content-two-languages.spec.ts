import { AuditEntryEntity } from '../src/audit/audit-entry.entity.js';
import { ACTS, BUNDLES, CARDS, CLOSING, COUNTDOWNS, ITEMS, shownNow, VIDEOS } from './support/content/content.js';
import { Festival } from './support/festival.js';
import { staff } from './support/staff.js';
import type { Visitor } from './support/visitor.js';

type Body = Record<string, unknown>;

let festival: Festival;
let editor: Visitor;
beforeAll(async () => {
  festival = await Festival.open();
  editor = await staff(festival, 'content');
});
afterAll(() => festival.close());

describe('the demo content', () => {
  /** Names, which are the same in both languages. */
  const NAMES = /^(The Legacy of the Five Realms|Unveiling|E-Ulympic|U-Care|Ulympic|Unify|Heraklid|Herakles|Cadmus)$/;
  const DATE = /^27 September \d{4}$/;

  it.each([
    '/api/hero-section',
    '/api/site-settings',
    '/api/event-upcoming-details',
    '/api/countdown-events',
    '/api/archive-videos',
    '/api/closing-section',
    '/api/divisions',
    '/api/merchandise',
    '/api/acts',
  ])('%s is there in both languages', async (path) => {
    const records = recordsIn(await shownNow(festival, path));
    const missing = records.flatMap((record) =>
      Object.keys(record)
        .filter((field) => /_(indonesian|english)$/.test(field) && !record[field])
        .map((field) => String(record[field.replace(/_(indonesian|english)$/, '')]))
        .filter((first) => first && !NAMES.test(first) && !DATE.test(first)),
    );
    expect(missing).toEqual([]);
    expect(records.some((record) => Object.keys(record).some((field) => field.endsWith('_indonesian')))).toBe(true);
  });
});

/** A record's first text, the field of its second language, and that field as visitors get it. */
const TEXTS = [
  { kind: ACTS, first: 'about', second: 'about_indonesian', most: 600 },
  { kind: CARDS, first: 'title', second: 'title_indonesian', most: 190 },
  { kind: CARDS, first: 'description', second: 'description_indonesian', most: 10_000 },
  { kind: CARDS, first: 'alt_text', second: 'alt_text_indonesian', seenAs: 'alt_indonesian', most: 190 },
  { kind: COUNTDOWNS, first: 'name', second: 'name_indonesian', most: 190 },
  { kind: VIDEOS, first: 'title', second: 'title_indonesian', most: 190 },
  { kind: CLOSING, first: 'head_text', second: 'head_text_indonesian', most: 190 },
  { kind: CLOSING, first: 'content_text', second: 'content_text_indonesian', most: 5_000 },
  { kind: CLOSING, first: 'button1_text', second: 'button1_text_indonesian', most: 64 },
  { kind: CLOSING, first: 'button2_text', second: 'button2_text_indonesian', most: 64 },
  { kind: ITEMS, first: 'name', second: 'name_indonesian', most: 190 },
  { kind: BUNDLES, first: 'name', second: 'name_indonesian', most: 190 },
  { kind: BUNDLES, first: 'contents', second: 'contents_indonesian', most: 500 },
];

describe.each(TEXTS)('$kind.resource: $second', ({ kind, first, second, seenAs = second, most }) => {
  const admin = `/api/admin/${kind.resource}`;
  let id: number;
  const put = (changes: Body) => editor.put(`${admin}/${id}`, { ...kind.least, ...changes });
  const saved = async () => (await editor.get(`${admin}/${id}`).expect(200)).body.data[second];
  const seen = async () =>
    kind.shown(await shownNow(festival, kind.shownAt)).find((each) => each['id'] === id)?.[seenAs];

  beforeAll(async () => {
    id = (await editor.post(admin, { ...kind.least, [first]: 'Before' }).expect(201)).body.data.id;
  });
  afterAll(() => editor.delete(`${admin}/${id}`).expect(200));

  it('is next to its first text for editors, visitors and the audit log', async () => {
    expect([await saved(), await seen()]).toEqual([null, null]);
    await put({ [first]: 'First', [second]: ' Kedua ' }).expect(200);
    expect([await saved(), await seen()]).toEqual(['Kedua', 'Kedua']);
    const where = { resource: kind.resource, recordId: String(id) };
    const entry = await festival.rows(AuditEntryEntity).findOne({ where, order: { id: 'DESC' } });
    expect([entry?.before?.[second], entry?.after?.[second]]).toEqual([null, 'Kedua']);
  });

  it('stays when a change leaves it out, unless its first text changes; empty and null clear it', async () => {
    await put({ [first]: 'First', [second]: 'Kedua' }).expect(200);
    await put({ [first]: 'First', sort_order: kind.least['sort_order'] }).expect(200);
    expect(await saved()).toBe('Kedua');
    await put({ [first]: 'Another' }).expect(200);
    expect([await saved(), await seen()]).toEqual([null, null]);
    for (const cleared of ['', '  ', null]) {
      await put({ [first]: 'Another', [second]: 'Kedua' }).expect(200);
      await put({ [first]: 'Another', [second]: cleared }).expect(200);
      expect(await saved()).toBeNull();
    }
  });

  it('is no longer than its first text may be', async () => {
    await put({ [first]: 'First', [second]: 'é'.repeat(most) }).expect(200);
    const long = await put({ [first]: 'First', [second]: 'x'.repeat(most + 1) }).expect(422);
    expect(long.body.errors[second][0]).toMatch(new RegExp(`in Indonesian may have at most ${most} characters$`));
    const wrong = await put({ [first]: 'First', [second]: 7 }).expect(422);
    expect(wrong.body.errors[second][0]).toMatch(/in Indonesian must be text$/);
  });
});

it('a card’s description is safe HTML in either language', async () => {
  const path = '/api/event-upcoming-details';
  const texts = { description: '<p>a</p>', description_indonesian: '<p onclick="x()">b<script>x()</script></p>' };
  const { id } = (await editor.post(path, { ...CARDS.least, ...texts }).expect(201)).body.data;
  const cards: Body[] = await shownNow(festival, path);
  expect(cards.find((card) => card['id'] === id)).toMatchObject({ description_indonesian: '<p>b</p>' });
  await editor.delete(`${path}/${id}`).expect(200);
});

describe.each([
  ['the hero section', '/api/admin/hero-section', '/api/hero-section', 'event_text_line1'],
  ['the site settings', '/api/admin/settings', '/api/site-settings', 'venue'],
  ['the site settings', '/api/admin/settings', '/api/site-settings', 'support_name'],
])('%s', (_name, admin, open, first) => {
  it(`have ${first} in both languages`, async () => {
    const second = `${first}_indonesian`;
    const before = (await editor.get(admin).expect(200)).body.data;
    const shown = async () => ((await shownNow(festival, open)) as Body)[second];
    await editor.put(admin, { ...before, [first]: 'First', [second]: 'Kedua' }).expect(200);
    expect(await shown()).toBe('Kedua');
    const { [second]: _second, ...rest } = before;
    await editor.put(admin, { ...rest, [first]: 'First' }).expect(200);
    expect(await shown()).toBe('Kedua');
    await editor.put(admin, { ...rest, [first]: 'Another' }).expect(200);
    expect(await shown()).toBeNull();
    await editor.put(admin, before).expect(200);
    expect(await shown()).toBe(before[second]);
  });
});

it('a division’s descriptions have an English text, its name and title an Indonesian one', async () => {
  const [first] = (await editor.get('/api/admin/divisions').expect(200)).body.data;
  const texts = { name_indonesian: 'Dewan Tua', title_indonesian: 'Para Tetua', description1_english: 'Elders.' };
  await editor.put(`/api/admin/divisions/${first.id}`, { ...first, ...texts, description2_english: '' }).expect(200);
  const [shown] = await shownNow<object[]>(festival, '/api/divisions');
  expect(shown).toMatchObject({ ...texts, description1: first.description1, description2_english: null });
  await editor.put(`/api/admin/divisions/${first.id}`, first).expect(200);
});

/** The objects in an answer, at whatever depth. */
function recordsIn(data: unknown): Body[] {
  if (Array.isArray(data)) return data.flatMap(recordsIn);
  if (typeof data !== 'object' || data === null) return [];
  return [data as Body, ...Object.values(data).flatMap(recordsIn)];
}
