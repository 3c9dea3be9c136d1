import type { Failure } from '@festival/contracts';
import { HttpError } from 'react-admin';
import { serverText } from './i18n/serverText';
import { t } from './i18n/t';

/** Shown when the server gave no text of its own. */
export const NOT_OK_TEXT = 'Network response was not ok.';
export const UNKNOWN_ERROR_TEXT = t('Unknown error occurred.');
export const NETWORK_ERROR_TEXT = t('Network error occurred');

function isFailure(answer: unknown): answer is Failure {
  return typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === false;
}

/**
 * A refusal as react-admin reads it: `body.errors` holds the first text of each field and `root.serverError` the
 * message, and is there only when the server named fields, so that any other refusal is shown as a message.
 */
export function toHttpError(status: number, answer: unknown): HttpError {
  if (!isFailure(answer)) return new HttpError(t(NOT_OK_TEXT), status, null);
  const message = answer.message ? serverText(answer.message) : t(NOT_OK_TEXT);
  const fields = Object.entries(answer.errors ?? {});
  if (fields.length === 0) return new HttpError(message, status, { ...answer, errors: undefined });
  const errors = Object.fromEntries(fields.map(([field, texts]) => [field, texts[0] ? serverText(texts[0]) : message]));
  return new HttpError(message, status, { ...answer, errors: { ...errors, root: { serverError: message } } });
}

/** The call never got an answer: offline, server away, request aborted by the network. Status 0. */
export function networkError(): HttpError {
  return new HttpError(NETWORK_ERROR_TEXT, 0, null);
}

/** Somebody else was faster. */
export const CONFLICT = 409;

/** The HTTP status of what a call was refused with; undefined for anything that is not a refusal. */
export function statusOf(error: unknown): number | undefined {
  return error instanceof HttpError ? Number(error.status) : undefined;
}

/** The server's own text, or undefined when it gave none: the caller then says its own. */
export function serverMessage(error: unknown): string | undefined {
  return error instanceof HttpError && error.body ? error.message : undefined;
}
