import type { EntityManager, WhereExpressionBuilder } from 'typeorm';

/** Sorts after every other character, in both databases. */
const LAST_CHARACTER = '\u{10ffff}';

/** A `LIKE` pattern for text that contains `fragment`, whose own wildcards count as plain characters (ESCAPE '!'). */
export function containing(fragment: string): string {
  return `%${fragment.trim().toLowerCase().replace(/[!%_]/g, '!$&')}%`;
}

/**
 * Adds that the column begins with one of the texts, letter by letter, so that an index on it serves: SQLite compares
 * `LIKE` without case and so can't use one.
 */
export function whereBeginsWith(where: WhereExpressionBuilder, column: string, ...texts: string[]): void {
  const name = column.replace(/\W/g, '_');
  const ranges = texts.map((text, index) => ({
    condition: `(${column} >= :from_${name}_${index} AND ${column} < :to_${name}_${index})`,
    values: { [`from_${name}_${index}`]: text, [`to_${name}_${index}`]: `${text}${LAST_CHARACTER}` },
  }));
  const condition = ranges.map((range) => range.condition).join(' OR ');
  where.andWhere(`(${condition})`, Object.assign({}, ...ranges.map(({ values }) => values)));
}

/** The same in the fragment's own case. */
export const containingAsWritten = (fragment: string): string => `%${fragment.trim().replace(/[!%_]/g, '!$&')}%`;

/**
 * A condition with one `?`, for a pattern of `containingAsWritten`: whichever case the column has it in.
 * SQLite's `LIKE` compares without case, but its `LOWER` knows no letters with accents; MariaDB's columns compare bytes.
 */
export function likeInAnyCase(db: EntityManager, column: string): string {
  const isMariaDb = db.connection.driver.options.type === 'mariadb';
  return isMariaDb ? `LOWER(${column}) LIKE LOWER(?) ESCAPE '!'` : `${column} LIKE ? ESCAPE '!'`;
}
