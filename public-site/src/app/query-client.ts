import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../lib/api/api';

const MAX_RETRIES = 2;
const FRESH_MS = 30_000;

/** A refusal stays a refusal; only a lost answer or a server in trouble is worth asking again. */
const isWorthRetrying = (error: Error): boolean => !(error instanceof ApiError) || error.status >= 500;

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // What the server drew may be taken over much later, and must find what it was drawn with.
        gcTime: Infinity,
        // A refusal counts as long as data does: what the server has just found out isn't asked again at once.
        retryOnMount: ({ state: { error, errorUpdatedAt } }) =>
          error === null || isWorthRetrying(error) || Date.now() - errorUpdatedAt >= FRESH_MS,
        retry: (failures, error) => failures < MAX_RETRIES && isWorthRetrying(error),
      },
    },
  });
