import { DataSource } from 'typeorm';
import { aside } from '../src/platform/database/connection/aside/aside.js';
import { Festival } from './support/festival.js';
import type { Visitor } from './support/visitor.js';

/** A second or so of SQLite's time. */
const LONG = `SELECT COUNT(*) AS many FROM
  (WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c LIMIT 3000000) SELECT x FROM c)`;

let festival: Festival;
let admin: Visitor;
beforeAll(async () => {
  festival = await Festival.open();
  admin = await festival.admin();
  await admin.get('/api/admin/orders').expect(200);
});
afterAll(() => festival.close());

it('whoever calls is looked up before any list is read: long lists don’t hold that up', async () => {
  const list = () => aside('lists', () => festival.get(DataSource).query(LONG));
  const lists = [list(), list()];
  await new Promise(setImmediate);
  const refused = admin.get('/api/admin/orders?range=[1]').expect(400);
  expect(await Promise.race([...lists.map((each) => each.then(() => 'list')), refused.then(() => 'refused')])).toBe(
    'refused',
  );
  await Promise.all(lists);
});
