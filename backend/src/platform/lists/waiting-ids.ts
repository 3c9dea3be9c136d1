import { INBOX_MOST_COUNTED } from '@festival/contracts';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** Of what waits for a person: at most `INBOX_MOST_COUNTED`. */
export interface WaitingIds {
  /** The oldest first. */
  ids: number[];
  hasMore: boolean;
}

/** Sorted here: the databases would look through the whole table in the order of the ids. */
export async function waitingIds<T extends ObjectLiteral>(select: SelectQueryBuilder<T>): Promise<WaitingIds> {
  const rows = await select
    .select(`${select.alias}.id`, 'id')
    .limit(INBOX_MOST_COUNTED + 1)
    .getRawMany<{ id: number | string }>();
  const ids = rows.map(({ id }) => Number(id)).sort((one, other) => one - other);
  return { ids: ids.slice(0, INBOX_MOST_COUNTED), hasMore: ids.length > INBOX_MOST_COUNTED };
}
