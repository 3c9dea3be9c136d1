import { ApiError } from './api-errors';

export interface FailureTexts {
  /** The server answered and said no. */
  refused: string;
  /** No answer came. */
  lost: string;
}

/** Which of a list's two failure texts fits. */
export const failureText = (error: unknown, { refused, lost }: FailureTexts): string =>
  error instanceof ApiError ? refused : lost;
