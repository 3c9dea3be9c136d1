import { performance } from 'node:perf_hooks';
import type { Timers } from '../crowd/timers.js';
import type { HttpClient } from '../http/http-client.js';
import type { Answer } from '../http/answer.js';
import type { Recorder } from '../record/recorder.js';
import type { Ending, Tally } from '../record/tally.js';
import type { Assets } from './assets.js';
import type { ProofOfWork } from './proof-of-work.js';

/** What all journeys share. */
export interface RehearsalContext {
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
  /** Until it is known that there is none. */
  hasWaitingRoom: boolean;
  /** By Ctrl-C: whoever isn't done is nobody's fault. */
  isInterrupted: boolean;
  solver: ProofOfWork;
  /** Payments by the buyer's address, to know its mail by. */
  paidAt: Map<string, number>;
  /** Signatures of mailed links by the buyer's address; null where mails can't be read. */
  links: Map<string, string> | null;
}

/** Ends a journey early. */
export class Leave extends Error {
  constructor(readonly ending: Ending) {
    super(ending);
  }
}

/** A visit that broke: the answer that no journey goes on from. */
export class Failed extends Leave {
  constructor(what: string, { status, body }: Answer) {
    super('failed');
    this.message = `${what} answered ${status}: ${body.toString().slice(0, SHOWN_CHARACTERS)}`;
  }
}

const SHOWN_CHARACTERS = 200;

/** Too many calls, the provider is away, the installation is, and no answer at all. */
const COME_BACK = [429, 502, 503, 0];
const RETRY_AFTER_S = 2;

/** A call that is repeated, by the site or by a person who presses again, for as long as nothing speaks against it. */
export async function untilServed(context: RehearsalContext, call: () => Promise<Answer>): Promise<Answer> {
  const end = performance.now() + context.patienceMs;
  for (;;) {
    const answer = await call();
    if (!COME_BACK.includes(answer.status)) return answer;
    if (performance.now() > end) throw new Leave('turned away');
    context.tally.askedToWait += 1;
    const seconds = Number(answer.headers['retry-after'] ?? RETRY_AFTER_S) || RETRY_AFTER_S;
    // Apart from each other: those that were sent away together shall not come back together.
    await context.timers.sleep(seconds * 1000 * (1 + Math.random() / 2));
  }
}
