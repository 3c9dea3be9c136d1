import { AuditEntryEntity } from '../../src/audit/audit-entry.entity.js';
import { CountdownEventEntity } from '../../src/content/countdown/countdown-event.entity.js';
import { GuestStarEntity } from '../../src/content/line-up/guest-star.entity.js';
import { GUEST_STARS, shownNow } from '../support/content/content.js';
import { Festival } from '../support/festival.js';
import { staff } from '../support/staff.js';
import type { Visitor } from '../support/visitor.js';

let festival: Festival;
let editor: Visitor;
let other: Visitor;
beforeAll(async () => {
  festival = await Festival.open();
  [editor, other] = [await staff(festival, 'content'), await staff(festival, 'super_admin')];
});
afterAll(() => festival.close());

const stars = () => festival.rows(GuestStarEntity).find({ order: { sortOrder: 'ASC' } });
const order = async () => (await stars()).map(({ id, sortOrder }) => [id, sortOrder]);
const move = (id: number | undefined, direction: string, who = editor) =>
  who.post(`/api/admin/guest-stars/${id}/move`, { direction });

describe('moving', () => {
  it('swaps two places, shows it to visitors at once, and audits both', async () => {
    const [first, second, third] = (await stars()).map(({ id }) => id);
    const { body } = await move(first, 'down').expect(200);
    expect(body.data).toMatchObject({ id: first, sort_order: 2 });
    expect(await order()).toEqual([
      [second, 1],
      [first, 2],
      [third, 3],
    ]);
    const shown: Array<{ id: number }> = await shownNow(festival, '/api/guest-stars');
    expect(shown.map(({ id }) => id)).toEqual([second, first, third]);
    const entries = await festival.rows(AuditEntryEntity).findBy({ resource: 'guest-stars', action: 'update' });
    const places = entries.map(({ recordId, before, after }) => [
      recordId,
      before?.['sort_order'],
      after?.['sort_order'],
    ]);
    expect(places.sort()).toEqual(
      [
        [String(first), 1, 2],
        [String(second), 2, 1],
      ].sort(),
    );
    await move(first, 'up').expect(200);
  });

  it('stops at both ends', async () => {
    const before = await order();
    await move(before[0]?.[0], 'up').expect(200);
    await move(before[2]?.[0], 'down').expect(200);
    expect(await order()).toEqual(before);
  });

  it('is refused elsewhere', async () => {
    expect((await move(1, 'left').expect(422)).body.errors).toEqual({ direction: ['Direction must be up or down'] });
    expect((await move(999_999, 'up').expect(404)).body.message).toBe('Guest star not found.');
    await festival.visitor().post('/api/admin/guest-stars/1/move', { direction: 'up' }).expect(401);
  });

  it('moves records that share a sort order', async () => {
    await festival.rows(CountdownEventEntity).updateAll({ sortOrder: 0 });
    const rows = await festival.rows(CountdownEventEntity).find({ order: { id: 'ASC' } });
    await editor.post(`/api/admin/countdown-events/${rows.at(-1)?.id}/move`, { direction: 'up' }).expect(200);
    const shown: Array<{ id: number }> = await shownNow(festival, '/api/countdown-events');
    expect(shown.map(({ id }) => id)).toEqual([rows[0]?.id, rows[2]?.id, rows[1]?.id]);
  });

  it.each([
    'acts',
    'event-upcoming-details',
    'archive-videos',
    'divisions',
    'merchandise-items',
    'merchandise-bundles',
  ])('works for %s', async (resource) => {
    const rows = async () =>
      (await editor.get(`/api/admin/${resource}`).expect(200)).body.data as Array<{ id: number }>;
    const ids = (await rows()).map(({ id }) => id);
    await editor.post(`/api/admin/${resource}/${ids[0]}/move`, { direction: 'down' }).expect(200);
    const moved = [ids[1], ids[0], ...ids.slice(2)];
    expect((await rows()).map(({ id }) => id)).toEqual(moved);
  });
});

describe('two editors at once', () => {
  const tries = 8;
  const both = (call: (who: Visitor) => PromiseLike<{ status: number }>) =>
    Promise.all(Array.from({ length: tries }, (_, index) => call(index % 2 ? editor : other)));
  const star = (sortOrder: number) => ({ ...GUEST_STARS.least, sort_order: sortOrder });

  it('give a sort order to one guest star only', async () => {
    await festival.rows(GuestStarEntity).delete({ sortOrder: 3 });
    const answers = await both((who) => who.post('/api/guest-stars', star(3)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: tries - 1 }, () => 422)]);
    expect((await stars()).map(({ sortOrder }) => sortOrder)).toEqual([1, 2, 3]);
  });

  it('move the same guest stars: each has its own sort order afterwards', async () => {
    const ids = (await stars()).map(({ id }) => id);
    const answers = await both((who) => move(ids[who === editor ? 0 : 2], who === editor ? 'down' : 'up', who));
    expect(answers.filter(({ status }) => status !== 200 && status !== 422)).toEqual([]);
    expect((await stars()).map(({ sortOrder }) => sortOrder)).toEqual([1, 2, 3]);
    expect((await stars()).map(({ id }) => id).sort()).toEqual([...ids].sort());
  });

  it('give a sort order to two without the unique index (control)', async () => {
    await festival.rows(GuestStarEntity).delete({ sortOrder: 3 });
    await festival.rows(GuestStarEntity).delete({ sortOrder: 2 });
    const isSqlite = process.env['TEST_DATABASE_URL'] === undefined;
    const of = isSqlite ? '' : ' ON guest_stars';
    await festival.rows(GuestStarEntity).query(`DROP INDEX guest_stars_sort_order${of}`);
    const answers = await both((who) => who.post('/api/guest-stars', star(3)));
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(1);
  });
});
