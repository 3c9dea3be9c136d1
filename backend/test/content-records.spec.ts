import { AuditEntryEntity } from '../src/audit/audit-entry.entity.js';
import { adminList, freeThePlaceOfAStar, KINDS, shownNow } from './support/content/content.js';
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

describe.each(KINDS)('$resource', (kind) => {
  const { resource, paths, noun, least, made, change } = kind;
  const admin = `/api/admin/${resource}`;
  const shown = async (id: number) =>
    kind.shown(await shownNow(festival, kind.shownAt)).find((each) => each?.['id'] === id);
  const make = async (changes: object = {}) =>
    (await editor.post(admin, { ...least, ...changes }).expect(201)).body.data as { id: number };

  it.each(paths)('are made, changed and deleted at %s, seen at once by visitors, and audited', async (path) => {
    const created = await editor.post(path, least).expect(201);
    const { id } = created.body.data;
    const record = { ...created.body.data };
    expect(created.body).toEqual({ success: true, data: expect.objectContaining({ id, ...made }) });
    expect((await editor.get(`${admin}/${id}`).expect(200)).body.data).toEqual(record);
    expect(await shown(id)).toMatchObject(kind.visible);

    const updated = await editor.put(`${path}/${id}`, { ...record, ...change }).expect(200);
    const changed = updated.body.data;
    expect(updated.body).toEqual({ success: true, data: { ...record, ...change, updated_at: expect.any(String) } });
    expect(await shown(id)).not.toMatchObject(kind.visible);

    const deleted = await editor.delete(`${path}/${id}`).expect(200);
    expect(deleted.body).toEqual({ success: true, message: `${noun} deleted.`, data: changed });
    expect(await shown(id)).toBeUndefined();
    for (const call of [
      editor.get(`${admin}/${id}`),
      editor.put(`${path}/${id}`, least),
      editor.delete(`${path}/${id}`),
    ]) {
      expect((await call).body).toEqual({ success: false, message: `${noun} not found.` });
    }
    const entries = await festival
      .rows(AuditEntryEntity)
      .find({ where: { resource, recordId: String(id) }, order: { id: 'ASC' } });
    expect(entries.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['create', null, record],
      ['update', record, changed],
      ['delete', changed, null],
    ]);
  });

  it('keep omitted fields of an update, and refuse unknown ones', async () => {
    const { id } = await make();
    await editor.put(`${admin}/${id}`, { ...least, ...change }).expect(200);
    const { body } = await editor.put(`${admin}/${id}`, { ...least, ...change }).expect(200);
    expect(body.data).toMatchObject(change);
    const foreign = await editor.put(`${admin}/${id}`, { ...least, html: '<b>' }).expect(422);
    expect(foreign.body.errors).toEqual({ html: ['The field html is not allowed.'] });
    await editor.post(admin, '{' as unknown as object, { 'content-type': 'application/json' }).expect(400);
    await editor.delete(`${admin}/${id}`).expect(200);
  });

  it.each(['0', '-1', 'one', '1.5', '99999999999'])('have no record %s', async (id) => {
    await editor.get(`${admin}/${id}`).expect(404);
    await editor.put(`${paths[0]}/${id}`, least).expect(404);
    await editor.delete(`${paths[0]}/${id}`).expect(404);
  });

  it('are listed sorted and in ranges, with Content-Range', async () => {
    const { id } = await make();
    const all = await adminList(editor, resource, { sort: ['id', 'DESC'], range: [0, 99] }).expect(200);
    const ids = (all.body.data as Array<{ id: number }>).map((each) => each.id);
    expect(ids[0]).toBe(id);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    expect(all.headers['content-range']).toBe(`${resource} 0-${ids.length - 1}/${ids.length}`);
    const second = await adminList(editor, resource, { sort: ['id', 'DESC'], range: [1, 1] }).expect(200);
    expect(second.body.data.map((each: { id: number }) => each.id)).toEqual(ids.slice(1, 2));
    expect((await adminList(editor, resource, { filter: { q: '%' } }).expect(200)).body.data).toEqual([]);
    await editor.delete(`${admin}/${id}`).expect(200);
  });

  it.each<Record<string, unknown>>([
    { sort: ['password', 'ASC'] },
    { sort: ['id', 'UP'] },
    { range: [5, 1] },
    { filter: { password: 'x' } },
  ])('refuse the list query %j with 400', async (query) => {
    await adminList(editor, resource, query).expect(400);
  });
});
