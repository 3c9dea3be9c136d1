import { useGetList, useResourceContext, type RaRecord } from 'react-admin';

const LAST = { pagination: { page: 1, perPage: 1 }, sort: { field: 'sort_order', order: 'DESC' } } as const;

/** One more than the highest there is (content specification, section 5); undefined until that is known. */
export function useNextSortOrder(): number | null | undefined {
  const screen = useResourceContext() ?? '';
  const { data, error } = useGetList<RaRecord & { sort_order: number }>(screen, LAST);
  // The form is for typing it in, when the list can't be asked.
  if (error) return null;
  return data && (data[0]?.sort_order ?? 0) + 1;
}
