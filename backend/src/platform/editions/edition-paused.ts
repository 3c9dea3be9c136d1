import { AppError } from '../errors/app-error.js';

const RETRY_AFTER_SECONDS = 30;

/** 503: what came in while an edition is being closed would be neither in that one nor in the next. */
export function editionPaused(): AppError {
  return new AppError('UNAVAILABLE', 'The next festival is being prepared. Please come back in a few minutes.', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    limit: 'edition',
  });
}
