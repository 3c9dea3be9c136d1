import { EVENT_NAMES } from '@festival/contracts';
import { AuditEntryEntity } from '../src/audit/audit-entry.entity.js';
import { EventPageEntity } from '../src/content/event-pages/event-page.entity.js';
import { adminList, shownNow } from './support/content/content.js';
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

const audit = (resource: string) => festival.rows(AuditEntryEntity).find({ where: { resource }, order: { id: 'ASC' } });

describe('the hero section', () => {
  const TEXTS = { title_text: 'Rise', event_text_line1: 'Line <one>', event_text_line2: 'Line two' };
  const NOT_IN_INDONESIAN = {
    title_text_indonesian: null,
    event_text_line1_indonesian: null,
    event_text_line2_indonesian: null,
  };

  it.each(['/api/admin/hero-section', '/api/admin/hero-section/1'])('is read and changed at %s', async (path) => {
    const before = (await editor.get(path).expect(200)).body.data;
    const { body } = await editor.put(path, { ...TEXTS, is_active: true }).expect(200);
    const data = { id: 1, ...TEXTS, ...NOT_IN_INDONESIAN, is_active: true, updated_at: expect.any(String) };
    expect(body).toEqual({ success: true, data });
    expect(await shownNow(festival, '/api/hero-section')).toEqual({ ...TEXTS, ...NOT_IN_INDONESIAN, is_active: true });
    expect((await audit('hero-section')).at(-1)).toMatchObject({
      action: 'update',
      recordId: '1',
      before,
      after: body.data,
    });
  });

  it('hides its texts from visitors while it isn’t active, and stays so when the field is omitted', async () => {
    await editor.put('/api/admin/hero-section', { ...TEXTS, is_active: false }).expect(200);
    await editor.put('/api/admin/hero-section', TEXTS).expect(200);
    const empty = { title_text: '', event_text_line1: '', event_text_line2: '', is_active: false };
    expect(await shownNow(festival, '/api/hero-section')).toEqual({ ...empty, ...NOT_IN_INDONESIAN });
    expect((await editor.get('/api/admin/hero-section').expect(200)).body.data).toMatchObject(TEXTS);
  });

  it.each([
    [{ title_text: '' }, 'Title text is required'],
    [{ event_text_line1: undefined }, 'Event text line 1 is required'],
    [{ event_text_line2: ' ' }, 'Event text line 2 is required'],
    [{ title_text: 'x'.repeat(256) }, 'Title text may have at most 255 characters'],
    [{ is_active: 'on' }, 'Active must be true or false'],
    [{ image: '/a.png' }, 'The field image is not allowed.'],
  ])('refuses %j: %s', async (change, text) => {
    const { body } = await editor.put('/api/admin/hero-section', { ...TEXTS, ...change }).expect(422);
    expect(body.errors).toEqual({ [Object.keys(change)[0] ?? '']: [text] });
  });

  it('takes 255 characters, and is a singleton', async () => {
    await editor.put('/api/admin/hero-section', { ...TEXTS, title_text: 'é'.repeat(255) }).expect(200);
    await editor.get('/api/admin/hero-section/2').expect(404);
    await editor.put('/api/admin/hero-section/2', TEXTS).expect(404);
  });
});

describe('divisions', () => {
  it('are edited at /api/admin/divisions/{id}, seen at once, and audited', async () => {
    const all = (await editor.get('/api/admin/divisions').expect(200)).body.data;
    expect(all).toHaveLength(15);
    const [first] = all;
    const change = { sort_order: 0, name: 'High Council', title: 'Elders', image: '/c.png', description2: '' };
    const { body } = await editor.put(`/api/admin/divisions/${first.id}`, { ...first, ...change }).expect(200);
    expect(body.data).toEqual({ ...first, ...change, updated_at: expect.any(String) });
    const [shown] = await shownNow<object[]>(festival, '/api/divisions');
    const { sort_order: _order, is_active: _active, updated_at: _at, ...visible } = body.data;
    expect(shown).toEqual(visible);
    expect((await audit('divisions')).at(-1)).toMatchObject({ before: first, after: body.data });

    await editor.put(`/api/admin/divisions/${first.id}`, { ...first, is_active: false }).expect(200);
    const rest: Array<{ id: number }> = await shownNow(festival, '/api/divisions');
    expect(rest).toHaveLength(14);
    expect(rest.map(({ id }) => id)).not.toContain(first.id);
    await editor.put(`/api/admin/divisions/${first.id}`, first).expect(200);
  });

  it('are listed for the admin app', async () => {
    const { body, headers } = await adminList(editor, 'divisions', { sort: ['name', 'ASC'], range: [0, 1] }).expect(
      200,
    );
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual(['Competition', 'Consumption']);
    expect(headers['content-range']).toBe('divisions 0-1/15');
    const found = await adminList(editor, 'divisions', { filter: { q: 'bards' } }).expect(200);
    expect(found.body.data.map(({ key }: { key: string }) => key)).toEqual(['media-partner']);
  });

  it('can be neither created nor deleted', async () => {
    await editor.post('/api/admin/divisions', { sort_order: 1, name: 'X', title: 'Y' }).expect(405);
    await editor.delete('/api/admin/divisions/1').expect(405);
    await editor.put('/api/admin/divisions/999999', { sort_order: 1, name: 'X', title: 'Y' }).expect(404);
  });

  it.each([
    [{ sort_order: -1 }, 'Sort order must be at least 0'],
    [{ sort_order: undefined }, 'Sort order is required'],
    [{ name: '' }, 'Name is required'],
    [{ title: '' }, 'Title is required'],
    [{ image: 'javascript:alert(1)' }, 'Image must be a URL'],
    [{ description1: 'x'.repeat(5_001) }, 'Description 1 may have at most 5000 characters'],
  ])('refuse %j: %s', async (change, text) => {
    const [first] = (await editor.get('/api/admin/divisions').expect(200)).body.data;
    const { body } = await editor.put(`/api/admin/divisions/${first.id}`, { ...first, ...change }).expect(422);
    expect(body.errors).toEqual({ [Object.keys(change)[0] ?? '']: [text] });
  });
});

describe('event pages', () => {
  const PAGE = {
    is_active: true,
    bg_color: '#123456',
    hero_src: 'https://example.com/hero.png',
    paper_src: '/paper.png',
    unveiling_images: ['/1.png', 'https://example.com/2.png'],
    image_section_bg: 'linear-gradient(to right, navy, #FFC22F)',
    sponsor_src: null,
    medpar_src: '/medpar.png',
  };

  it('are an object keyed by event, and a list for the admin app', async () => {
    const { body } = await editor.get('/api/admin/event-pages').expect(200);
    expect(Object.keys(body.data)).toEqual([...EVENT_NAMES]);
    expect(body.data.unify).toMatchObject({ is_active: true, unveiling_images: [], hero_src: null });
    const list = await adminList(editor, 'event-pages', { range: [0, 1] }).expect(200);
    expect(list.headers['content-range']).toBe('event-pages 0-1/5');
    expect(list.body.data[0]).toEqual({ id: 'unveiling', ...body.data.unveiling, updated_at: null });
    expect((await adminList(editor, 'event-pages', { sort: ['id', 'DESC'] })).body.data[0].id).toBe('unify');
    await adminList(editor, 'event-pages', { sort: ['name', 'ASC'] }).expect(400);
  });

  it.each(EVENT_NAMES)('%s is edited, seen at once, and audited', async (name) => {
    const before = (await editor.get(`/api/admin/event-pages/${name}`).expect(200)).body.data;
    const { body } = await editor.put(`/api/admin/event-pages/${name}`, PAGE).expect(200);
    expect(body.data).toEqual({ id: name, ...PAGE, updated_at: expect.any(String) });
    expect(await shownNow(festival, `/api/event-pages/${name}`)).toEqual(PAGE);
    expect((await audit('event-pages')).at(-1)).toMatchObject({ recordId: name, before, after: body.data });

    const part = await editor.put(`/api/admin/event-pages/${name}`, { is_active: false, hero_src: '' }).expect(200);
    const after = { ...body.data, is_active: false, hero_src: null, updated_at: expect.any(String) };
    expect(part.body.data).toEqual(after);
    expect((await festival.visitor().get(`/api/event-pages/${name}`).expect(404)).body.message).toBe(
      'Event page not found.',
    );
    await editor.put(`/api/admin/event-pages/${name}`, { ...part.body.data, is_active: true }).expect(200);
    await festival.visitor().get(`/api/event-pages/${name}`).expect(200);
  });

  it('that nobody has edited are there, inactive; of many first edits at once none is lost', async () => {
    await festival.rows(EventPageEntity).delete({ name: 'ucare' });
    expect((await editor.get('/api/admin/event-pages/ucare').expect(200)).body.data).toMatchObject({
      is_active: false,
      bg_color: '#FFC22F',
    });
    const parts = [
      { hero_src: '/h.png' },
      { paper_src: '/p.png' },
      { sponsor_src: '/s.png' },
      { medpar_src: '/m.png' },
    ];
    await Promise.all(parts.map((part) => editor.put('/api/admin/event-pages/ucare', part).expect(200)));
    const { body } = await editor.get('/api/admin/event-pages/ucare').expect(200);
    expect(body.data).toMatchObject(Object.assign({}, ...parts));
  });

  it.each(['nothing', 'UCARE', 'constructor', '__proto__', '1'])('%s is no event', async (name) => {
    await festival.visitor().get(`/api/event-pages/${name}`).expect(404);
    await editor.get(`/api/admin/event-pages/${name}`).expect(404);
    await editor.put(`/api/admin/event-pages/${name}`, PAGE).expect(404);
  });

  it('reduces url(…) to its address', async () => {
    const change = { image_section_bg: 'url("https://example.com/bg.png")' };
    const { body } = await editor.put('/api/admin/event-pages/unify', change).expect(200);
    expect(body.data.image_section_bg).toBe('https://example.com/bg.png');
  });

  const background = 'Image section background must be a URL, a colour or a gradient';
  it.each<[Record<string, unknown>, string]>([
    [{ is_active: 1 }, 'Active must be true or false'],
    [{ bg_color: 'red' }, 'Background colour must be # followed by 6 hex digits'],
    [{ hero_src: 'javascript:alert(1)' }, 'Hero image must be a URL'],
    [{ paper_src: '//evil.example' }, 'Paper image must be a URL'],
    [{ sponsor_src: 'data:text/html,x' }, 'Sponsor image must be a URL'],
    [{ medpar_src: 7 }, 'Media partner image must be a URL'],
    [{ unveiling_images: '/a.png' }, 'Unveiling images must be a list'],
    [{ unveiling_images: null }, 'Unveiling images must be a list'],
    [{ unveiling_images: ['/a.png', 'javascript:x'] }, 'Each of unveiling images must be a URL'],
    [{ unveiling_images: [1] }, 'Each of unveiling images must be a URL'],
    [{ unveiling_images: Array.from({ length: 51 }, () => '/a.png') }, 'Unveiling images may have at most 50 pictures'],
    [{ image_section_bg: 'url(javascript:alert(1))' }, background],
    [{ image_section_bg: 'red;position:fixed' }, background],
    [{ image_section_bg: 'linear-gradient(red, url(//evil.example))' }, background],
    [{ image_section_bg: 'expression(alert(1))' }, background],
    [{ name: 'ucare' }, 'The field name is not allowed.'],
  ])('refuse %j: %s', async (change, text) => {
    const { body } = await editor.put('/api/admin/event-pages/unify', change).expect(422);
    expect(body.errors).toEqual({ [Object.keys(change)[0] ?? '']: [text] });
  });
});
