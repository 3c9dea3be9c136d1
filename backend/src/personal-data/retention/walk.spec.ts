import type { DataSource } from 'typeorm';
import { ENTITIES } from '../../app/entities.js';
import { openDataSource } from '../../platform/database/connection/data-source.js';
import { Reader } from '../../platform/database/reader.js';
import { RETAINED_ROWS } from './retained-kinds.js';
import { countSelect } from './walk.js';

let dataSource: DataSource;
beforeAll(async () => {
  dataSource = await openDataSource({ kind: 'sqlite', file: ':memory:' }, ENTITIES);
  await dataSource.runMigrations();
});
afterAll(() => dataSource.destroy());

const walked = Object.values(RETAINED_ROWS)
  .flat()
  .flatMap((rows) => (rows.walkBy ? [[`${rows.entity.name}: ${rows.holds}`, rows] as const] : []));

it.each(walked)('each statement reads its range of ids alone, and no index whole: %s', async (_name, rows) => {
  const where = `r.${rows.walkBy} >= :from AND r.${rows.walkBy} < :to`;
  const select = countSelect(new Reader(dataSource), rows, where);
  const [sql, parameters] = select.setParameters({ from: 1, to: 2_001, upTo: new Date() }).getQueryAndParameters();
  const plan = await dataSource.query<Array<{ detail: string }>>(`EXPLAIN QUERY PLAN ${sql}`, parameters);
  expect(plan[0]?.detail).toMatch(/PRIMARY KEY \((rowid|ticket_id)>\? AND \1<\?\)|\(ticket_id>\? AND ticket_id<\?\)/);
});
