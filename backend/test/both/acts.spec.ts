import { type Act, type AdminAct, MAX_ACTS } from '@festival/contracts';
import { AuditEntryEntity } from '../../src/audit/audit-entry.entity.js';
import { ActEntity } from '../../src/content/line-up/act.entity.js';
import { GuestStarEntity } from '../../src/content/line-up/guest-star.entity.js';
import { ACTS, shownNow } from '../support/content/content.js';
import { Festival, SMALL_POOL } from '../support/festival.js';
import { staff } from '../support/staff.js';
import type { Visitor } from '../support/visitor.js';

const PATH = '/api/admin/acts';
const STARS = '/api/admin/guest-stars';
const SECRET = {
  name: 'Secret Band',
  image: '/secret.png',
  about: 'Secret',
  about_indonesian: 'Secret in Indonesian',
  instagram_link: '/secret/i',
  music_link: '/secret/m',
  video_link: '/secret/v',
};

let festival: Festival;
let editor: Visitor;
beforeEach(async () => {
  festival = await Festival.open({ environment: SMALL_POOL });
  editor = await staff(festival, 'content');
});
afterEach(() => festival.close());

const shown = () => shownNow<Act[]>(festival, '/api/acts');
const shownOf = async (id: number) => (await shown()).find((act) => act.id === id);
const recordOf = async (id: number): Promise<AdminAct> => (await editor.get(`${PATH}/${id}`).expect(200)).body.data;
const make = async (changes: object = {}): Promise<AdminAct> =>
  (await editor.post(PATH, { ...ACTS.least, ...changes }).expect(201)).body.data;
const change = (id: number, changes: object) => editor.put(`${PATH}/${id}`, { sort_order: 1, ...changes });
const stars = () => festival.rows(GuestStarEntity).find({ order: { sortOrder: 'ASC' } });

/** A guest star that has no act yet. */
async function freeStar(changes: Partial<GuestStarEntity> = {}): Promise<GuestStarEntity> {
  await festival.rows(ActEntity).updateAll({ guestStarId: null });
  const star = (await stars())[1] as GuestStarEntity;
  const facts = { name: 'The Wanderers', image: '/w.png', isRevealed: true, ...changes };
  await festival.rows(GuestStarEntity).update({ id: star.id }, facts);
  return { ...star, ...facts };
}

const wireOf = ({ sortOrder, name, image, isRevealed }: GuestStarEntity) => ({
  sort_order: sortOrder,
  name,
  image,
  is_revealed: isRevealed,
});

it('the demo has six on two stages, from the beginning of the concert on, its guest stars among them', async () => {
  const acts = await shown();
  const { concert_date: concert } = await shownNow<{ concert_date: string }>(festival, '/api/site-settings');
  const day = new Date(concert).toISOString().slice(0, 10);
  expect([acts[0]?.starts_at, acts.at(-1)?.ends_at]).toEqual([concert, `${day}T15:30:00.000Z`]);
  expect(new Set(acts.map(({ stage }) => stage))).toEqual(new Set(['Crown Stage', 'Lantern Stage']));
  const rows = await festival.rows(ActEntity).find();
  const ids = rows.flatMap(({ guestStarId }) => guestStarId ?? []).toSorted((one, other) => one - other);
  expect(ids).toEqual((await stars()).map(({ id }) => id).toSorted((one, other) => one - other));
  expect(acts.map(({ name }) => name)).toEqual([
    'Seribu Payung Menari',
    'Gerobak Berdentang',
    'Coming Soon',
    'DJ Kunang Larut',
    'Coming Soon',
    'Reality Club',
  ]);
});

it('of one that isn’t announced visitors get drawing, stage and times alone', async () => {
  const place = { stage: 'Crown Stage', starts_at: '2099-05-01T19:00', ends_at: '2099-05-01T20:00', drawing: 'talk' };
  const { id } = await make({ ...SECRET, ...place, is_announced: false });
  const answer = await festival.visitor().get('/api/acts').expect(200);
  expect(answer.text).not.toMatch(/secret/i);
  expect(await shownOf(id)).toEqual({
    id,
    sort_order: 60,
    name: 'Coming Soon',
    is_announced: false,
    guest_star_id: null,
    stage: 'Crown Stage',
    starts_at: '2099-05-01T12:00:00.000Z',
    ends_at: '2099-05-01T13:00:00.000Z',
    about: '',
    about_indonesian: null,
    image: null,
    drawing: 'talk',
    instagram_link: null,
    music_link: null,
    video_link: null,
  });
  await change(id, { is_announced: true }).expect(200);
  expect(await shownOf(id)).toMatchObject({ ...SECRET, is_announced: true });
});

it('are the guest stars while there are none', async () => {
  const [star] = await stars();
  for (const { id } of await festival.rows(ActEntity).find()) await editor.delete(`${PATH}/${id}`).expect(200);
  const acts = await shown();
  expect(acts.map(({ guest_star_id, is_announced }) => is_announced && guest_star_id)).toEqual(
    (await stars()).map(({ id, isRevealed }) => isRevealed && id),
  );
  expect(acts.map(({ id }) => id)).toEqual((await stars()).map(({ id }) => id));
  await editor
    .put(`${STARS}/${star?.id}`, { sort_order: star?.sortOrder, name: 'Renamed', is_revealed: true })
    .expect(200);
  expect(await shown()).toContainEqual(expect.objectContaining({ id: star?.id, name: 'Renamed', is_announced: true }));
  const { id } = await make();
  expect((await shown()).map((act) => act.id)).toEqual([id]);
});

describe('the times', () => {
  it('keep what is left out, and are cleared by null and by an empty text', async () => {
    const { id } = await make({ starts_at: '2099-05-01T19:00', ends_at: '2099-05-01T20:00' });
    await change(id, { starts_at: '2099-05-01T18:30' }).expect(200);
    expect(await recordOf(id)).toMatchObject({
      starts_at: '2099-05-01T11:30:00.000Z',
      ends_at: '2099-05-01T13:00:00.000Z',
    });
    await change(id, { ends_at: '' }).expect(200);
    await change(id, { starts_at: null }).expect(200);
    expect(await recordOf(id)).toMatchObject({ starts_at: null, ends_at: null, name: 'The Ladle Four' });
  });

  it('fit what is there already', async () => {
    const { id } = await make({ starts_at: '2099-05-01T19:00', ends_at: '2099-05-01T20:00' });
    const refused = async (changes: object) => (await change(id, changes).expect(422)).body.errors;
    expect(await refused({ starts_at: null })).toEqual({ ends_at: ['End needs a start'] });
    expect(await refused({ starts_at: '2099-05-01T20:00' })).toEqual({ ends_at: ['End must be after the start'] });
    expect(await refused({ ends_at: '2099-05-01T18:00' })).toEqual({ ends_at: ['End must be after the start'] });
    expect(await refused({ name: '' })).toEqual({ name: ['Name is required'] });
  });
});

describe('an act that is a guest star', () => {
  it('has name, picture and whether it is announced from the guest star, whatever its own columns say', async () => {
    const star = await freeStar();
    const { id } = await make({ guest_star_id: star.id, name: 'Another', image: '/o.png', is_announced: false });
    const facts = { name: 'The Wanderers', image: '/w.png', is_announced: true, guest_star_id: star.id };
    expect(await recordOf(id)).toMatchObject(facts);
    expect(await shownOf(id)).toMatchObject(facts);
    await festival.rows(ActEntity).update({ id }, { name: 'Another', image: '/o.png', isAnnounced: false });
    festival.clock.advanceMinutes(5 / 60);
    expect(await shownOf(id)).toMatchObject(facts);
  });

  it('needs no name of its own', async () => {
    const star = await freeStar();
    const { body } = await editor.post(PATH, { sort_order: 1, guest_star_id: star.id }).expect(201);
    expect(body.data).toMatchObject({ name: 'The Wanderers', guest_star_id: star.id });
  });

  it('follows each change of the guest star at once, audited for who changed it', async () => {
    const star = await freeStar();
    const { id } = await make({ guest_star_id: star.id });
    await shown();
    await editor.put(`${STARS}/${star.id}`, { ...wireOf(star), name: 'The Wayfarers', is_revealed: false }).expect(200);
    expect(await shownOf(id)).toMatchObject({ name: 'Coming Soon', is_announced: false, guest_star_id: null });
    expect(await recordOf(id)).toMatchObject({
      name: 'The Wayfarers',
      is_announced: false,
      updated_at: expect.any(String),
    });
    const entries = await festival.rows(AuditEntryEntity).findBy({ resource: 'acts', recordId: String(id) });
    expect(entries.map(({ action, after }) => [action, after?.['name']])).toEqual([
      ['create', 'The Wanderers'],
      ['update', 'The Wayfarers'],
    ]);
    expect(entries[1]?.adminEmail).toBe(entries[0]?.adminEmail);
  });

  it('doesn’t change when the guest star only gets another place or below image', async () => {
    const star = await freeStar();
    const { id, updated_at: version } = await make({ guest_star_id: star.id });
    await editor.post(`${STARS}/${star.id}/move`, { direction: 'up' }).expect(200);
    await editor.put(`${STARS}/${star.id}`, { ...wireOf(star), sort_order: 1, below_image: '/below.png' }).expect(200);
    expect((await recordOf(id)).updated_at).toBe(version);
  });

  it.each([true, false])('stays as it was when the guest star is deleted (revealed: %s)', async (isRevealed) => {
    const star = await freeStar({ isRevealed });
    const { id } = await make({ guest_star_id: star.id, about: 'Theirs.' });
    const before = await shownOf(id);
    await editor.delete(`${STARS}/${star.id}`).expect(200);
    expect(await shownOf(id)).toEqual({ ...before, guest_star_id: null });
    expect(await recordOf(id)).toMatchObject({
      name: 'The Wanderers',
      image: '/w.png',
      is_announced: isRevealed,
      guest_star_id: null,
      about: 'Theirs.',
    });
    const last = await festival
      .rows(AuditEntryEntity)
      .findOne({ where: { resource: 'acts', recordId: String(id) }, order: { id: 'DESC' } });
    expect([last?.before?.['guest_star_id'], last?.after?.['guest_star_id']]).toEqual([star.id, null]);
  });

  it('shows what another process changed of the guest star within five seconds', async () => {
    const star = await freeStar();
    const { id } = await make({ guest_star_id: star.id });
    await shown();
    await festival.rows(GuestStarEntity).update({ id: star.id }, { name: 'Renamed elsewhere' });
    festival.clock.advanceMinutes(5 / 60);
    expect(await shownOf(id)).toMatchObject({ name: 'Renamed elsewhere' });
    await festival.rows(GuestStarEntity).delete({ id: star.id });
    festival.clock.advanceMinutes(5 / 60);
    expect(await shownOf(id)).toMatchObject({ guest_star_id: null });
  });
});

describe('at once', () => {
  const tries = Array.from({ length: 6 }, (_, index) => index);

  it('two acts can’t be one guest star', async () => {
    const star = await freeStar();
    const answers = await Promise.all(tries.map(() => editor.post(PATH, { ...ACTS.least, guest_star_id: star.id })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422, 422, 422]);
    const refused = answers.find(({ status }) => status === 422);
    expect(refused?.body.errors).toEqual({ guest_star_id: ['This guest star already has an act'] });
  });

  it('several acts are one guest star without the unique index (control)', async () => {
    const star = await freeStar();
    const of = process.env['TEST_DATABASE_URL'] === undefined ? '' : ' ON acts';
    await festival.rows(ActEntity).query(`DROP INDEX acts_guest_star_id${of}`);
    const answers = await Promise.all(tries.map(() => editor.post(PATH, { ...ACTS.least, guest_star_id: star.id })));
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(1);
  });

  it('there are no more than may be', async () => {
    const [row] = await festival.rows(ActEntity).find();
    const free = 2;
    const count = MAX_ACTS - free - (await festival.rows(ActEntity).countBy({}));
    const rows = Array.from({ length: count }, () => ({ ...row, id: undefined, guestStarId: null }));
    await festival.rows(ActEntity).insert(rows);
    const answers = await Promise.all(tries.map(() => editor.post(PATH, ACTS.least)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(free);
    const refused = answers.find(({ status }) => status === 422);
    expect(refused?.body.errors).toEqual({ sort_order: ['There may be at most 60 acts'] });
    expect(await festival.rows(ActEntity).countBy({})).toBe(MAX_ACTS);
  });

  it('a guest star that is deleted while acts become it leaves none that names it', async () => {
    const star = await freeStar();
    const made = await Promise.all(tries.map((sort_order) => make({ sort_order })));
    const answers = await Promise.all([
      ...made.map(({ id }) => change(id, { guest_star_id: star.id })),
      editor.delete(`${STARS}/${star.id}`),
      ...made.map(({ id }) => change(id, { guest_star_id: star.id })),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 422)).toEqual([]);
    expect(await festival.rows(GuestStarEntity).existsBy({ id: star.id })).toBe(false);
    expect(await festival.rows(ActEntity).existsBy({ guestStarId: star.id })).toBe(false);
  });

  it('changes of a guest star and of its act all succeed, and the act ends up with the guest star’s name', async () => {
    const star = await freeStar();
    const { id } = await make({ guest_star_id: star.id });
    const answers = await Promise.all(
      tries.flatMap((index) => [
        editor.put(`${STARS}/${star.id}`, { ...wireOf(star), name: `Star ${index}` }),
        change(id, { stage: `Stage ${index}` }),
      ]),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const { name } = await festival.rows(GuestStarEntity).findOneByOrFail({ id: star.id });
    expect((await recordOf(id)).name).toBe(name);
  });
});
