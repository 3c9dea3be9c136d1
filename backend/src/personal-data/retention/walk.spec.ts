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

/** The range of the primary key alone: of a number, of a text, of a text within a number. */
const BY_KEY = [
  String.raw`PRIMARY KEY \((rowid|ticket_id)>\? AND \1<\?\)`,
  String.raw`\(ticket_id>\? AND ticket_id<\?\)`,
  String.raw`sqlite_autoindex_\w+ \((room_id=\? AND )?(id|email_hash|place_id)>\? AND \3<\?\)`,
].join('|');

const walked = Object.values(RETAINED_ROWS)
  .flat()
  .map((rows) => [`${rows.entity.name}: ${rows.holds}`, rows] as const);

it.each(walked)('each statement reads its range alone, and no index whole: %s', async (_name, rows) => {
  const part = rows.text?.within ? `r.${rows.text.within} = :part AND ` : '';
  const where = `${part}r.${rows.walkBy} > :from AND r.${rows.walkBy} < :to`;
  const ends = rows.text ? { from: 'a', to: 'b', part: 1 } : { from: 1, to: 2_001 };
  const select = countSelect(new Reader(dataSource), rows, where);
  const [sql, parameters] = select.setParameters({ ...ends, upTo: new Date() }).getQueryAndParameters();
  const plan = await dataSource.query<Array<{ detail: string }>>(`EXPLAIN QUERY PLAN ${sql}`, parameters);
  expect(plan[0]?.detail).toMatch(new RegExp(BY_KEY));
});
