import { useGetList, useResourceContext, type RaRecord } from 'react-admin';

const MOST = 100;
/** Of a resource's records the last hundred in their order. */
export const LAST_IN_ORDER = {
  pagination: { page: 1, perPage: MOST },
  sort: { field: 'sort_order', order: 'DESC' },
} as const;

interface NextSortOrder {
  /** Null when it isn't known: the form is for typing it in. */
  place: number | null;
  /** Every place up to the highest has its record; the last is shared. */
  isFull: boolean;
}

/** The initial values of a new record's form; undefined until they are known. */
export function useNextSortOrder(highest: number): NextSortOrder | undefined {
  const screen = useResourceContext() ?? '';
  const { data, error } = useGetList<RaRecord & { sort_order: number }>(screen, LAST_IN_ORDER);
  if (data) {
    const free = nextPlace(
      data.map(({ sort_order }) => sort_order),
      highest,
    );
    return { place: free ?? highest, isFull: free === null };
  }
  return error ? { place: null, isFull: false } : undefined;
}

/**
 * Where a new record goes: after the last, else the last place that nobody has; null when each up to `highest` is taken.
 * `taken` holds the largest sort orders that there are.
 */
export function nextPlace(taken: readonly number[], highest: number): number | null {
  const after = Math.max(0, ...taken) + 1;
  if (after <= highest) return after;
  for (let place = highest; place > 0; place -= 1) if (!taken.includes(place)) return place;
  return null;
}
