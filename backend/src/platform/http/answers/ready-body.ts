import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReadyJson } from './answers.js';
import { isUnchanged } from './etags.js';

/** The body of a serialised answer, its headers set; empty when the visitor has it already (304). */
export function readyBody(answer: ReadyJson, request: FastifyRequest, reply: FastifyReply): string {
  const { json, status, etag } = answer;
  reply.header('cache-control', cacheControlOf(answer));
  if (etag !== null) {
    reply.header('etag', etag);
    if (isUnchanged(request.headers['if-none-match'], etag)) {
      reply.status(304);
      return '';
    }
  }
  reply.status(status).header('content-type', 'application/json; charset=utf-8');
  return json;
}

/** An answer with a tag may be stored by browsers, which ask each time whether it is unchanged. */
export function cacheControlOf({ etag, maxAgeSeconds }: ReadyJson): string {
  if (etag !== null) return 'no-cache';
  return maxAgeSeconds === null ? 'no-store' : `public, max-age=${maxAgeSeconds}`;
}
