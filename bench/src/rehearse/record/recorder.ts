import { performance } from 'node:perf_hooks';
import type { Answer } from '../http/answer.js';
import type { Call } from './calls.js';
import { Histogram } from './histogram.js';

const MAX_TEXTS = 200;
const MAX_TEXT_LENGTH = 160;

const PROBLEMS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nobody takes connections',
  ECONNRESET: 'the connection broke',
  UND_ERR_SOCKET: 'the connection broke',
  UND_ERR_HEADERS_TIMEOUT: 'it took too long',
  UND_ERR_BODY_TIMEOUT: 'it took too long',
  UND_ERR_CONNECT_TIMEOUT: 'connecting took too long',
};

/** Times, by the second in which they ended. */
export class Times {
  readonly all = new Histogram();
  readonly seconds = new Map<number, Histogram>();

  add(milliseconds: number, second: number): void {
    this.all.add(milliseconds);
    let ofSecond = this.seconds.get(second);
    if (!ofSecond) this.seconds.set(second, (ofSecond = new Histogram()));
    ofSecond.add(milliseconds);
  }
}

interface ErrorText {
  call: string;
  text: string;
  count: number;
  /** In seconds since the start. */
  firstAt: number;
  /** No visitor should see it: neither a refusal with its words nor a request to come back later. */
  isFault: boolean;
  /** Answers by second. */
  seconds: Map<number, number>;
}

/** Something that the rehearsal did to the installation. */
export interface Mark {
  second: number;
  text: string;
}

/** Times of all answers, and the texts of those that were no success. */
export class Recorder {
  private readonly began = performance.now();
  readonly calls = new Map<Call, Times>();
  readonly errors = new Map<string, ErrorText>();
  readonly marks: Mark[] = [];
  /** From the payment to the ticket, and to its mail. */
  readonly tickets = new Times();
  readonly mails = new Times();
  answers = 0;
  faults = 0;

  get second(): number {
    return Math.floor((performance.now() - this.began) / 1000);
  }

  answered(call: Call, milliseconds: number, answer: Answer, problem: string): void {
    let times = this.calls.get(call);
    if (!times) this.calls.set(call, (times = new Times()));
    times.add(milliseconds, this.second);
    this.answers += 1;
    if (answer.status < 200 || answer.status >= 400) this.note(call, answer, problem);
  }

  ticketCame(milliseconds: number): void {
    this.tickets.add(milliseconds, this.second);
  }

  mailCame(milliseconds: number): void {
    this.mails.add(milliseconds, this.second);
  }

  mark(text: string): void {
    this.marks.push({ second: this.second, text });
  }

  /** A fault of the rehearsal's own, or of what it can't explain. */
  failed(what: string): void {
    this.faults += 1;
    this.count('visit', what.slice(0, MAX_TEXT_LENGTH), true);
  }

  private note(call: Call, answer: Answer, problem: string): void {
    const { status, headers } = answer;
    const isFault =
      call !== 'provider' && (status === 0 || (status >= 500 && !(status === 503 && headers['retry-after'])));
    if (isFault) this.faults += 1;
    const text = status === 0 ? `no answer: ${PROBLEMS[problem] ?? problem}` : `${status} ${wordsOf(answer)}`.trim();
    this.count(call, text, isFault);
  }

  private count(call: string, text: string, isFault: boolean): void {
    const { second } = this;
    const key = `${call} ${text}`;
    let known = this.errors.get(key);
    if (!known) {
      if (this.errors.size >= MAX_TEXTS) return;
      this.errors.set(key, (known = { call, text, count: 0, firstAt: second, isFault, seconds: new Map() }));
    }
    known.count += 1;
    known.seconds.set(second, (known.seconds.get(second) ?? 0) + 1);
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
