import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import type { ReadyJson } from './answers.js';
import { readyBody } from './ready-body.js';

/** Gives a call's whole answer while it is cached; null when the route has to make it. */
export type Peek = () => ReadyJson | null;

/** Cached answers of the public calls that are the same for all visitors, by path. */
@Injectable()
export class CachedReads {
  private readonly answers = new Map<string, Peek>();

  /** `path` is the whole path, without a query. */
  add(path: string, peek: Peek): void {
    this.answers.set(path, peek);
  }

  peek(path: string): ReadyJson | null {
    return this.answers.get(path)?.() ?? null;
  }
}

/**
 * Sends a cached answer before guards, pipes and interceptors run. All else takes the route, which declares its access
 * and is documented: the first read, refusals and failures.
 */
export function registerCachedReads(instance: FastifyInstance, reads: CachedReads): void {
  instance.addHook('onRequest', (request, reply, done) => {
    const cached = request.method === 'GET' ? reads.peek(request.url) : null;
    if (cached) void reply.send(readyBody(cached, request, reply));
    else done();
  });
}
