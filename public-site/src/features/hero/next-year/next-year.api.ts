import type { NextYearRequest } from '@festival/contracts';
import { api } from '../../../lib/api/api';

/** POST /api/next-year. Throws as `api` does. */
export const askForNextYear = (request: NextYearRequest): Promise<undefined> =>
  api('/api/next-year', { method: 'POST', body: request });
