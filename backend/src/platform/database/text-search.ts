import type { WhereExpressionBuilder } from 'typeorm';

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
