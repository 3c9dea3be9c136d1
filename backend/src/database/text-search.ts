import type { WhereExpressionBuilder } from 'typeorm';

/** Sorts after every other character, in both databases. */
const LAST_CHARACTER = '\u{10ffff}';

/** A `LIKE` pattern for text that contains `fragment`, whose own wildcards count as plain characters (ESCAPE '!'). */
export function containing(fragment: string): string {
  return `%${fragment.trim().toLowerCase().replace(/[!%_]/g, '!$&')}%`;
}

/**
 * Adds that the column begins with the text, letter by letter, so that an index on it serves: SQLite compares `LIKE`
 * without case and so can't use one.
 */
export function whereBeginsWith(where: WhereExpressionBuilder, column: string, text: string): void {
  const name = column.replace(/\W/g, '_');
  where.andWhere(`(${column} >= :from_${name} AND ${column} < :to_${name})`, {
    [`from_${name}`]: text,
    [`to_${name}`]: `${text}${LAST_CHARACTER}`,
  });
}
