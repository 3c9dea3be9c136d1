import { DataSource } from 'typeorm';
import type { Festival } from '../festival.js';
import { mariaDbServer } from './test-database.js';

/** A row of any table, also of one without an entity. */
export interface AnyRow {
  table: string;
  /** Its table and primary key. */
  key: string;
  columns: Record<string, unknown>;
}

async function tables(dataSource: DataSource): Promise<string[]> {
  const sql =
    mariaDbServer() === null
      ? "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
      : 'SHOW TABLES';
  return (await dataSource.query<object[]>(sql)).flatMap((row) => Object.values(row) as string[]);
}

export async function allRows(festival: Festival): Promise<AnyRow[]> {
  const dataSource = festival.app.get(DataSource, { strict: false });
  const rows: AnyRow[] = [];
  for (const table of await tables(dataSource)) {
    const primary = dataSource.entityMetadatas
      .find(({ tableName }) => tableName === table)
      ?.primaryColumns.map(({ databaseName }) => databaseName);
    for (const columns of await dataSource.query<AnyRow['columns'][]>(`SELECT * FROM ${table}`)) {
      const names = primary ?? Object.keys(columns);
      rows.push({ table, key: `${table} ${names.map((name) => String(columns[name])).join(' ')}`, columns });
    }
  }
  return rows;
}

/** The columns, as `table.column`, in which a row has one of the texts, in whatever case. */
export function columnsWith(rows: readonly AnyRow[], texts: readonly string[]): string[] {
  const found = new Set<string>();
  for (const { table, columns } of rows) {
    for (const [column, value] of Object.entries(columns)) {
      const text = (typeof value === 'object' ? JSON.stringify(value) : String(value)).toLowerCase();
      if (texts.some((each) => text.includes(each.toLowerCase()))) found.add(`${table}.${column}`);
    }
  }
  return [...found].toSorted();
}
