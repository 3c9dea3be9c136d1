import type { ErrorStatus } from '@festival/contracts';
import { ApiError } from '../../lib/api/api';

/** Which error page takes the place of one whose data failed so; null: none does. */
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
