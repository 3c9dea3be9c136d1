import { isNativeError } from 'node:util/types';
import { QueryFailedError } from 'typeorm';
import { describeError } from '../../platform/http/errors/describe-error.js';

/** Tries that a mail gets before it waits for a person (rules, "Mail"). */
export const MAX_TRIES = 8;

const FIRST_DELAY_MS = 60_000;
const MAX_ERROR_LENGTH = 500;

/** Milliseconds to wait after the `tries`-th failure: 1, 2, 4 … minutes. */
export function retryDelayMs(tries: number): number {
  return FIRST_DELAY_MS * 2 ** (tries - 1);
}

/** What went wrong, for the admin's list: no mail address in it (servers like to repeat them), 500 characters. */
export function describeSendError(error: unknown): string {
  // What isn't the mail server's is a fault of ours, whose text may hold the mail's own content.
  const isOurs = !isNativeError(error) || error instanceof QueryFailedError;
  const text = isOurs ? describeError(error) : error.message;
  return text
    .replace(/[^\s<>"',;:]+@[^\s<>"',;:]+/g, '[address]')
    .replace(/\s+/g, ' ')
    .slice(0, MAX_ERROR_LENGTH);
}
