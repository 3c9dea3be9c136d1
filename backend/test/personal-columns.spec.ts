import { ENTITIES } from '../src/app/entities.js';
import { openDataSource } from '../src/platform/database/connection/data-source.js';
import { NOT_PERSONAL, PERSONAL } from './support/personal-columns.js';

const TEXTS: readonly unknown[] = ['varchar', 'text', 'simple-json'];
const decided = [...Object.values(PERSONAL), ...Object.values(NOT_PERSONAL)].flat();

let columns: string[];
beforeAll(async () => {
  const dataSource = await openDataSource({ kind: 'sqlite', file: ':memory:' }, ENTITIES);
  columns = dataSource.entityMetadatas.flatMap(({ tableName, columns: all }) =>
    all.filter(({ type }) => TEXTS.includes(type)).map(({ databaseName }) => `${tableName}.${databaseName}`),
  );
  await dataSource.destroy();
});

const isDecided = (column: string): boolean =>
  decided.includes(column) || decided.includes(column.replace(/\..*/, '.*'));

it('of each text column it is decided whether it may hold something of a person', () => {
  expect(columns.length).toBeGreaterThan(150);
  expect(columns.filter((column) => !isDecided(column))).toEqual([]);
});

it('each is decided once, and is there', () => {
  expect(decided.filter((column, index) => decided.indexOf(column) !== index)).toEqual([]);
  const isThere = (column: string): boolean =>
    column.endsWith('.*') ? columns.some((each) => each.startsWith(column.slice(0, -1))) : columns.includes(column);
  expect(decided.filter((column) => !isThere(column))).toEqual([]);
});
