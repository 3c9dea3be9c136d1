import { AuditEntryEntity } from '../../src/audit/audit-entry.entity.js';
import { OptimisticLock } from '../../src/platform/records/optimistic-lock.js';
import { Festival, SMALL_POOL } from '../support/festival.js';
import { staff } from '../support/staff.js';
import { until } from '../support/until.js';
import type { Visitor } from '../support/visitor.js';

const isMysql = Boolean(process.env['TEST_DATABASE_URL']);

/** Each kind of content: where it is changed, one of its texts, and what the refusal calls it. */
const KINDS: ReadonlyArray<[path: string, text: string, subject: string]> = [
  ['guest-stars', 'name', 'guest star'],
  ['acts', 'stage', 'act'],
  ['event-upcoming-details', 'title', 'event'],
  ['countdown-events', 'name', 'countdown event'],
  ['archive-videos', 'title', 'archive video'],
  ['closing-sections', 'head_text', 'closing section'],
  ['divisions', 'title', 'division'],
  ['merchandise-items', 'name', 'merchandise item'],
  ['merchandise-bundles', 'name', 'merchandise bundle'],
  ['event-pages', 'hero_src', 'event page'],
];

interface Versioned {
  id: number | string;
  updated_at: string | null;
  [field: string]: unknown;
}

let festival: Festival;
let [one, other]: Visitor[] = [];
beforeAll(async () => {
  festival = await Festival.open({ environment: SMALL_POOL });
  [one, other] = [await staff(festival, 'content'), await staff(festival, 'content')];
});
afterAll(() => festival.close());

const editors = (): [Visitor, Visitor] => [one as Visitor, other as Visitor];
const listOf = async (kind: string): Promise<Versioned[]> => {
  const query = new URLSearchParams({ range: '[0,24]', sort: '["id","ASC"]', filter: '{}' });
  return (await editors()[0].get(`/api/admin/${kind}?${query}`).expect(200)).body.data;
};
const firstOf = async (kind: string): Promise<Versioned> => (await listOf(kind))[0] as Versioned;
const pathOf = (kind: string, { id }: Versioned): string => `/api/admin/${kind}/${id}`;
const put = (who: Visitor, kind: string, seen: Versioned, change: object) =>
  who.put(pathOf(kind, seen), { ...seen, ...change, seen_updated_at: seen.updated_at });

describe.each(KINDS)('two editors of one of the %s', (kind, text, subject) => {
  const message = `The ${subject} was changed in the meantime. Please look at the change and save again.`;

  it('save at once: one is refused, and the other’s change stays', async () => {
    const seen = await firstOf(kind);
    const texts = ['/first', '/second'];
    const answers = await Promise.all(editors().map((who, at) => put(who, kind, seen, { [text]: texts[at] })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = answers.findIndex(({ status }) => status === 200);
    expect(answers[1 - won]?.body).toEqual({ success: false, message });
    const now = await firstOf(kind);
    expect(now).toMatchObject({ [text]: texts[won], updated_at: answers[won]?.body.data.updated_at });
    await put(editors()[1 - won] as Visitor, kind, now, { [text]: '/third' }).expect(200);
  });

  it('are not compared without a version, or with the whole record', async () => {
    const seen = await firstOf(kind);
    for (const who of editors()) await who.put(pathOf(kind, seen), { ...seen, [text]: '/mine' }).expect(200);
    await put(editors()[0], kind, seen, {}).expect(409);
    const wrong = { ...seen, seen_updated_at: 'yesterday' };
    expect(Object.keys((await editors()[0].put(pathOf(kind, seen), wrong).expect(422)).body.errors)).toEqual([
      'seen_updated_at',
    ]);
  });
});

// On SQLite writers queue: nothing comes between the read and the write.
if (isMysql) {
  it('save at once without the row lock: both succeed (control)', async () => {
    const { lockRow } = OptimisticLock.prototype;
    OptimisticLock.prototype.lockRow = async () => undefined;
    const bothSaved = async (): Promise<boolean> => {
      const seen = await firstOf('divisions');
      const answers = await Promise.all(editors().map((who) => put(who, 'divisions', seen, { title: 'Mine' })));
      return answers.every(({ status }) => status === 200);
    };
    try {
      expect(await until(bothSaved, Boolean, 'a change that was overwritten')).toBe(true);
    } finally {
      OptimisticLock.prototype.lockRow = lockRow;
    }
  });
}

it('a moved record and its neighbour have a new version', async () => {
  const [first, second, third] = await listOf('divisions');
  await editors()[1]
    .post(`${pathOf('divisions', first as Versioned)}/move`, { direction: 'down' })
    .expect(200);
  for (const moved of [first, second]) await put(editors()[0], 'divisions', moved as Versioned, {}).expect(409);
  await put(editors()[0], 'divisions', third as Versioned, {}).expect(200);
  const entries = await festival.rows(AuditEntryEntity).findBy({ resource: 'divisions', recordId: String(first?.id) });
  const { before, after } = entries.at(-1) ?? {};
  expect([before?.['updated_at'], after?.['updated_at']]).toEqual([first?.updated_at, expect.any(String)]);
});

it('a closing section that another one deactivated has a new version', async () => {
  const shown = await firstOf('closing-sections');
  const made = await editors()[1]
    .post('/api/admin/closing-sections', { ...shown, is_active: true })
    .expect(201);
  expect((await put(editors()[0], 'closing-sections', shown, { is_active: true }).expect(409)).body.message).toContain(
    'The closing section was changed in the meantime.',
  );
  expect((await listOf('closing-sections')).filter(({ is_active }) => is_active)).toMatchObject([made.body.data]);
});

it('many moves and edits at once all succeed, and no two share a sort order', async () => {
  const stars = await listOf('guest-stars');
  const calls = [1, 2, 3, 4].flatMap((round) =>
    stars.flatMap((star, at) => [
      editors()[at % 2 === 0 ? 0 : 1].post(`${pathOf('guest-stars', star)}/move`, {
        direction: round % 2 === 0 ? 'up' : 'down',
      }),
      put(editors()[1], 'guest-stars', star, { name: `Star ${round}` }),
    ]),
  );
  const answers = await Promise.all(calls);
  expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([]);
  expect((await listOf('guest-stars')).map(({ sort_order }) => sort_order).toSorted()).toEqual([1, 2, 3]);
});
