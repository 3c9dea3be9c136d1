import { ANSWER_WITHIN_MS } from '@festival/contracts';
import { performance } from 'node:perf_hooks';
import { Pool, type Dispatcher } from 'undici';
import type { Call } from '../record/calls.js';
import type { Recorder } from '../record/recorder.js';
import type { Answer } from './answer.js';

const CONNECT_WITHIN_MS = 10_000;
const NO_BODY = Buffer.alloc(0);

export interface Request {
  method?: 'GET' | 'POST' | 'PUT';
  headers?: Record<string, string>;
  body?: string;
  /** The body is counted and thrown away. */
  discard?: boolean;
}

/**
 * Connections to the processes of an installation that everybody shares, as behind a proxy. Calls go to the processes by
 * turns; one that finds no free connection waits.
 */
export class HttpClient {
  private readonly pools: readonly Pool[];
  private turn = 0;
  bytes = 0;

  constructor(
    origins: readonly string[],
    connections: number,
    private readonly recorder: Recorder,
  ) {
    const options = {
      connections: Math.ceil(connections / origins.length),
      pipelining: 1,
      headersTimeout: ANSWER_WITHIN_MS,
      bodyTimeout: ANSWER_WITHIN_MS,
      connect: { timeout: CONNECT_WITHIN_MS },
    };
    this.pools = origins.map((origin) => new Pool(origin, options));
  }

  /** Never rejects. The time that is recorded includes the wait for a connection. */
  send(
    call: Call,
    path: string,
    { method = 'GET', headers = {}, body, discard = false }: Request = {},
  ): Promise<Answer> {
    const began = performance.now();
    const pool = this.pools[(this.turn += 1) % this.pools.length];
    return new Promise((resolve) => {
      const end = (answer: Answer, problem = ''): void => {
        this.recorder.answered(call, performance.now() - began, answer, problem);
        resolve(answer);
      };
      pool?.dispatch({ path, method, headers, body }, new Receiver(end, discard, (bytes) => (this.bytes += bytes)));
    });
  }

  /** Breaks off what is under way. */
  async close(): Promise<void> {
    await Promise.all(this.pools.map((pool) => pool.destroy()));
  }
}

class Receiver implements Dispatcher.DispatchHandler {
  private readonly chunks: Buffer[] = [];
  private status = 0;
  private headers: Answer['headers'] = {};

  constructor(
    private readonly end: (answer: Answer, problem?: string) => void,
    private readonly discard: boolean,
    private readonly count: (bytes: number) => void,
  ) {}

  // undici takes a handler for one of its older kind without it.
  onRequestStart(): void {}

  onResponseStart(_controller: unknown, status: number, headers: Answer['headers']): void {
    this.status = status;
    this.headers = headers;
  }

  onResponseData(_controller: unknown, chunk: Buffer): void {
    this.count(chunk.length);
    if (!this.discard) this.chunks.push(chunk);
  }

  onResponseEnd(): void {
    const [only = NO_BODY] = this.chunks;
    const body = this.chunks.length > 1 ? Buffer.concat(this.chunks) : only;
    this.end({ status: this.status, headers: this.headers, body });
  }

  onResponseError(_controller: unknown, error: Error): void {
    this.end({ status: 0, headers: {}, body: NO_BODY }, (error as NodeJS.ErrnoException).code ?? error.message);
  }
}
