import { performance } from 'node:perf_hooks';
import type { Answer } from '../http/answer.js';
import type { Call } from './calls.js';
import { Histogram } from './histogram.js';

const MAX_TEXTS = 200;
const MAX_TEXT_LENGTH = 160;

export interface CallRecord {
  all: Histogram;
  /** By the second in which the answer came. */
  seconds: Map<number, Histogram>;
}

export interface ErrorText {
  call: string;
  text: string;
  count: number;
  /** In seconds since the start. */
  firstAt: number;
  /** No visitor should see it: neither a refusal with its words nor a request to come back later. */
  isFault: boolean;
}

/** Times of all answers, and the texts of those that were no success. */
export class Recorder {
  private readonly began = performance.now();
  readonly calls = new Map<Call, CallRecord>();
  readonly errors = new Map<string, ErrorText>();
  /** From the payment to the ticket, and to its mail. */
  readonly tickets = new Histogram();
  readonly mails = new Histogram();
  answers = 0;
  faults = 0;

  get second(): number {
    return Math.floor((performance.now() - this.began) / 1000);
  }

  answered(call: Call, milliseconds: number, answer: Answer, problem: string): void {
    const record = this.recordOf(call);
    record.all.add(milliseconds);
    const { second } = this;
    let ofSecond = record.seconds.get(second);
    if (!ofSecond) record.seconds.set(second, (ofSecond = new Histogram()));
    ofSecond.add(milliseconds);
    this.answers += 1;
    if (answer.status < 200 || answer.status >= 400) this.note(call, answer, problem);
  }

  private recordOf(call: Call): CallRecord {
    let record = this.calls.get(call);
    if (!record) this.calls.set(call, (record = { all: new Histogram(), seconds: new Map() }));
    return record;
  }

  private note(call: Call, answer: Answer, problem: string): void {
    const { status, headers } = answer;
    const isFault =
      call !== 'provider' && (status === 0 || (status >= 500 && !(status === 503 && headers['retry-after'])));
    if (isFault) this.faults += 1;
    const text = status === 0 ? `no answer: ${problem}` : `${status} ${wordsOf(answer)}`.trim();
    const key = `${call} ${text}`;
    const known = this.errors.get(key);
    if (known) known.count += 1;
    else if (this.errors.size < MAX_TEXTS)
      this.errors.set(key, { call, text, count: 1, firstAt: this.second, isFault });
  }
}

/** The words of a refusal, without what differs from one to the next. */
function wordsOf({ body, headers }: Answer): string {
  if (!String(headers['content-type'] ?? '').includes('json')) return body.toString('utf8', 0, 60);
  try {
    const { message, errors, error } = JSON.parse(body.toString()) as Record<string, unknown>;
    const first = Object.values((errors ?? {}) as Record<string, string[]>)[0]?.[0];
    return String(first ?? message ?? error ?? '')
      .replace(/FEST-[0-9A-Z]+/g, 'FEST-…')
      .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '…')
      .slice(0, MAX_TEXT_LENGTH);
  } catch {
    // Cut off, or no JSON after all.
    return '';
  }
}
