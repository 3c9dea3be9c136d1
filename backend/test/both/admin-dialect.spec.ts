import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TicketTypeEntity } from '../../src/tickets/tiers/ticket-type.entity.js';
import { adminRecords, type Reference } from '../support/admin-records.js';
import { WRITES } from '../support/admin-writes.js';
import { expectNarrowing } from '../support/api/list-filters.js';
import { freeThePlaceOfAStar } from '../support/content/content.js';
import { Festival } from '../support/festival.js';
import { restProvider } from '../support/rest-provider.js';
import { registeredRoutes, type Route } from '../support/routes.js';
import { staff } from '../support/staff.js';

/** Every resource of the back office; a new one is missing here until it is walked too. */
const RESOURCES = `
  orders tickets scans mails refunds waiting-refunds referral-codes discount-codes
  attention-orders reconciliation-runs reconciliation-differences ticket-types users audit-log
  guest-stars acts divisions event-upcoming-details countdown-events archive-videos closing-sections
  merchandise-items merchandise-bundles event-pages hero-section settings theme media next-year
  chatbot/knowledge chatbot/conversations chatbot/unanswered`
  .trim()
  .split(/\s+/);
interface RaRecord {
  id: string | number;
  [field: string]: unknown;
}

const SINGLETONS = ['hero-section', 'settings', 'theme'];
/** The screens that show no records of their own. */
const WITHOUT_RECORDS = [
  'change-password',
  'chatbot-training',
  'editions',
  'gate',
  'import',
  'inbox',
  'keys',
  'personal-data',
  'readiness',
  'reconciliation',
  'scanner',
  'tonight',
];
const SCREENS = join(__dirname, '../../../admin/src/app/screens');
const UNKNOWN = 999_999;

let festival: Festival;
let provider: ReturnType<typeof restProvider>;
let routes: Route[];
let references: Reference[];

beforeAll(async () => {
  festival = await Festival.open();
  references = await adminRecords(festival);
  provider = restProvider(await staff(festival, 'super_admin'));
  routes = registeredRoutes(festival).filter(({ method }) => method === 'get');
}, 60_000);
afterAll(() => festival.close());

const path = (resource: string) => `/api/admin/${resource}`;
const idsOf = (rows: readonly RaRecord[]) => rows.map(({ id }) => id);
const sortOf = (field: string, order: 'ASC' | 'DESC' = 'ASC') => ({ field, order });
const all = { pagination: { page: 1, perPage: 1_000 }, sort: sortOf('id'), filter: {} };
const listAll = async (resource: string) => (await provider.getList(resource, all)).data;

/** Sorts by a column that the rows don't show, or not at their top. */
const NOT_IN_ROWS: ReadonlySet<string> = new Set(['attention-orders created_at', 'tickets buyer_email']);

/** Tickets that aren't paid for are listed only by these. */
const SHOWS_MORE: ReadonlySet<string> = new Set(['tickets id', 'tickets order_id', 'tickets status']);

/** Null first. Of texts, one database orders capitals before small letters and the other takes them for alike. */
function isSorted(values: readonly unknown[]): boolean {
  return [(text: string) => text, (text: string) => text.toLowerCase()].some((read) =>
    values.every((value, index) => {
      const before = index === 0 ? null : values[index - 1];
      if (before === null || value === null) return before === null;
      return typeof value === 'string' ? read(String(before)) <= read(value) : Number(before) <= Number(value);
    }),
  );
}

describe('every resource is walked', () => {
  const ofCollections = (each: Route) => each.path.startsWith('/api/admin/') && !each.path.includes(':');

  it('that serves a list', () => {
    const served = routes.filter((each) => ofCollections(each) && each.list?.parts === 'all');
    expect(served.map((each) => each.path).sort()).toEqual(RESOURCES.map(path).sort());
  });

  it('that a screen of the back office shows', () => {
    const screens = readdirSync(SCREENS).map((file) => readFileSync(join(SCREENS, file), 'utf8'));
    const shown = screens.flatMap((text) =>
      text
        .split(/\{\s*name: '/)
        .slice(1)
        .map((screen) => /\bresource: '([^']+)'/.exec(screen)?.[1] ?? screen.split("'")[0]),
    );
    expect(shown.length).toBeGreaterThan(20);
    expect(shown.filter((name) => !RESOURCES.includes(String(name))).sort()).toEqual(WITHOUT_RECORDS);
  });

  it('that gives single records', () => {
    const items = routes.flatMap((each) => /^(\/api\/admin\/.+)\/:[^/]+$/.exec(each.path)?.[1] ?? []);
    const collections = items.filter((each) => !each.includes(':') && routes.some((other) => other.path === each));
    expect([...new Set(collections)].sort()).toEqual(RESOURCES.map(path).sort());
  });
});

it('getManyReference gives the records that belong to another one', async () => {
  expect(references.length).toBeGreaterThan(10);
  for (const { resource, target, id, ids } of references) {
    const { data, total } = await provider.getManyReference(resource, { ...all, target, id });
    expect([resource, target, idsOf(data), total]).toEqual([resource, target, ids, ids.length]);
    expect([resource, ids.length > 0]).toEqual([resource, true]);
  }
});

describe.each(RESOURCES)('%s', (resource) => {
  const isNamed = resource === 'event-pages';
  let rows: RaRecord[];
  beforeAll(async () => {
    rows = await listAll(resource);
  });

  it('getList gives its records by id, with their number', async () => {
    const { data, total } = await provider.getList(resource, all);
    expect(data.length).toBeGreaterThanOrEqual(SINGLETONS.includes(resource) ? 1 : 3);
    expect(total).toBe(data.length);
    if (!isNamed) expect(idsOf(data)).toEqual(idsOf(data).toSorted((one, other) => Number(one) - Number(other)));
    const { data: down } = await provider.getList(resource, { ...all, sort: sortOf('id', 'DESC') });
    expect(idsOf(down)).toEqual(idsOf(data).toReversed());
  });

  it('getList sorts by each declared column, in both directions', async () => {
    const { rules } = routes.find((each) => each.path === path(resource))?.list ?? {};
    const fields = Object.keys(rules?.sorts ?? {});
    expect(fields).toContain('id');
    for (const field of fields) {
      const { data: up } = await provider.getList(resource, { ...all, sort: sortOf(field) });
      const { data: down } = await provider.getList(resource, { ...all, sort: sortOf(field, 'DESC') });
      expect([field, idsOf(up).toSorted()]).toEqual([field, idsOf(rows).toSorted()]);
      expect([field, idsOf(down)]).toEqual([field, idsOf(up).toReversed()]);
      if (field === 'id' || NOT_IN_ROWS.has(`${resource} ${field}`)) continue;
      const values = up.map((row) => row[field] as unknown);
      expect([field, values.includes(undefined)]).toEqual([field, false]);
      expect([field, isSorted(values), values]).toEqual([field, true, values]);
    }
  });

  it('getList narrows by each declared filter', async () => {
    const { rules } = routes.find((each) => each.path === path(resource))?.list ?? {};
    if (!rules) throw new Error('no rules');
    const list = (filter: object) => provider.getList(resource, { ...all, filter });
    for (const name of Object.keys(rules.filters))
      await expectNarrowing(list, rules, name, SHOWS_MORE.has(`${resource} ${name}`));
  });

  it('getList gives one page after the other', async () => {
    const pages = Math.ceil(rows.length / 2);
    const found: RaRecord[] = [];
    for (let page = 1; page <= pages + 1; page += 1) {
      const { data, total } = await provider.getList(resource, { ...all, pagination: { page, perPage: 2 } });
      expect([page, data.length, total]).toEqual([
        page,
        Math.max(0, Math.min(2, rows.length - found.length)),
        rows.length,
      ]);
      found.push(...data);
    }
    expect(found).toEqual(rows);
  });

  it('getOne gives a record of the list', async () => {
    for (const row of [rows.at(0), rows.at(-1)]) {
      expect((await provider.getOne(resource, { id: row?.id ?? '' })).data).toMatchObject(row ?? {});
    }
    await expect(provider.getOne(resource, { id: isNamed ? 'nothing' : UNKNOWN })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('getMany gives these records, each once, and leaves unknown ones out', async () => {
    const [first, last] = [rows.at(0), rows.at(-1)].map((row) => row?.id ?? '');
    if (first === undefined || last === undefined) throw new Error('no rows');
    const ids = [last, first, first, isNamed ? 'nothing' : UNKNOWN];
    const { data } = await provider.getMany(resource, { ids });
    const wanted = rows.filter(({ id }) => id === first || id === last);
    expect(
      data.toSorted(
        (one, other) => rows.findIndex(({ id }) => id === one.id) - rows.findIndex(({ id }) => id === other.id),
      ),
    ).toEqual(wanted);
    if (!isNamed) expect((await provider.getMany(resource, { ids: [String(first)] })).data).toHaveLength(1);
    expect((await provider.getMany(resource, { ids: [] })).data).toEqual([]);
  });

  const writes = WRITES[resource];
  if (!writes) return;

  it('is made, changed and deleted', async () => {
    const { make, most = 2, change, together, isDeletable } = writes;
    await makeRoom();
    const made: RaRecord[] = [];
    for (const body of make ? [make(1), make(2)].slice(0, most) : []) {
      const { data } = await provider.create(resource, { data: body });
      expect((await provider.getOne(resource, { id: data.id })).data).toEqual(withoutLink(data));
      made.push(data);
    }
    const known = make ? made.map(({ id }) => id) : idsOf(rows).slice(0, 2);
    const [id = ''] = known;

    const { data: before } = await provider.getOne(resource, { id });
    const { data: after } = await provider.update(resource, {
      id,
      data: { ...before, ...change },
      previousData: before,
    });
    expect(after).toMatchObject({ ...before, ...change, ...versionOf(after) });
    expect((await provider.getOne(resource, { id })).data).toEqual(after);

    const many = together ? known : [id];
    const body = together ?? { ...make?.(1), ...change };
    expect((await provider.updateMany(resource, { ids: many, data: body })).data).toEqual(many);
    for (const { id: _, ...record } of (await provider.getMany(resource, { ids: many })).data) {
      expect(record).toMatchObject({ ...body, ...('video_id' in body ? { video_id: 'eRsGyueVLvQ' } : {}) });
    }

    if (!isDeletable) return;
    expect((await provider.delete(resource, { id, previousData: after })).data).toMatchObject({ id });
    await expect(provider.getOne(resource, { id })).rejects.toMatchObject({ status: 404 });
    const again = make && (await provider.create(resource, { data: make(1) })).data.id;
    const left = [...known.slice(1), again ?? ''];
    expect((await provider.deleteMany(resource, { ids: left })).data).toEqual(left);
    expect((await provider.getMany(resource, { ids: left })).data).toEqual([]);
  });

  /** The demo's line-up and tiers are full. */
  async function makeRoom(): Promise<void> {
    if (resource === 'guest-stars') await freeThePlaceOfAStar(festival);
    if (resource !== 'ticket-types') return;
    const { id } = await festival.rows(TicketTypeEntity).findOneByOrFail({ type: 'coming-soon' });
    await provider.delete(resource, { id });
  }
});

/** A new account's answer tells of the mail with its link, once. */
const withoutLink = ({ password_link: _link, ...record }: RaRecord) => record;
const versionOf = ({ updated_at }: RaRecord) => (updated_at === undefined ? {} : { updated_at });

it('deleteMany deletes conversations, pictures and addresses', async () => {
  for (const resource of ['chatbot/conversations', 'media', 'next-year']) {
    const ids = idsOf(await listAll(resource)).slice(0, 2);
    expect((await provider.deleteMany(resource, { ids })).data).toEqual(ids);
    expect((await provider.getMany(resource, { ids })).data).toEqual([]);
  }
});

it('a new run of the reconciliation is a record that is made', async () => {
  const { data } = await provider.create('reconciliation-runs', { data: {} });
  expect((await provider.getMany('reconciliation-runs', { ids: [data.id] })).data).toEqual([data]);
});
