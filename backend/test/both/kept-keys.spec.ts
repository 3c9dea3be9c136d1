import type { SecretKeyState } from '@festival/contracts';
import { MoreThan } from 'typeorm';
import { AuditEntryEntity } from '../../src/audit/audit-entry.entity.js';
import { ImportedRowEntity } from '../../src/orders/import/imported-row.entity.js';
import { OrderEntity } from '../../src/orders/order.entity.js';
import { EraseOrderService } from '../../src/personal-data/erase-order.service.js';
import { SettingEntity } from '../../src/platform/settings/setting.entity.js';
import { Festival, SECRET_KEY } from '../support/festival.js';
import { formFile, formRows, Importer } from '../support/sales/import-file.js';

const NEW_KEY = 'another secret key of the tests, long enough as well';
const THIRD_KEY = 'a third secret key of the tests, long enough for all';

let festival: Festival;
beforeEach(async () => {
  festival = await Festival.open();
  await festival.tier({ type: 'early-bird', price: 59_000 });
});
afterEach(() => festival.close());

type Rows = readonly string[][];
const check = async (rows: Rows, status = 200) =>
  (await new Importer(await festival.admin()).check(formFile(rows)).expect(status)).body;

async function importAndErase(rows: Rows): Promise<void> {
  const importer = new Importer(await festival.admin());
  await importer.run(formFile(rows), { confirm_rows: rows.length });
  const orders = await festival.rows(OrderEntity).find({ where: rows.map((row) => ({ buyerEmail: row[2] ?? '' })) });
  for (const { id, buyerEmail } of orders) await festival.get(EraseOrderService).erase(id, buyerEmail);
}

/** How many keys need the `SECRET_KEY` of before. */
async function foreign(): Promise<number> {
  const { body } = await (await festival.admin()).get('/api/admin/secret-key').expect(200);
  return (body.data as SecretKeyState).kept_keys;
}

/** How the audit log names somebody. */
async function markOf(email: string): Promise<string | null | undefined> {
  await (await festival.admin()).post('/api/admin/personal-data/look-up', { email }).expect(200);
  const [entry] = await festival
    .rows(AuditEntryEntity)
    .find({ where: { resource: 'personal-data', action: 'look_up' }, order: { id: 'DESC' }, take: 1 });
  return entry?.recordId;
}

it('rows of erased buyers are known, and people are named alike, when the old SECRET_KEY is long gone', async () => {
  const rows = formRows(2);
  await importAndErase(rows);
  const mark = await markOf('somebody@example.com');
  for (const [SECRET, OLD] of [
    [NEW_KEY, SECRET_KEY],
    [NEW_KEY, ''],
    [THIRD_KEY, NEW_KEY],
    [THIRD_KEY, ''],
  ]) {
    festival = await festival.restart({ SECRET_KEY: SECRET, SECRET_KEY_OLD: OLD });
    expect((await check(rows)).data).toMatchObject({ ready: 0, known: 2, bad: 0 });
    expect(await markOf('somebody@example.com')).toBe(mark);
  }
  expect((await check(formRows(1))).data).toMatchObject({ ready: 1, known: 0 });
});

it('no key is in the settings as it is: with another SECRET_KEY an import that can’t know erased buyers stops', async () => {
  const rows = formRows(1);
  await importAndErase(rows);
  festival = await festival.restart({ SECRET_KEY: NEW_KEY });
  expect((await check(rows, 409)).message).toMatch(
    /Start the festival with the SECRET_KEY of before as SECRET_KEY_OLD/,
  );
  expect(await foreign()).toBe(1);
  // What is erased meanwhile is known later, too.
  const [row] = formRows(1);
  await festival.rows(ImportedRowEntity).delete({ id: MoreThan(0) });
  await importAndErase([row ?? []]);
  festival = await festival.restart({ SECRET_KEY: NEW_KEY, SECRET_KEY_OLD: SECRET_KEY });
  expect((await check([row ?? []])).data).toMatchObject({ ready: 0, known: 1 });
  expect(await foreign()).toBe(0);
});

it('where no buyer was erased another SECRET_KEY stops no import', async () => {
  const rows = formRows(1);
  await new Importer(await festival.admin()).run(formFile(rows), { confirm_rows: 1 });
  festival = await festival.restart({ SECRET_KEY: NEW_KEY });
  expect((await check([...rows, ...formRows(1)])).data).toMatchObject({ ready: 1, known: 1 });
  // Nor does it later: what is erased from now on is known by the new key.
  const more = formRows(1);
  await importAndErase(more);
  festival = await festival.restart({ SECRET_KEY: NEW_KEY });
  expect((await check([...rows, ...more])).data).toMatchObject({ ready: 0, known: 2 });
});

it('hashes of a release that kept no keys stay good', async () => {
  const rows = formRows(1);
  await importAndErase(rows);
  const [before] = await festival.rows(ImportedRowEntity).find();
  const mark = await markOf('somebody@example.com');
  // As that release made them: with the derived keys.
  await festival.rows(SettingEntity).delete({ key: 'kept_keys' });
  festival = await festival.restart({});
  const derived = await markOf('somebody@example.com');
  expect(derived).not.toBe(mark);
  await festival.rows(ImportedRowEntity).delete({ id: MoreThan(0) });
  const more = formRows(1);
  await importAndErase(more);
  await festival.rows(SettingEntity).delete({ key: 'kept_keys' });
  expect(before?.reference).toMatch(/^erased:/);

  festival = await festival.restart({ SECRET_KEY: NEW_KEY, SECRET_KEY_OLD: SECRET_KEY });
  expect((await check(more)).data).toMatchObject({ ready: 0, known: 1 });
  festival = await festival.restart({ SECRET_KEY_OLD: '' });
  expect((await check(more)).data).toMatchObject({ ready: 0, known: 1 });
});
