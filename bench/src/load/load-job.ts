import type { Measure } from '../statistics.js';

/** `each`: every request once; `rate`: every request once at a rate; `during`: repeatedly for a time. */
export type Pace = { kind: 'each' } | { kind: 'rate'; perSecond: number } | { kind: 'during'; milliseconds: number };

/** A job of the load generator. */
export interface LoadJob {
  port: number;
  connections: number;
  /** The bytes of whole requests. */
  requests: readonly string[];
  expectedStatus: number;
  pace: Pace;
}

export type LoadResult = { measure: Measure } | { error: string };
