import type { ChallengeData } from './sales/challenge.js';
import type { OpenOrderData } from './sales/orders.js';
import type { WaitingRoomRefusal } from './sales/waiting-room.js';
import type { Count } from './scalars.js';

/**
 * Texts by field name.
 * @examples [{"buyer_email": ["Please enter a valid email address"]}]
 */
export type FieldErrors = Record<string, string[]>;

/** Every successful answer. Some calls put further keys next to these. */
export interface Success<T> {
  success: true;
  /** @examples ["Order deleted."] */
  message?: string;
  data: T;
}

/** Every refusal. */
export interface Failure {
  success: false;
  /**
   * The text for the person who asked.
   * @examples ["Order not found."]
   */
  message: string;
  /** Given with 422, and with a 409 that is about one field. */
  errors?: FieldErrors;
  /** The reason, where it is the buyer's own open order, a challenge to be solved first, or the waiting room. */
  data?: OpenOrderData | ChallengeData | WaitingRoomRefusal;
  /**
   * Given with 500 only: names the request in the server's log.
   * @examples ["6f1c8a52-9a0e-4f7c-8d21-3b5e7c9a1d40"]
   */
  request_id?: string;
}

export type Envelope<T> = Success<T> | Failure;

/** One page of a list. */
export interface Paginated<T> {
  data: T[];
  /** From 1. */
  current_page: Count;
  per_page: Count;
  /** Rows of all pages. */
  total: Count;
  last_page: Count;
}

/** The anti-forgery token, sent back in the header `X-CSRF-TOKEN` of every call that changes something. */
export interface CsrfToken {
  /** @examples ["jVBCtZ0K-7hQw5vXyl2rQxVwHh8mYqJ3uJrE"] */
  token: string;
}

/** A search among some 10,000 orders or tickets counts no further: its total says at least so many. */
export const MOST_COUNTED_HITS = 1_000;
