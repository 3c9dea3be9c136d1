import type { DataOf, DocumentedUrl } from '@festival/contracts/openapi';
import { api, ApiError, type ApiOptions, type Method } from './api';
import { purchaseToken } from '../storage/session';

const UNAUTHORIZED = 401;

/**
 * A call with the purchase token when there is one, else without. A token that the server no longer accepts (24 h old)
 * is forgotten, and the call repeated without it; throws as `api` does.
 */
export async function apiAsBuyer<Path extends string, M extends Method = 'GET'>(
  path: DocumentedUrl<Path, M>,
  options: ApiOptions<Path, M>,
): Promise<DataOf<Path, M>> {
  const token = purchaseToken.get();
  try {
    return await api<Path, M>(path, { ...options, token });
  } catch (error) {
    const isOver = token !== null && error instanceof ApiError && error.status === UNAUTHORIZED;
    if (!isOver) throw error;
    purchaseToken.remove();
    return api<Path, M>(path, options);
  }
}
