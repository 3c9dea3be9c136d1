import { isNativeError } from 'node:util/types';
import { QueryFailedError } from 'typeorm';
import { describeError } from '../../platform/errors/describe-error.js';

/** Tries that a mail gets before it waits for a person. */
export const MAX_TRIES = 8;

const FIRST_DELAY_MS = 60_000;
const MAX_ERROR_LENGTH = 500;

/** Milliseconds to wait after the `tries`-th failure: 1, 2, 4 … minutes. */
export function retryDelayMs(tries: number): number {
  return FIRST_DELAY_MS * 2 ** (tries - 1);
}

/** The error for the admin's list: without mail addresses, which servers like to repeat, at most 500 characters. */
export function describeSendError(error: unknown): string {
  // An error of our own may hold the mail's content in its text.
  const isOurs = !isNativeError(error) || error instanceof QueryFailedError;
  const text = isOurs ? describeError(error) : error.message;
  return text
    .replace(/[^\s<>"',;:]+@[^\s<>"',;:]+/g, '[address]')
    .replace(/\s+/g, ' ')
    .slice(0, MAX_ERROR_LENGTH);
}
