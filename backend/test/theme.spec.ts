import { THEME_COLOURS } from '@festival/contracts';
import { AuditEntryEntity } from '../src/audit/audit-entry.entity.js';
import { shownNow } from './support/content/content.js';
import { Festival } from './support/festival.js';
import { staff } from './support/staff.js';
import type { Visitor } from './support/visitor.js';

const PATH = '/api/admin/theme';
const FOREST = { night: '#0b3d1f', gold: '#ffd04a' };

let festival: Festival;
let editor: Visitor;
beforeAll(async () => {
  festival = await Festival.open();
  editor = await staff(festival, 'content');
});
afterAll(() => festival.close());

const shown = async () => ((await shownNow(festival, '/api/site-settings')) as { theme: unknown }).theme;

it('is our own at first, which visitors have in the style sheet', async () => {
  const { body } = await editor.get(PATH).expect(200);
  expect(body.data).toEqual({ id: 1, ...THEME_COLOURS, crest: null, hero: null, updated_at: null });
  expect(await shown()).toEqual({ colours: null, crest: null, hero: null });
});

it.each([PATH, `${PATH}/1`])('is changed at %s, seen at once, and audited', async (path) => {
  const { body } = await editor.put(path, { ...FOREST, crest: '/media/crest.png' }).expect(200);
  expect(body.data).toMatchObject({ ...THEME_COLOURS, ...FOREST, crest: '/media/crest.png', hero: null });
  expect(await shown()).toEqual({ colours: { ...THEME_COLOURS, ...FOREST }, crest: '/media/crest.png', hero: null });
  const entries = festival.rows(AuditEntryEntity).find({ where: { resource: 'theme' }, order: { id: 'ASC' } });
  expect((await entries).at(-1)).toMatchObject({ action: 'update', recordId: '1', after: body.data });
  await editor.put(path, { ...THEME_COLOURS, crest: null }).expect(200);
});

it('colours in which words would not read well are refused with their fields, and nothing is changed', async () => {
  const { body } = await editor.put(PATH, { leaf: '#123456', red: '#ff8fa0' }).expect(422);
  expect(body.errors).toEqual({
    red: [
      expect.stringMatching(/^White words on the red button can't be read well: a contrast of 2\.\d, at least 4\.5\.$/),
    ],
  });
  expect((await editor.get(PATH).expect(200)).body.data).toMatchObject(THEME_COLOURS);
});

it.each([
  [{ night: 'blue' }, 'Night must be # followed by 6 hex digits'],
  [{ ink: null }, 'Ink must be # followed by 6 hex digits'],
  [{ crest: 'javascript:alert(1)' }, 'Crest must be a URL'],
  [{ silver: '#cccccc' }, 'The field silver is not allowed.'],
])('refuses %j: %s', async (change, text) => {
  const { body } = await editor.put(PATH, change).expect(422);
  expect(body.errors).toEqual({ [Object.keys(change)[0] ?? '']: [text] });
});

it('is for who edits content', async () => {
  await (await staff(festival, 'finance')).put(PATH, FOREST).expect(403);
  await festival.visitor().get(PATH).expect(401);
});

it('large letters are made small, and who has seen an older one is told', async () => {
  const { body } = await editor.put(PATH, { night: '#0B3D1F' }).expect(200);
  expect(body.data.night).toBe('#0b3d1f');
  await editor.put(PATH, { ...THEME_COLOURS, seen_updated_at: '2020-01-01T00:00:00.000Z' }).expect(409);
  await editor.put(PATH, { ...THEME_COLOURS, seen_updated_at: body.data.updated_at }).expect(200);
});
