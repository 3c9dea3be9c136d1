import { QueryLimitReached } from '../provider-limits/query-limiter.js';
import { ProviderRefused, ProviderUnavailable } from './payment-gateway.js';

/** Failures of the provider or its limits: the call is retried later. Any other error is a bug of ours. */
export function isProviderFailure(error: unknown): error is Error {
  return error instanceof ProviderUnavailable || error instanceof ProviderRefused || error instanceof QueryLimitReached;
}
