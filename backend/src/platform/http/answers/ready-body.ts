import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReadyJson } from './answers.js';
import { isUnchanged } from './etags.js';

/** The body of a serialised answer, its headers set; empty when the visitor has it already (304). */
export function readyBody(answer: ReadyJson, request: FastifyRequest, reply: FastifyReply): string {
  const { json, status, etag, maxAgeSeconds } = answer;
  if (maxAgeSeconds !== null) reply.header('cache-control', `public, max-age=${maxAgeSeconds}`);
  if (etag !== null) {
    reply.headers({ etag, 'cache-control': 'no-cache' });
    if (isUnchanged(request.headers['if-none-match'], etag)) {
      reply.status(304);
      return '';
    }
  }
  reply.status(status).header('content-type', 'application/json; charset=utf-8');
  return json;
}
