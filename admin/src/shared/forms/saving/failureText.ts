import { serverMessage, statusOf } from '../../../lib/httpErrors';

/** A screen's texts for a call that failed, where the server gives none. */
export interface FailureTexts {
  /** Stands before the server's text and before `unknown`. */
  prefix?: string;
  /** The server gave no text. */
  unknown: string;
  /** There was no answer at all; as `unknown` when left out. */
  unanswered?: string;
}

export function failureText(error: unknown, { prefix = '', unknown, unanswered }: FailureTexts): string {
  if (unanswered && statusOf(error) === 0) return unanswered;
  return `${prefix}${serverMessage(error) ?? unknown}`;
}
