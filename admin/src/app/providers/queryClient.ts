import { QueryClient } from '@tanstack/react-query';
import { statusOf } from '../../lib/httpErrors';

/** A refusal stays one however often it is asked; only a lost or failed answer is worth a second try. */
function isWorthRetrying(failureCount: number, error: unknown): boolean {
  const status = statusOf(error) ?? 0;
  return failureCount < 1 && (status === 0 || status >= 500);
}

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: isWorthRetrying, retryDelay: 1000 } },
});
