import type { ErrorStatus } from '@festival/contracts';
import { ApiError } from '../../lib/api/api';

/** The error page for a page whose data failed; null: the page itself shows the failure. */
export function pageErrorStatus(error: unknown): ErrorStatus | null {
  if (!(error instanceof ApiError)) return null;
  switch (error.status) {
    case 401:
    case 403:
    case 500:
    case 503:
      return error.status;
    default:
      return null;
  }
}
