import { QueryLimitReached } from '../provider-limits/query-limiter.js';
import { ProviderRefused, ProviderUnavailable } from './payment-gateway.js';

/** Failures that say nothing of our own doing: the same is tried again later. Anything else is a fault of ours. */
export function isProviderFailure(error: unknown): error is Error {
  return error instanceof ProviderUnavailable || error instanceof ProviderRefused || error instanceof QueryLimitReached;
}
