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
  const { condition, values } = beginningWith(column, texts);
  where.andWhere(condition, values);
}

/** The same as one more way to fit. */
export function orBeginsWith(where: WhereExpressionBuilder, column: string, ...texts: string[]): void {
  const { condition, values } = beginningWith(column, texts);
  where.orWhere(condition, values);
}

function beginningWith(column: string, texts: string[]): { condition: string; values: Record<string, string> } {
  const name = column.replace(/\W/g, '_');
  const ranges = texts.map((text, index) => ({
    condition: `(${column} >= :from_${name}_${index} AND ${column} < :to_${name}_${index})`,
    values: { [`from_${name}_${index}`]: text, [`to_${name}_${index}`]: `${text}${LAST_CHARACTER}` },
  }));
  return {
    condition: `(${ranges.map((range) => range.condition).join(' OR ')})`,
    values: Object.assign({}, ...ranges.map(({ values }) => values)) as Record<string, string>,
  };
}
