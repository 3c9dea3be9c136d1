import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import type { ReadyJson } from './answers.js';
import { readyBody } from './ready-body.js';

/** Gives a call's whole answer when it is in memory and still counts; null when the route has to make it. */
export type Peek = () => ReadyJson | null;

/** The public calls that answer all visitors alike and are kept ready, by their paths. */
@Injectable()
export class ReadyReads {
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
 * Sends what is kept ready before guards, pipes and interceptors run. It sends nothing else: the first read, refusals
 * and failures take the route, which declares its access and is documented.
 */
export function registerReadyReads(instance: FastifyInstance, reads: ReadyReads): void {
  instance.addHook('onRequest', (request, reply, done) => {
    const ready = request.method === 'GET' ? reads.peek(request.url) : null;
    if (ready) void reply.send(readyBody(ready, request, reply));
    else done();
  });
}
