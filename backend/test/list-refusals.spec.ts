import type { FilterRule } from '../src/platform/lists/list-rules.js';
import { Festival } from './support/festival.js';
import { registeredRoutes, type Route } from './support/routes.js';
import type { Visitor } from './support/visitor.js';

let festival: Festival;
let admin: Visitor;
let lists: Route[];
beforeAll(async () => {
  festival = await Festival.open();
  admin = await festival.admin();
  lists = registeredRoutes(festival).filter(({ list }) => list);
});
afterAll(() => festival.close());

const WRONG: ReadonlyArray<[parameter: string, query: string]> = [
  ['sort', 'sort=["password_hash","ASC"]'],
  ['sort', 'sort=["constructor","ASC"]'],
  ['sort', 'sort=["id","asc"]'],
  ['sort', 'sort=["id"]'],
  ['sort', 'sort=["id","ASC"]&sort=["id","ASC"]'],
  ['sort', 'sort=["id"'],
  ['range', 'range=[0,1.5]'],
  ['range', 'range=["0","9"]'],
  ['range', 'range=[-1,9]'],
  ['range', 'range=[9,0]'],
  ['range', 'range=[0,10000]'],
  ['range', 'range=[0'],
  ['filter', 'filter={"password_hash":"x"}'],
  ['filter', 'filter={"constructor":"x"}'],
  ['filter', 'filter=[]'],
  ['filter', 'filter={"id":{}}'],
  ['filter', 'filter={"id":1'],
];

const WRONG_VALUES: Readonly<Record<FilterRule['kind'], unknown>> = {
  text: ['x'],
  'one of': 'nonsense',
  ids: 'x',
  names: 1,
  time: 'yesterday',
  boolean: 'true',
};

async function refuses(path: string, parameter: string, query: string): Promise<void> {
  const { status, body } = await admin.get(`${path}?${query}`);
  const message = expect.stringMatching(new RegExp(`^The parameter ${parameter} is not valid: .+\\.$`)) as string;
  expect([path, query, status, body]).toEqual([path, query, 400, { success: false, message }]);
}

it('every list of the back office declares its rules', () => {
  expect(lists.length).toBeGreaterThan(25);
  expect(lists.filter(({ path, method }) => method !== 'get' || !path.startsWith('/api/admin/'))).toEqual([]);
});

it.each(WRONG)('every list refuses a %s that is wrong: %s', async (parameter, query) => {
  for (const { path, list } of lists) {
    if (list?.parts === 'all' || parameter === 'filter') await refuses(path, parameter, query);
  }
});

it('files and totals of a whole list read its filter only', async () => {
  const whole = lists.filter(({ list }) => list?.parts === 'filter').map(({ path }) => path);
  expect(whole.sort()).toEqual(['/api/admin/orders/export', '/api/admin/orders/totals', '/api/admin/tickets/export']);
  for (const path of whole) {
    const { text } = await admin.get(path).expect(200);
    for (const [parameter, query] of WRONG) {
      if (parameter !== 'filter') expect((await admin.get(`${path}?${query}`).expect(200)).text).toBe(text);
    }
  }
});

it('every list refuses a value of another kind in each of its filters', async () => {
  for (const { path, list } of lists) {
    for (const [name, { kind }] of Object.entries(list?.rules.filters ?? {})) {
      await refuses(path, 'filter', `filter=${encodeURIComponent(JSON.stringify({ [name]: WRONG_VALUES[kind] }))}`);
    }
  }
});
