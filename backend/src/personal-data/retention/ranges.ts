import { setImmediate as turn } from 'node:timers/promises';
import type { Reader } from '../../platform/database/reader.js';
import type { RetainedRows } from '../../platform/database/retained-rows.js';

/** One statement reads no more rows: neither database stops for it, whatever the table's size. */
export const IDS_READ_AT_ONCE = 2_000;

/** Some rows of a table, as SQL. */
export interface Range {
  where: string;
  values: Record<string, number | string>;
  /** The condition on `RetainedRows.text.within`, to be put before others. */
  within: string;
}

/** The whole table, some rows at a time. */
export async function* rangesOf(reader: Reader, rows: RetainedRows): AsyncGenerator<Range> {
  for await (const range of rows.text ? textRanges(reader, rows, rows.text) : numberRanges(reader, rows)) {
    yield range;
    await turn();
  }
}

async function* numberRanges(reader: Reader, { entity, walkBy }: RetainedRows): AsyncGenerator<Range> {
  const select = reader.select(entity, 'r').select(`MIN(r.${walkBy})`, 'first').addSelect(`MAX(r.${walkBy})`, 'last');
  const ends = await select.getRawOne<{ first: number | null; last: number | null }>();
  for (let from = Number(ends?.first ?? 1); from <= Number(ends?.last ?? 0); from += IDS_READ_AT_ONCE) {
    const values = { from, to: from + IDS_READ_AT_ONCE };
    yield { where: `r.${walkBy} >= :from AND r.${walkBy} < :to`, values, within: '' };
  }
}

/** Texts have no step: each range ends where so many rows are read. The last one is open, for rows that come meanwhile. */
async function* textRanges(
  reader: Reader,
  { entity, walkBy }: RetainedRows,
  { within }: NonNullable<RetainedRows['text']>,
): AsyncGenerator<Range> {
  for await (const part of partsOf(reader, entity, within)) {
    let after: string | null = '';
    while (after !== null) {
      const start: string = after;
      const last = await reader
        .select(entity, 'r')
        .select(`r.${walkBy}`, 'key')
        .where(`${part.where}r.${walkBy} > :start`, { ...part.values, start })
        .orderBy(`r.${walkBy}`)
        .offset(IDS_READ_AT_ONCE - 1)
        .limit(1)
        .getRawOne<{ key: string }>();
      const end = last ? ` AND r.${walkBy} <= :end` : '';
      const values = { ...part.values, start, ...(last && { end: last.key }) };
      yield { where: `${part.where}r.${walkBy} > :start${end}`, values, within: part.where.replace('r.', '') };
      after = last?.key ?? null;
    }
  }
}

/** The values of `within` one by one; one part for a table that has none. */
async function* partsOf(
  reader: Reader,
  entity: RetainedRows['entity'],
  within: string | undefined,
): AsyncGenerator<Pick<Range, 'where' | 'values'>> {
  if (within === undefined) return yield { where: '', values: {} };
  const next = async (than: number): Promise<number | null> => {
    const select = reader.select(entity, 'r').select(`MIN(r.${within})`, 'next').where(`r.${within} > :than`, { than });
    const found = (await select.getRawOne<{ next: number | null }>())?.next ?? null;
    return found === null ? null : Number(found);
  };
  for (let part = await next(-1); part !== null; part = await next(part)) {
    yield { where: `r.${within} = :part AND `, values: { part } };
  }
}
