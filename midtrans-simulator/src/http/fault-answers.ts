import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Simulator } from '../engine/simulator.js';
import { coreError, htmlError, snapErrors } from './provider-errors.js';

/** Leaves the request without an answer until the client gives up. */
export function hang(reply: FastifyReply): FastifyReply {
  return reply.hijack();
}

/** Breaks off the connection instead of answering. */
export function hangUp(reply: FastifyReply): FastifyReply {
  const hijacked = reply.hijack();
  reply.raw.socket?.resetAndDestroy();
  return hijacked;
}

function json(reply: FastifyReply, status: number, api: 'snap' | 'core'): FastifyReply {
  const snapBody = { 401: snapErrors.unauthorized, 429: snapErrors.tooMany }[status] ?? snapErrors.internal;
  return reply.code(status).send(api === 'snap' ? snapBody : coreError(String(status)));
}

function html(reply: FastifyReply, status: number, title: string): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').send(htmlError(title));
}

/** Answers for a transport fault; `false` when `mode` isn't one. */
export function answerTransportFault(reply: FastifyReply, mode: string | null, api: 'snap' | 'core'): boolean {
  switch (mode) {
    case 'error500':
      return json(reply, 500, api).sent;
    case '5xx':
      return json(reply, 503, api).sent;
    case '401':
      return json(reply, 401, api).sent;
    case '429':
      return json(reply, 429, api).sent;
    case 'html502':
      return html(reply, 502, '502 Bad Gateway').sent;
    case 'html403':
      return html(reply, 403, 'Sorry, you have been blocked').sent;
    case 'html200':
      return html(reply, 200, 'Under maintenance').sent;
    case 'empty200':
      return reply.code(200).send('').sent;
    case 'hang':
      return hang(reply).sent;
    case 'reset':
      return hangUp(reply).sent;
    default:
      return false;
  }
}

/** The general fault rates; they apply to the provider's API only. */
export function httpFaultHook(sim: Simulator, api: 'snap' | 'core') {
  return async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { latencyMs, outcome } = sim.faults.drawHttp();
    if (latencyMs > 0) await new Promise<void>((resolve) => sim.clock.after(latencyMs, resolve));
    if (outcome === 'hang') hang(reply);
    else if (outcome === 'error') await json(reply, 500, api);
  };
}
