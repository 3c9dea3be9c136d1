import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../lib/api/api';

const MAX_RETRIES = 2;
const FRESH_MS = 30_000;

/** A refusal is final; only a lost answer or a server in trouble is worth asking again. */
const isWorthRetrying = (error: Error): boolean => !(error instanceof ApiError) || error.status >= 500;

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // A part may hydrate much later, and must find the data that it was rendered with.
        gcTime: Infinity,
        // A refusal is fresh as long as data is: the browser doesn't ask at once what the server has just been refused.
        retryOnMount: ({ state: { error, errorUpdatedAt } }) =>
          error === null || isWorthRetrying(error) || Date.now() - errorUpdatedAt >= FRESH_MS,
        retry: (failures, error) => failures < MAX_RETRIES && isWorthRetrying(error),
      },
    },
  });
