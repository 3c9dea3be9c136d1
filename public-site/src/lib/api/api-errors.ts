import type { FieldErrors } from '@festival/contracts';

interface ApiErrorParts {
  status: number;
  message: string;
  errors: FieldErrors;
  data: unknown;
  retryAfter: number | null;
}

/** The server answered and said no, or answered with something that isn't our envelope (then `message` is empty). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** Texts by field name; empty unless the status is 422. */
  readonly errors: FieldErrors;
  readonly data: unknown;
  /** Seconds to wait before asking again (429, 503); null when the server doesn't say. */
  readonly retryAfter: number | null;

  constructor({ status, message, errors, data, retryAfter }: ApiErrorParts) {
    super(message);
    this.status = status;
    this.errors = errors;
    this.data = data;
    this.retryAfter = retryAfter;
  }

  /** The first text for a field, or null. */
  firstErrorFor(field: string): string | null {
    return this.errors[field]?.[0] ?? null;
  }
}

/** No answer came: offline, the connection broke, or the server is away. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(cause: unknown) {
    super('The server could not be reached.', { cause });
  }
}

/** The page carries no anti-forgery token, so nothing can be changed from it. */
export class MissingCsrfTokenError extends Error {
  override readonly name = 'MissingCsrfTokenError';

  constructor() {
    super('CSRF token not found. Please refresh the page and try again.');
  }
}
