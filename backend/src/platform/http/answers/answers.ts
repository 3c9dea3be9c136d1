/** What a controller returns when plain data isn't all it has to say. */
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
  /** Top-level keys beside `success`, where the specification shows them (the scanner's `type` and `ticket`). */
  extra?: Record<string, unknown>;
}

/**
 * A whole answer, envelope included, that was serialised before: what is polled is kept ready as text. With an `etag`
 * browsers may keep it too, and ask each time whether it is still the same (304).
 */
export class ReadyJson {
  constructor(
    readonly json: string,
    readonly status = 200,
    readonly etag: string | null = null,
  ) {}
}
