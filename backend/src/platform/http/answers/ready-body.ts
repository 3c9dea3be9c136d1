import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReadyJson } from './answers.js';
import { isUnchanged } from './etags.js';

/** A serialised answer as it goes out. */
export interface OutgoingAnswer {
  status: number;
  headers: Record<string, string>;
  /** Empty when the visitor has it already (304). */
  body: string;
}

/** What a visitor gets of a serialised answer, by their `If-None-Match`. */
export function outgoing(answer: ReadyJson, ifNoneMatch: string | undefined): OutgoingAnswer {
  const { json, status, etag } = answer;
  const headers: Record<string, string> = { 'cache-control': cacheControlOf(answer) };
  if (etag !== null) {
    headers['etag'] = etag;
    if (isUnchanged(ifNoneMatch, etag)) return { status: 304, headers, body: '' };
  }
  headers['content-type'] = 'application/json; charset=utf-8';
  return { status, headers, body: json };
}

/** The body of a serialised answer, its status and headers set. */
export function readyBody(answer: ReadyJson, request: FastifyRequest, reply: FastifyReply): string {
  const { status, headers, body } = outgoing(answer, request.headers['if-none-match']);
  reply.status(status).headers(headers);
  return body;
}

/** An answer with a tag may be stored by browsers, which ask each time whether it is unchanged. */
function cacheControlOf({ etag, maxAgeSeconds }: ReadyJson): string {
  if (etag !== null) return 'no-cache';
  return maxAgeSeconds === null ? 'no-store' : `public, max-age=${maxAgeSeconds}`;
}
