import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api';

/** GET /api/hero-section, never from the browser's cache; the texts are empty when it is switched off. */
export const heroQuery = queryOptions({
  queryKey: ['hero-section'],
  queryFn: ({ signal }) => api('/api/hero-section', { signal, noCache: true }),
  networkMode: 'always',
});
