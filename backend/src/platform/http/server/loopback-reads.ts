import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import { etagOf } from '../answers/etags.js';
import type { CachedReads } from '../answers/cached-reads.js';

const running = new AsyncLocalStorage<true>();

/** Whether the present call is one that the server makes of itself: no visitor's, so nobody's limit counts it. */
export const isOwnRead = (): boolean => running.getStore() === true;

/** Runs a call of the server to itself; what it sends must be awaited inside. */
export const asOwnRead = <T>(call: () => Promise<T>): Promise<T> => running.run(true, call);

/** An answer of the API; `tag` changes with its content. */
export interface OwnAnswer {
  status: number;
  body: string;
  tag: string;
}

/** Lets the server read its own API as a visitor who isn't signed in would: from memory where it is cached. */
export class LoopbackReads {
  constructor(
    private readonly instance: FastifyInstance,
    private readonly ready: CachedReads,
  ) {}

  /** The answer of a GET; `path` may carry a query. Refusals and failures are answers too. */
  async get(path: string): Promise<OwnAnswer> {
    const ready = this.ready.peek(path);
    if (ready?.etag) return { status: ready.status, body: ready.json, tag: ready.etag };
    // Awaited inside: nothing is sent before.
    const answer = await asOwnRead(async () => await this.instance.inject({ method: 'GET', url: path }));
    const { statusCode: status, body } = answer;
    return { status, body, tag: answer.headers.etag ?? etagOf(`${status} ${body}`) };
  }
}
