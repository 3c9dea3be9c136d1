import { AuditEntryEntity } from '../src/audit/audit-entry.entity.js';
import { ACTIVE, ClosingSectionEntity } from '../src/content/closing/closing-section.entity.js';
import { CLOSING, shownNow } from './support/content/content.js';
import { Festival } from './support/festival.js';
import { staff } from './support/staff.js';
import type { Visitor } from './support/visitor.js';

let festival: Festival;
let editor: Visitor;
beforeAll(async () => {
  festival = await Festival.open();
  editor = await staff(festival, 'content');
});
afterAll(() => festival.close());

const rows = () => festival.rows(ClosingSectionEntity);
const shown = (): Promise<unknown> => shownNow(festival, '/api/closing-section');
const make = async (changes: object = {}) =>
  (await editor.post('/api/closing-section', { ...CLOSING.least, ...changes }).expect(201)).body.data;
const all = async (): Promise<Array<{ id: number; is_active: boolean }>> =>
  (await editor.get('/api/admin/closing-sections').expect(200)).body.data;
const active = async () => (await all()).filter((each) => each.is_active).map(({ id }) => id);

it('activating one deactivates the others, each with an audit entry', async () => {
  const [before] = await active();
  const made = await make();
  expect(await active()).toEqual([made.id]);
  expect(await shown()).toEqual(made);
  const entry = await festival
    .rows(AuditEntryEntity)
    .findOneByOrFail({ resource: 'closing-sections', recordId: String(before), action: 'update' });
  expect([entry.before, entry.after]).toMatchObject([{ is_active: true }, { is_active: false }]);

  const second = await make({ is_active: false });
  expect(await active()).toEqual([made.id]);
  await editor.put(`/api/closing-section/${second.id}`, { ...second, is_active: true }).expect(200);
  expect(await active()).toEqual([second.id]);
  await editor.put(`/api/admin/closing-sections/${second.id}`, { ...second, is_active: undefined }).expect(200);
  expect(await active()).toEqual([second.id]);
});

it('the list is newest first, also when it is longer than a page', async () => {
  for (let count = 0; count < 26; count += 1) await make({ is_active: false });
  const ids = (await all()).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(26);
  expect(ids).toEqual([...ids].sort((a, b) => b - a));
  const page = await editor.get('/api/admin/closing-sections?range=[0,1]').expect(200);
  expect(page.body.data).toHaveLength(2);
  expect(page.headers['content-range']).toBe(`closing-sections 0-1/${ids.length}`);
});

it('visitors see whether none is active or none exists', async () => {
  for (const { id } of await all()) await editor.delete(`/api/closing-section/${id}`).expect(200);
  expect(await shown()).toBeNull();
  const made = await make({ is_active: false });
  expect(await shown()).toEqual({ is_active: false });
  await editor.put(`/api/closing-section/${made.id}`, { ...made, is_active: true }).expect(200);
  expect(await shown()).toEqual({ ...made, is_active: true, updated_at: expect.any(String) });
  await editor.put(`/api/closing-section/${made.id}`, { ...made, is_active: false }).expect(200);
  expect(await shown()).toEqual({ is_active: false });
});

it('of many activations at once one wins, and the others get an explained error', async () => {
  const ids = [(await make()).id, (await make()).id, (await make()).id, (await make()).id];
  const answers = await Promise.all(
    [...ids, ...ids].map((id) => editor.put(`/api/closing-section/${id}`, { ...CLOSING.least, is_active: true })),
  );
  for (const { status, body } of answers.filter((each) => each.status !== 200)) {
    expect([status, body.message]).toEqual([
      409,
      'Another closing section was made active at the same moment. Please try again.',
    ]);
  }
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  expect(await active()).toHaveLength(1);
});

it('the database allows one active section, and two without its index (control)', async () => {
  const activate = () => rows().updateAll({ activeSlot: ACTIVE });
  await expect(activate()).rejects.toThrow();
  const of = process.env['TEST_DATABASE_URL'] === undefined ? '' : ' ON closing_sections';
  await rows().query(`DROP INDEX closing_sections_active_slot${of}`);
  await activate();
  expect((await active()).length).toBeGreaterThan(1);
});
