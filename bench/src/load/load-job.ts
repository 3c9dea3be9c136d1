import type { Measure } from '../statistics.js';

/** `each`: every request once; `rate`: every request once, so many a second; `during`: over and over for so long. */
export type Pace = { kind: 'each' } | { kind: 'rate'; perSecond: number } | { kind: 'during'; milliseconds: number };

/** What the load generator is told to do. */
export interface LoadJob {
  port: number;
  connections: number;
  /** Whole requests, as they go over the wire. */
  requests: readonly string[];
  expectedStatus: number;
  pace: Pace;
}

export type LoadResult = { measure: Measure } | { error: string };
