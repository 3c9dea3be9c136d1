/** A controller's return value when plain data isn't enough. */
export class Answer<T = undefined> {
  constructor(
    readonly data: T,
    readonly options: AnswerOptions = {},
  ) {}

  /** `{success: true, message}` with no `data`. */
  static message(message: string, options: Omit<AnswerOptions, 'message'> = {}): Answer {
    return new Answer(undefined, { ...options, message });
  }
}

export interface AnswerOptions {
  message?: string;
  /** HTTP status; 200, or what the route's `@HttpCode` says, when left out. */
  status?: number;
  /** Top-level keys next to `success`, as the scanner's `type` and `ticket`. */
  extra?: Record<string, unknown>;
}

/**
 * A whole answer, envelope included, that was serialised before, for calls that are polled. With an `etag` browsers may
 * store it too, and ask each time whether it is unchanged (304).
 */
export class ReadyJson {
  constructor(
    readonly json: string,
    readonly status = 200,
    readonly etag: string | null = null,
  ) {}
}
