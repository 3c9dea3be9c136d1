import { EDITION_PARTS } from '@festival/contracts';
import { ENTITIES } from '../../app/entities.js';
import { openDataSource } from '../../platform/database/connection/data-source.js';
import { TABLE_RULES, tablesOf } from './tables.js';

it('of each table it is decided what becomes of it when an edition is closed', async () => {
  const dataSource = await openDataSource({ kind: 'sqlite', file: ':memory:' }, ENTITIES);
  const tables = dataSource.entityMetadatas.map(({ tableName }) => tableName);
  await dataSource.destroy();
  expect(tables.length).toBeGreaterThan(50);
  expect(Object.keys(TABLE_RULES).toSorted()).toEqual(tables.toSorted());
});

it('each part has tables, or a step of its own', () => {
  const without = EDITION_PARTS.filter((part) => tablesOf(part).length === 0);
  expect(without).toEqual(['pictures', 'accounts']);
});
