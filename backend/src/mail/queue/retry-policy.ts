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

/** Enhanced status codes about the receiver's address (RFC 3463); 5.1.7 to 5.1.9 are about the sender's. */
const NO_SUCH_ADDRESS = /\b5\.(?:1\.(?:[0-46]|10)|2\.1)\b/;
/** For servers without enhanced codes. A refusal for a policy has one that begins with 5.7. */
const REJECTED = /recipients? (?:was|were) rejected: 55[013](?! 5\.7)/i;

/** Whether the receiver's mail server said that there is no such address: another try is in vain, another address isn't. */
export function isAddressRefused(sendError: string | null): boolean {
  return sendError !== null && (NO_SUCH_ADDRESS.test(sendError) || REJECTED.test(sendError));
}
