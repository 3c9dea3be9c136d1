import { AppError } from '../../platform/errors/app-error.js';
import type { GroupCommitQueue } from '../../platform/database/group-commit.js';

const RETRY_AFTER_SECONDS = 5;

/** Of people who ask for a place or a pass: a browser that was told to come back doesn't wait in memory. */
export const QUEUE: GroupCommitQueue = {
  maxWaiting: 2_000,
  maxWaitMs: 5_000,
  refusal: () =>
    new AppError('UNAVAILABLE', 'Many people are buying right now. Please wait a moment and try again.', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    }),
};
