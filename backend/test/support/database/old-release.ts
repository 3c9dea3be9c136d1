import type { DataSource, QueryRunner, Table, TableColumn } from 'typeorm';

/** What is no table of a release: who migrates, and how far it is. */
const OWN = ['migrations', 'migration_lock', 'sqlite_sequence'];

export type Schema = readonly Table[];

/** The tables as they are now. */
export async function schemaOf(dataSource: DataSource): Promise<Schema> {
  const runner = dataSource.createQueryRunner();
  try {
    const tables = await runner.getTables(await names(dataSource));
    return tables.filter(({ name }) => !OWN.includes(shortName(name)));
  } finally {
    await runner.release();
  }
}

/** On MariaDB all of the server's would be looked at. */
async function names(dataSource: DataSource): Promise<string[] | undefined> {
  if (dataSource.driver.options.type !== 'mariadb') return undefined;
  return (await dataSource.query<object[]>('SHOW TABLES')).map((row) => String(Object.values(row)[0]));
}

/**
 * What a program that knows the schema `before` can't do any more: its statements are run, as far as they are the same for
 * every such program, and undone.
 */
export async function breaksOf(dataSource: DataSource, before: Schema): Promise<string[]> {
  const after = new Map((await schemaOf(dataSource)).map((table) => [shortName(table.name), table]));
  const found: string[] = [];
  for (const table of before) {
    const name = shortName(table.name);
    const now = after.get(name);
    if (now) found.push(...changed(name, table, now), ...(await refused(dataSource, name, table)));
    else found.push(`${name} is gone`);
  }
  return found;
}

/** Differences that no statement on an empty table shows. */
function changed(name: string, before: Table, now: Table): string[] {
  const known = new Set(uniqueKeys(before));
  const unique = uniqueKeys(now).filter((key) => !known.has(key));
  const types = before.columns.flatMap((column) => {
    const other = now.findColumnByName(column.name);
    return other && typeOf(other) !== typeOf(column) ? [`${name}.${column.name} is ${typeOf(other)}`] : [];
  });
  return [...unique.map((key) => `${name} may hold a value once only: ${key}`), ...types];
}

const typeOf = ({ type, length }: TableColumn): string => `${type}(${length})`;

const uniqueKeys = ({ indices, uniques }: Table): string[] => [
  ...indices.flatMap(({ name, isUnique }) => (isUnique && name ? [name] : [])),
  ...uniques.flatMap(({ name, columnNames }) => name ?? columnNames.join()),
];

/** The error of the first of its statements that fails, if any. */
async function refused(dataSource: DataSource, name: string, { columns }: Table): Promise<string[]> {
  const isMysql = dataSource.driver.options.type === 'mariadb';
  const runner = dataSource.createQueryRunner();
  const given = columns.filter(({ isGenerated }) => !isGenerated);
  const names = given.map((column) => dataSource.driver.escape(column.name)).join(', ');
  await runner.query(isMysql ? 'SET foreign_key_checks = 0' : 'PRAGMA foreign_keys = OFF');
  await runner.startTransaction();
  try {
    const places = given.map(() => '?').join(', ');
    await runner.query(`INSERT INTO ${name} (${names}) VALUES (${places})`, given.map(sample));
    for (const column of given) {
      const own = dataSource.driver.escape(column.name);
      await runner.query(`UPDATE ${name} SET ${own} = ${own}`);
    }
    await runner.query(`SELECT ${names} FROM ${name}`);
    return [];
  } catch (error) {
    return [`${name}: ${(error as Error).message}`];
  } finally {
    await endIt(runner, isMysql);
  }
}

async function endIt(runner: QueryRunner, isMysql: boolean): Promise<void> {
  await runner.rollbackTransaction();
  await runner.query(isMysql ? 'SET foreign_key_checks = 1' : 'PRAGMA foreign_keys = ON');
  await runner.release();
}

function sample({ type }: TableColumn): unknown {
  if (type.includes('int') || type === 'boolean') return 1;
  return type === 'datetime' ? '2025-11-01 00:00:00.000' : 'x';
}

const shortName = (name: string): string => name.split('.').at(-1) ?? name;
