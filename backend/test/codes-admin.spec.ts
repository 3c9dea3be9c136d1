import { AuditEntryEntity } from '../src/audit/audit-entry.entity.js';
import { DiscountCodeEntity } from '../src/orders/codes/discount-code.entity.js';
import { ReferralCodeEntity } from '../src/orders/codes/referral-code.entity.js';
import { Festival } from './support/festival.js';
import type { Visitor } from './support/visitor.js';

let festival: Festival;
let admin: Visitor;
beforeAll(async () => {
  festival = await Festival.open();
  admin = await festival.admin();
});
afterAll(() => festival.close());

const audit = (resource: string, recordId: number) =>
  festival.rows(AuditEntryEntity).find({ where: { resource, recordId: String(recordId) }, order: { id: 'ASC' } });
const list = (resource: string, query: Record<string, unknown> = {}) => {
  const parameters = Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)]);
  return admin.get(`/api/admin/${resource}?${new URLSearchParams(Object.fromEntries(parameters))}`);
};

let made = 0;
const newCode = (): string => {
  made += 1;
  return `CODE${made}`;
};

interface Resource {
  name: 'referral-codes' | 'discount-codes';
  entity: typeof ReferralCodeEntity | typeof DiscountCodeEntity;
  /** A request without its code. */
  request: Record<string, unknown>;
  /** The record's other fields after the save, besides code, id, uses and created_at. */
  record: Record<string, unknown>;
  change: Record<string, unknown>;
  link: 'referral_code' | 'discount_code';
  noun: string;
}

const RESOURCES: Resource[] = [
  {
    name: 'referral-codes',
    entity: ReferralCodeEntity,
    request: { panitia_name: ' Rina Dewi ', is_active: false },
    record: { panitia_name: 'Rina Dewi', is_active: false },
    change: { panitia_name: 'Budi', is_active: true },
    link: 'referral_code',
    noun: 'Referral',
  },
  {
    name: 'discount-codes',
    entity: DiscountCodeEntity,
    request: { discount_percentage: 25, max_uses: 4, valid_until: '9999-12-31T23:59:59.000Z' },
    record: {
      discount_percentage: 25,
      description: null,
      is_active: true,
      max_uses: 4,
      min_amount: null,
      valid_from: null,
      valid_until: '9999-12-31T23:59:59.000Z',
    },
    change: { discount_percentage: 30, description: 'For alumni', max_uses: null, min_amount: 50_000 },
    link: 'discount_code',
    noun: 'Discount',
  },
];

describe.each(RESOURCES)('$name', ({ name, entity, request, record, change, link, noun }) => {
  const listKey = name.replace('-', '_');

  it.each([`/api/${name}`, `/api/admin/${name}`])(
    'are made, changed and deleted at %s, all of it audited',
    async (path) => {
      const code = newCode();
      const created = await admin.post(path, { code: ` ${code.toLowerCase()} `, ...request }).expect(201);
      const { id, created_at } = created.body.data;
      const made = { id, code, uses: 0, created_at, updated_at: null, ...record };
      expect(created.body).toEqual({ success: true, data: made });
      expect(created_at).toMatch(/Z$/);
      expect((await admin.get(`/api/admin/${name}/${id}`).expect(200)).body.data).toEqual(made);

      const all = (await admin.get(`/api/${name}`).expect(200)).body.data[listKey];
      expect(all[0]).toEqual(made);

      const changed = { ...made, ...change, updated_at: expect.any(String) };
      const updated = await admin.put(`${path}/${id}`, { ...made, ...change, uses: 99 }).expect(200);
      expect(updated.body).toEqual({ success: true, data: changed });
      expect((await admin.get(`/api/admin/${name}/${id}`).expect(200)).body.data).toEqual(changed);

      const deleted = await admin.delete(`${path}/${id}`).expect(200);
      expect(deleted.body).toMatchObject({ success: true, message: `${noun} code deleted.` });
      expect(await festival.rows<DiscountCodeEntity | ReferralCodeEntity>(entity).countBy({ id })).toBe(0);
      await admin.get(`/api/admin/${name}/${id}`).expect(404);
      await admin.put(`${path}/${id}`, { code, ...request }).expect(404);
      await admin.delete(`${path}/${id}`).expect(404);

      const entries = await audit(name, id);
      expect(entries.map(({ action, before, after }) => [action, before, after])).toEqual([
        ['create', null, made],
        ['update', made, changed],
        ['delete', changed, null],
      ]);
      expect(entries[0]).toMatchObject({
        adminEmail: 'admin@festival.local',
        address: expect.stringMatching(/127\.0\.0\.1/),
      });
    },
  );

  it('refuse a code that is there already, however it is written', async () => {
    const code = newCode();
    const one = (await admin.post(`/api/${name}`, { code, ...request }).expect(201)).body.data;
    const again = await admin.post(`/api/${name}`, { code: code.toLowerCase(), ...request }).expect(422);
    expect(again.body.errors).toEqual({ code: [`This ${noun.toLowerCase()} code already exists`] });
    const other = (await admin.post(`/api/${name}`, { code: newCode(), ...request }).expect(201)).body.data;
    const renamed = await admin.put(`/api/${name}/${other.id}`, { ...request, code: one.code }).expect(422);
    expect(Object.keys(renamed.body.errors)).toEqual(['code']);
    expect(await audit(name, other.id)).toHaveLength(1);
  });

  it('refuse unknown fields, and broken JSON', async () => {
    const { body } = await admin.post(`/api/${name}`, { code: newCode(), ...request, price: 1 }).expect(422);
    expect(body.errors).toEqual({ price: ['The field price is not allowed.'] });
    const broken = admin.post(`/api/${name}`, '{' as unknown as object, { 'content-type': 'application/json' });
    await broken.expect(400);
  });

  it('aren’t deleted once an order carries them', async () => {
    const code = newCode();
    const { id } = (await admin.post(`/api/${name}`, { code, ...request, is_active: true }).expect(201)).body.data;
    await festival.visitor().order({ [link]: code });
    expect((await admin.delete(`/api/${name}/${id}`).expect(409)).body).toMatchObject({ success: false });
    await admin.delete(`/api/admin/${name}/${id}`).expect(409);
    expect((await audit(name, id)).map(({ action }) => action)).toEqual(['create']);
  });

  it('keep omitted fields of an update', async () => {
    const inactive = { code: newCode(), ...request, is_active: false };
    const { id } = (await admin.post(`/api/${name}`, inactive).expect(201)).body.data;
    const { is_active: _left, ...rest } = inactive;
    const { body } = await admin.put(`/api/${name}/${id}`, rest).expect(200);
    expect(body.data.is_active).toBe(false);
  });

  it.each(['0', '-1', 'one', '1.5', '99999999999'])('have no record %s', async (id) => {
    await admin.get(`/api/admin/${name}/${id}`).expect(404);
    await admin.delete(`/api/${name}/${id}`).expect(404);
  });

  it('are listed sorted, in ranges and filtered, with Content-Range', async () => {
    const mine = ['LISTA', 'LISTB', 'LISTC'].map((each) => `${each}${newCode()}`);
    for (const code of mine)
      await admin.post(`/api/${name}`, { code, ...request, is_active: code !== mine[1] }).expect(201);
    const codesOf = (answer: { body: { data: Array<{ code: string }> } }) => answer.body.data.map(({ code }) => code);

    const down = await list(name, { sort: ['code', 'DESC'], range: [0, 1], filter: { q: 'list' } }).expect(200);
    expect(codesOf(down)).toEqual([mine[2], mine[1]]);
    expect(down.headers['content-range']).toBe(`${name} 0-1/3`);
    const next = await list(name, { sort: ['code', 'DESC'], range: [2, 3], filter: { q: 'list' } }).expect(200);
    expect(codesOf(next)).toEqual([mine[0]]);
    expect(next.headers['content-range']).toBe(`${name} 2-2/3`);
    const none = await list(name, { range: [10, 19], filter: { q: 'list' } }).expect(200);
    expect([none.body.data, none.headers['content-range']]).toEqual([[], `${name} */3`]);
    const active = await list(name, { sort: ['id', 'ASC'], filter: { q: 'list', is_active: true } }).expect(200);
    expect(codesOf(active)).toEqual([mine[0], mine[2]]);
    const total = await festival.rows<DiscountCodeEntity | ReferralCodeEntity>(entity).count();
    const plain = await admin.get(`/api/admin/${name}`).expect(200);
    expect(plain.headers['content-range']).toMatch(new RegExp(`^${name} 0-\\d+/${total}$`));
    expect((await list(name, { filter: { q: '%_' } }).expect(200)).body.data).toEqual([]);
  });

  it.each<Record<string, unknown>>([
    { sort: ['code; DROP TABLE orders', 'ASC'] },
    { sort: ['code', 'UP'] },
    { sort: 'code' },
    { range: [5, 1] },
    { range: [0, 10_000] },
    { range: [-1, 5] },
    { filter: { password: 'x' } },
    { filter: [] },
  ])('refuse the list query %j with 400', async (query) => {
    expect((await list(name, query).expect(400)).body).toMatchObject({ success: false });
  });
});

describe('the forms’ rules', () => {
  it.each([
    [{}, { code: ['Referral code is required'], panitia_name: ['Panitia name is required'] }],
    [
      { code: '', panitia_name: ' ' },
      { code: ['Referral code is required'], panitia_name: ['Panitia name is required'] },
    ],
    [
      { code: 'ABC', panitia_name: 'R' },
      {
        code: ['Referral code must be at least 4 characters'],
        panitia_name: ['Panitia name must be at least 2 characters'],
      },
    ],
    [{ code: 'ABCD', panitia_name: 'Rara', is_active: null }, { is_active: ['is_active must be a boolean value'] }],
  ])('of a referral code: %j', async (body, errors) => {
    expect((await admin.post('/api/referral-codes', body).expect(422)).body).toMatchObject({ success: false, errors });
  });

  const percentage = ['Discount percentage must be between 1 and 100'];
  it.each([
    [{}, { code: ['Discount code is required'], discount_percentage: percentage }],
    [{ code: 'ABCD', discount_percentage: 0 }, { discount_percentage: percentage }],
    [{ code: 'ABCD', discount_percentage: 101 }, { discount_percentage: percentage }],
    [{ code: 'ABCD', discount_percentage: 12.5 }, { discount_percentage: percentage }],
    [{ code: 'ABCD', discount_percentage: '10' }, { discount_percentage: percentage }],
    [{ code: 'ABCD', discount_percentage: 10, is_active: null }, { is_active: ['is_active must be a boolean value'] }],
  ])('of a discount code: %j', async (body, errors) => {
    expect((await admin.post('/api/discount-codes', body).expect(422)).body).toMatchObject({ success: false, errors });
  });

  it.each([
    ['max_uses', { max_uses: 0 }],
    ['min_amount', { min_amount: -1 }],
    ['valid_from', { valid_from: 'tomorrow' }],
    ['valid_from', { valid_from: '9999-12-31T23:59:59-14:00' }],
    ['valid_from', { valid_from: '2025-W47-6' }],
    ['description', { description: 'x'.repeat(501) }],
    ['is_active', { is_active: 'yes' }],
    ['valid_until', { valid_from: '2099-01-02T00:00:00Z', valid_until: '2099-01-01T00:00:00Z' }],
  ])('of a discount code’s %s', async (field, changes) => {
    const body = { code: newCode(), discount_percentage: 10, ...changes };
    expect(Object.keys((await admin.post('/api/discount-codes', body).expect(422)).body.errors)).toEqual([field]);
  });
});

it('a discount code is found by its description too', async () => {
  const code = newCode();
  await admin.post('/api/discount-codes', { code, discount_percentage: 5, description: 'Alumni of 2019' }).expect(201);
  const found = (await list('discount-codes', { filter: { q: 'alumni of 2019' } }).expect(200)).body.data;
  expect(found.map((each: { code: string }) => each.code)).toEqual([code]);
});
