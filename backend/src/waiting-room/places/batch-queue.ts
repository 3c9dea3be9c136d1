import { AppError } from '../../platform/errors/app-error.js';
import type { GroupCommitQueue } from '../../platform/database/group-commit.js';

const ORDER_AGAIN_AFTER_SECONDS = 2;
const ENTER_AGAIN_AFTER_SECONDS = 5;

/** Of people who ask for a place or a pass: a browser that was told to come back doesn't wait in memory. */
export const BATCH_QUEUE: GroupCommitQueue = {
  maxWaiting: 2_000,
  maxWaitMs: 5_000,
  refusal: () => manyAreBuying(ENTER_AGAIN_AFTER_SECONDS),
};

/** The refusal of a queue that is full, or of a checkout that has enough to do (503). */
export function manyAreBuying(retryAfterSeconds = ORDER_AGAIN_AFTER_SECONDS): AppError {
  const text = 'Many people are buying right now. Please wait a moment and try again.';
  return new AppError('UNAVAILABLE', text, { retryAfterSeconds, limit: 'full_queue' });
}

/** The sale of a group. Throws on two, when one began meanwhile: then each of the group is tried for its own. */
export function onlySale(sales: readonly number[]): number {
  const [first = 0] = sales;
  if (sales.some((sale) => sale !== first)) throw new Error('two sales in one group');
  return first;
}
