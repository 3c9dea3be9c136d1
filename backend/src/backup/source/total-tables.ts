import { TableLines } from '../format/row-lines.js';
import type { TableHead, TableTotal } from '../format/manifest.js';
import type { TableSource } from './table-source.js';

/** Reads each of the tables and sums its rows up. A table that isn't there has none. */
export async function totalTables(
  source: TableSource,
  tables: readonly TableHead[],
): Promise<Record<string, TableTotal>> {
  const there = new Set((await source.tables()).map(({ name }) => name));
  const totals: Record<string, TableTotal> = {};
  for (const table of tables) {
    const lines = new TableLines();
    if (there.has(table.name)) for await (const rows of source.rows(table)) lines.add(rows);
    lines.end();
    totals[table.name] = lines.total();
  }
  return totals;
}
