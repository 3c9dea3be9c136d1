import type {
  EntityManager,
  EntityMetadata,
  EntityTarget,
  FindOptionsWhere,
  ObjectLiteral,
  SelectQueryBuilder,
} from 'typeorm';
import { isGalera } from './connection/galera.js';

type Column = EntityMetadata['columns'][number];
type Step = '+' | '-' | null;

type LockMode = 'pessimistic_write' | 'pessimistic_read';

/**
 * Locks the rows that a select finds until the transaction ends, and gives them: against changes and other locks, or with
 * `pessimistic_read` against changes alone. On SQLite a transaction has the whole database anyway.
 */
export async function lockRows<T extends ObjectLiteral>(
  db: EntityManager,
  select: SelectQueryBuilder<T>,
  mode: LockMode = 'pessimistic_write',
): Promise<T[]> {
  const rows = await lockToChange(select, mode);
  const { metadata } = select.expressionMap.mainAlias ?? {};
  if (metadata && isGalera(db.connection) && rows.length > 0) {
    const keys = rows.map((row) => metadata.getEntityIdMap(row) as FindOptionsWhere<T>);
    await holdRows(db, metadata.target as EntityTarget<T>, keys);
  }
  return rows;
}

/** As `lockRows`, for rows that the transaction then changes one and all: in a cluster that alone holds them. */
export function lockToChange<T extends ObjectLiteral>(
  select: SelectQueryBuilder<T>,
  mode: LockMode = 'pessimistic_write',
): Promise<T[]> {
  const isMariaDb = select.connection.driver.options.type === 'mariadb';
  return (isMariaDb ? select.setLock(mode) : select).getMany();
}

/**
 * Locks the rows (null: all) until the transaction ends, by writing them as they are; gives how many there are. A Galera node knows
 * nothing of the locks of another, and isn't told of a write that changes nothing. There the rows are changed and changed
 * back: of two nodes that hold a row, or of one that holds and one that writes it, one is refused and runs again.
 */
export async function holdRows<T extends ObjectLiteral>(
  db: EntityManager,
  entity: EntityTarget<T>,
  where: FindOptionsWhere<T> | Array<FindOptionsWhere<T>> | null,
): Promise<number> {
  const conditions = Array.isArray(where) ? where : [where ?? {}];
  const column = changeable(db.connection.getMetadata(entity), conditions);
  const write = async (step: Step): Promise<number> => {
    const value = (): string => changed(db.connection.driver.escape(column.databaseName), column.type, step);
    const update = db
      .createQueryBuilder()
      .update(entity)
      .set({ [column.propertyName]: value } as never);
    if (where !== null) update.where(where);
    return (await update.execute()).affected ?? 0;
  };
  if (!isGalera(db.connection)) return write(null);
  await write('+');
  return write('-');
}

/** A column that may take another value for a moment: no key, no condition, and one that adds up. */
function changeable({ columns, indices, name }: EntityMetadata, where: readonly object[]): Column {
  const taken = new Set(where.flatMap(Object.keys));
  const indexed = new Set(indices.flatMap((index) => index.columns));
  const fits = (column: Column): boolean =>
    !column.isPrimary && !column.isNullable && !indexed.has(column) && !taken.has(column.propertyName);
  const found = ['integer', 'boolean', 'datetime']
    .map((type) => columns.find((column) => column.type === type && fits(column)))
    .find((column) => column !== undefined);
  if (!found) throw new Error(`${name} has no column by which its rows can be held`);
  return found;
}

function changed(column: string, type: Column['type'], step: Step): string {
  if (step === null) return column;
  return `${column} ${step} ${type === 'datetime' ? 'INTERVAL 1 SECOND' : '1'}`;
}
