import type { Failure } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { AppError } from '../../errors/app-error.js';
import { RequestTurns } from './request-turns.js';

/** A core answers as many calls of the checkout in about a third of a second. */
const WORKED_ON_AT_ONCE = 200;

/** On the calls of the checkout, which the site repeats by itself: 503 while as many are worked on as may be. */
export const BoundedCall = () => RouteConfig({ isBounded: true });

/**
 * The calls of the checkout that this process works on at this moment. When thousands come at once, those past the limit
 * are refused before anything is read or looked up. Otherwise each would make all others slower by its whole cost.
 */
@Injectable()
export class CheckoutLoad {
  private workedOn = 0;

  constructor(private readonly turns: RequestTurns) {}

  /** Whatever urgent waits for its turn comes before the next call, so it counts too: a notification as well as an order. */
  isFull(): boolean {
    return this.workedOn + this.turns.waiting >= WORKED_ON_AT_ONCE;
  }

  /** To be called when a call begins; the result when it has ended, well or not. */
  begin(): () => void {
    this.workedOn += 1;
    return () => {
      this.workedOn -= 1;
    };
  }

  /** For a call that waits in a queue with a limit of its own: another one is worked on meanwhile. */
  async whileWaiting<T>(wait: () => Promise<T>): Promise<T> {
    this.workedOn -= 1;
    try {
      return await wait();
    } finally {
      this.workedOn += 1;
    }
  }
}

/** A refusal that is ready to be sent, and the route that it is for. */
export interface ReadyRefusal {
  route: string;
  status: number;
  body: string;
  retryAfterSeconds: number;
}

/**
 * Gives the refusal of a bounded call while the checkout is full, for whoever sees a request before the framework; else null.
 * A call counts from the arrival of its body, so that slow senders take no place, until its answer is ready, so that slow
 * readers take none either.
 */
export function boundCalls(
  instance: FastifyInstance,
  load: CheckoutLoad,
  refusal: AppError,
): (request: IncomingMessage) => ReadyRefusal | null {
  const { status, message, retryAfterSeconds = 1 } = refusal;
  const body = JSON.stringify({ success: false, message } satisfies Failure);
  const refusals = new Map<string, ReadyRefusal>();
  const ends = new WeakMap<FastifyRequest, () => void>();
  instance.addHook('onRoute', ({ url, config }) => {
    if (isBounded(config)) refusals.set(url, { route: url, status, body, retryAfterSeconds });
  });
  instance.addHook('preHandler', (request, _reply, done) => {
    if (isBounded(request.routeOptions.config)) ends.set(request, load.begin());
    done();
  });
  instance.addHook('onSend', (request, _reply, payload, done) => {
    ends.get(request)?.();
    ends.delete(request);
    done(null, payload);
  });
  return ({ method, url = '' }) => {
    const known = method === 'POST' ? refusals.get(url.replace(/\/?(?:\?.*)?$/, '')) : undefined;
    return known && load.isFull() ? known : null;
  };
}

const isBounded = (config: object | undefined): boolean =>
  (config as { isBounded?: boolean } | undefined)?.isBounded === true;
