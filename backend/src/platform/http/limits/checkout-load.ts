import { Injectable } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';

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

  isFull(): boolean {
    return this.workedOn >= WORKED_ON_AT_ONCE;
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

/** Refuses bounded calls past the limit with `refusal`. A call counts once its body is there: slow senders take no place. */
export function boundCalls(instance: FastifyInstance, load: CheckoutLoad, refusal: () => Error): void {
  instance.addHook('onRequest', (request, _reply, done) => {
    done(isBounded(request) && load.isFull() ? refusal() : undefined);
  });
  instance.addHook('preHandler', (request, reply, done) => {
    if (isBounded(request)) reply.raw.once('close', load.begin());
    done();
  });
}

const isBounded = ({ routeOptions: { config } }: FastifyRequest): boolean =>
  (config as { isBounded?: boolean }).isBounded === true;
