import type { Failure } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
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

  /** Whatever waits for its turn comes before the next one, so it counts too. */
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
 * Gives the refusal of a bounded call past the limit, for whoever sees a request before the framework does. A call counts once its body is there, so that slow senders take no place.
 */
export function boundCalls(
  instance: FastifyInstance,
  load: CheckoutLoad,
  refusal: AppError,
): (request: IncomingMessage) => ReadyRefusal | null {
  const { status, message, retryAfterSeconds = 1 } = refusal;
  const body = JSON.stringify({ success: false, message } satisfies Failure);
  const refusals = new Map<string, ReadyRefusal>();
  instance.addHook('onRoute', (route) => {
    if (isBounded(route)) refusals.set(route.url, { route: route.url, status, body, retryAfterSeconds });
  });
  instance.addHook('preHandler', ({ routeOptions }, reply, done) => {
    if (isBounded(routeOptions)) reply.raw.once('close', load.begin());
    done();
  });
  return ({ method, url = '' }) => {
    const known = method === 'POST' ? refusals.get(url) : undefined;
    return known && load.isFull() ? known : null;
  };
}

const isBounded = ({ config }: { config?: object }): boolean =>
  (config as { isBounded?: boolean } | undefined)?.isBounded === true;
