import { HttpException } from '@nestjs/common';
import type { FieldErrors } from '@festival/contracts';
import { isDatabaseAway, isDeadlock } from '../../database/database-errors.js';
import { AppError } from '../../errors/app-error.js';

/** A refusal as it goes over the wire. */
export interface FailureAnswer {
  status: number;
  message: string;
  errors?: FieldErrors;
  body?: Record<string, unknown>;
  retryAfterSeconds?: number;
  /** Of 429 and 503: the limit that refused, for the metrics. */
  limit?: string;
}

const DATABASE_AWAY_RETRY_SECONDS = 5;

/** Frameworks' own messages can hold paths and internals, so each status has one text of ours. */
const STATUS_TEXTS: Readonly<Record<number, string>> = {
  400: 'The request could not be understood.',
  401: 'Please log in to continue.',
  403: 'You do not have permission to do this.',
  404: 'Not found.',
  405: 'This method is not allowed here.',
  408: 'The request took too long.',
  413: 'The request is too large.',
  414: 'The address is too long.',
  415: 'This content type is not supported.',
  419: 'CSRF token mismatch. Please refresh the page and try again.',
  429: 'Too many requests. Please wait a moment and try again.',
  431: 'The request headers are too large.',
  500: 'Something went wrong on our end. Please try again later.',
  503: 'The service is temporarily unavailable. Please try again in a moment.',
};

/**
 * A thrown value as the client sees it. Anything unknown is a 500 that tells nothing.
 * `isUnexpected` in the result asks for a log entry with the stack.
 */
export function toFailure(error: unknown): FailureAnswer & { isUnexpected: boolean } {
  if (error instanceof AppError) return { ...ownRefusal(error), isUnexpected: false };
  if (isDatabaseAway(error) || isDeadlock(error)) {
    return {
      ...statusAnswer(503),
      retryAfterSeconds: DATABASE_AWAY_RETRY_SECONDS,
      limit: 'database_away',
      isUnexpected: true,
    };
  }
  if (isCsrfRefusal(error)) return { ...statusAnswer(419), isUnexpected: false };
  const status = frameworkStatus(error);
  if (status !== null && status < 500) return { ...statusAnswer(status), isUnexpected: false };
  return { ...statusAnswer(500), isUnexpected: true };
}

function ownRefusal(error: AppError): FailureAnswer {
  const { status, message, errors, body, retryAfterSeconds } = error;
  const limit = status === 429 || status === 503 ? (error.limit ?? 'other') : undefined;
  return { status, message, errors, body, retryAfterSeconds, limit };
}

/** The answer of a status that has no words of its own. */
export function statusAnswer(status: number): FailureAnswer {
  return { status, message: STATUS_TEXTS[status] ?? 'The request was refused.' };
}

/** Nest hands Fastify's errors over as the cause of its own. */
function isCsrfRefusal(error: unknown): boolean {
  const source = error instanceof HttpException ? error.cause : error;
  const code: unknown = (source as { code?: unknown } | null | undefined)?.code;
  return typeof code === 'string' && code.startsWith('FST_CSRF_');
}

function frameworkStatus(error: unknown): number | null {
  if (error instanceof HttpException) return error.getStatus();
  const status: unknown = (error as { statusCode?: unknown } | null | undefined)?.statusCode;
  return error instanceof Error && typeof status === 'number' && status >= 400 ? status : null;
}
