import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { hintOf } from './by-index.js';

/**
 * How many rows a select has, counted no further than to `most`: more of them would take the longer, the more there are. `index`:
 * by which it is to be read.
 */
export async function countUpTo<T extends ObjectLiteral>(
  most: number,
  select: SelectQueryBuilder<T>,
  index?: string,
): Promise<number> {
  const counted = select.clone().limit(most);
  if (index) counted.useIndex(index);
  const row = await select.connection
    .createQueryBuilder()
    .select('COUNT(*)', 'many')
    .from(`(${index ? hintOf(counted, counted.getQuery(), index) : counted.getQuery()})`, 'counted')
    .setParameters(counted.getParameters())
    .getRawOne<{ many: string | number }>();
  return Number(row?.many ?? 0);
}
