import { DataSource } from 'typeorm';
import type { Festival } from '../festival.js';
import { mariaDbServer } from './test-database.js';

/** Every table of the database, also those without an entity. */
async function tables(dataSource: DataSource): Promise<string[]> {
  const sql =
    mariaDbServer() === null
      ? "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
      : 'SHOW TABLES';
  return (await dataSource.query<object[]>(sql)).flatMap((row) => Object.values(row) as string[]);
}

/** The columns, as `table.column`, in which a row has one of the texts, in whatever case. */
export async function columnsWith(festival: Festival, texts: readonly string[]): Promise<string[]> {
  const dataSource = festival.app.get(DataSource, { strict: false });
  const found = new Set<string>();
  for (const table of await tables(dataSource)) {
    for (const row of await dataSource.query<object[]>(`SELECT * FROM ${table}`)) {
      for (const [column, value] of Object.entries(row)) {
        const text = (typeof value === 'object' ? JSON.stringify(value) : String(value)).toLowerCase();
        if (texts.some((each) => text.includes(each.toLowerCase()))) found.add(`${table}.${column}`);
      }
    }
  }
  return [...found].toSorted();
}
