import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** How many rows a select has, counted no further than to `most`: more of them would take the longer, the more there are. */
export async function countUpTo<T extends ObjectLiteral>(most: number, select: SelectQueryBuilder<T>): Promise<number> {
  const counted = select.clone().limit(most);
  const row = await select.connection
    .createQueryBuilder()
    .select('COUNT(*)', 'many')
    .from(`(${counted.getQuery()})`, 'counted')
    .setParameters(counted.getParameters())
    .getRawOne<{ many: string | number }>();
  return Number(row?.many ?? 0);
}
