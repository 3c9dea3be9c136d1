import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api';

/** GET /api/closing-section: the active one, `{is_active: false}` when none is, null when there are none. */
export const closingQuery = queryOptions({
  queryKey: ['closing-section'],
  queryFn: async ({ signal }) => (await api('/api/closing-section', { signal })) ?? null,
  networkMode: 'always',
});
