import { SEARCH_HITS, type SearchGroup, type SearchHit, type SearchResource } from '@festival/contracts';
import type { ListPage } from '../platform/lists/list-page.js';
import type { ListRequest } from '../platform/lists/list-rules.js';

export type Found = Pick<SearchGroup, 'hits' | 'has_more'>;

/** The first few of a list that have the text. */
export function firstOf(q: string, sort = 'id'): ListRequest {
  return { sort, order: 'DESC', skip: 0, take: SEARCH_HITS, filter: { q } as ListRequest['filter'] };
}

/** Several lists as one group. */
export function together(parts: readonly Found[]): Found {
  const hits = parts.flatMap((part) => part.hits);
  return {
    hits: hits.slice(0, SEARCH_HITS),
    has_more: hits.length > SEARCH_HITS || parts.some((each) => each.has_more),
  };
}

/** The hits of a list of records. */
export function hitsOf<Row extends { id: number }>(
  resource: SearchResource,
  { rows, total }: Pick<ListPage<Row>, 'rows' | 'total'>,
  describe: (row: Row) => Pick<SearchHit, 'title' | 'detail'>,
): Found {
  return {
    hits: rows.map((row) => ({ resource, id: row.id, ...describe(row) })),
    has_more: total > rows.length,
  };
}
