/** Texts by field name, as answered with 422. */
export type FieldErrors = Record<string, string[]>;

/** Every successful answer. Some calls put further keys next to these. */
export interface Success<T> {
  success: true;
  message?: string;
  data: T;
}

/** Every refusal. `data` is there in one case only: an open order of one's own (`OpenOrderData`). */
export interface Failure {
  success: false;
  message: string;
  errors?: FieldErrors;
  data?: unknown;
  /** Given with 500 only: names the request in the server's log. */
  request_id?: string;
}

export type Envelope<T> = Success<T> | Failure;

/** One page of a list. */
export interface Paginated<T> {
  data: T[];
  current_page: number;
  per_page: number;
  total: number;
  last_page: number;
}

export interface CsrfToken {
  token: string;
}
