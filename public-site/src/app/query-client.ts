import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../lib/api';

const MAX_RETRIES = 2;

/** A refusal stays a refusal; only a lost answer or a server in trouble is worth asking again. */
const isWorthRetrying = (error: Error): boolean => !(error instanceof ApiError) || error.status >= 500;

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < MAX_RETRIES && isWorthRetrying(error),
      },
    },
  });
