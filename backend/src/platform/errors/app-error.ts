import type { FieldErrors } from '@festival/contracts';

/** HTTP status of every error that a service may throw; a code that isn't here doesn't compile. */
export const ERROR_STATUS = {
  BAD_REQUEST: 400,
  NOT_SIGNED_IN: 401,
  FORBIDDEN: 403,
  BAD_SIGNATURE: 403,
  WRONG_SECRET: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TICKETS_SOLD_OUT: 409,
  NOT_ON_SALE: 409,
  ORDER_NOT_OPEN: 409,
  PAYMENT_NOT_POSSIBLE: 409,
  WAITING_ROOM: 409,
  CSRF: 419,
  VALIDATION: 422,
  TOO_MANY_REQUESTS: 429,
  PROVIDER_FAILED: 502,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export interface AppErrorDetails {
  errors?: FieldErrors;
  /** Only for what the contract lets a failure carry: one's own open order, a scanned ticket. */
  body?: Record<string, unknown>;
  /** Seconds, sent as `Retry-After`. */
  retryAfterSeconds?: number;
  /** Of 429 and 503: the limit that refuses, one of a few names, for the metrics. */
  limit?: string;
  cause?: unknown;
}

/** A refusal with a text for the person who asked; the exception filter alone turns it into HTTP. */
export class AppError extends Error {
  readonly errors?: FieldErrors;
  readonly body?: Record<string, unknown>;
  readonly retryAfterSeconds?: number;
  readonly limit?: string;

  constructor(
    readonly code: ErrorCode,
    message: string,
    details: AppErrorDetails = {},
  ) {
    super(message, { cause: details.cause });
    this.name = 'AppError';
    this.errors = details.errors;
    this.body = details.body;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.limit = details.limit;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** 422 on one field, its text also being the answer's message. */
export function fieldError(field: string, text: string): AppError {
  return new AppError('VALIDATION', text, { errors: { [field]: [text] } });
}
