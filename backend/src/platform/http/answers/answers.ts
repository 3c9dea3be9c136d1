/**
 * A controller's return value when plain data isn't enough. `Extra` is the type of the top-level keys next to
 * `success`, as the scanner's `type` and `ticket`.
 */
export class Answer<T = undefined, Extra extends object = object> {
  constructor(
    readonly data: T,
    readonly options: AnswerOptions<Extra> = {},
  ) {}

  /** `{success: true, message}` with no `data`. */
  static message(message: string, options: Omit<AnswerOptions, 'message'> = {}): Answer {
    return new Answer(undefined, { ...options, message });
  }
}

export interface AnswerOptions<Extra extends object = object> {
  message?: string;
  /** HTTP status; 200, or what the route's `@HttpCode` says, when left out. */
  status?: number;
  extra?: Extra;
}

/** The text of a success, as the interceptor would answer it. */
export const successJson = (data: unknown): string => JSON.stringify({ success: true, data });

/**
 * A whole answer, envelope included, that was serialised before, for calls that are polled. With an `etag` browsers may
 * store it too, and ask each time whether it is unchanged (304). With `maxAgeSeconds` proxies may answer with it as
 * well, without asking. `T` is the type of its `data`.
 */
export class ReadyJson<T = unknown> {
  declare readonly data: T;
  private bytes: number | null = null;

  constructor(
    readonly json: string,
    readonly status = 200,
    readonly etag: string | null = null,
    readonly maxAgeSeconds: number | null = null,
  ) {}

  /** In bytes; counted once. */
  get length(): number {
    return (this.bytes ??= Buffer.byteLength(this.json));
  }
}
