import { performance } from 'node:perf_hooks';
import type { Timers } from '../crowd/timers.js';
import type { Answer, HttpClient } from '../http/http-client.js';
import type { Recorder } from '../record/recorder.js';
import type { Ending, Tally } from '../record/tally.js';
import type { Assets } from './assets.js';

/** What all journeys share. */
export interface World {
  http: HttpClient;
  provider: HttpClient;
  timers: Timers;
  recorder: Recorder;
  tally: Tally;
  assets: Assets;
  /** The tier's key, and its price in rupiah. */
  tier: { type: string; price: number };
  /** How long anybody goes on trying, in milliseconds. */
  patienceMs: number;
  /** Payments by the buyer's address, to know its mail by. */
  paidAt: Map<string, number>;
}

/** Ends a journey early. */
export class Leave extends Error {
  constructor(readonly ending: Ending) {
    super(ending);
  }
}

const TOO_MANY = 429;
const AWAY = 503;
const LOST = 0;
const RETRY_AFTER_S = 2;

/** A call that is repeated, as the site does, for as long as the answer asks to come back later or is lost. */
export async function untilServed(world: World, call: () => Promise<Answer>): Promise<Answer> {
  const end = performance.now() + world.patienceMs;
  for (;;) {
    const answer = await call();
    if (![TOO_MANY, AWAY, LOST].includes(answer.status)) return answer;
    if (performance.now() > end) throw new Leave('turned away');
    world.tally.askedToWait += 1;
    const seconds = Number(answer.headers['retry-after'] ?? RETRY_AFTER_S) || RETRY_AFTER_S;
    // Apart from each other: those that were sent away together shall not come back together.
    await world.timers.sleep(seconds * 1000 * (1 + Math.random() / 2));
  }
}
