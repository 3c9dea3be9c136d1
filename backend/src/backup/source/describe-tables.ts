import { RESTORE_MARK } from '../../platform/database/migrations/half-restored.js';
import type { TableHead } from '../format/manifest.js';
import { madeTables } from './made-tables.js';
import type { TableSource } from './table-source.js';

/** The program's own, which are made by whoever restores. */
const NOT_BACKED_UP: readonly string[] = ['migrations', 'migration_lock', RESTORE_MARK];

export interface Described {
  tables: TableHead[];
  /** Tables and columns that no migration makes, such as a copy that somebody has made by hand. */
  foreign: string[];
}

/** What of a database goes into a backup, and what doesn't. */
export async function describeTables(source: TableSource): Promise<Described> {
  const made = await madeTables(await source.migrations());
  const there = await source.columns();
  const nextIds = await source.nextIds();
  const known = new Map(made.map(({ name, columns }) => [name, new Set(columns)]));
  const foreign = [...there].flatMap(([name, columns]) => {
    const own = known.get(name);
    if (own) return columns.filter((each) => !own.has(each)).map((each) => `${name}.${each}`);
    return NOT_BACKED_UP.includes(name) ? [] : [name];
  });
  return { tables: made.map((each) => ({ ...each, nextId: nextIds.get(each.name) ?? null })), foreign: foreign.sort() };
}
