import type { Failure } from '@festival/contracts';
import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { statusAnswer, toFailure } from './failure.js';

const JSON_TYPE = 'application/json; charset=utf-8';
const STATUS_OF: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/**
 * Requests that are refused before any route, filter or hook are answered in the envelope too: an address
 * of a call that can't be decoded (400), and what Node can't read as HTTP (400, 408, 431).
 */
export const UNREADABLE_REQUESTS: Pick<FastifyServerOptions, 'rewriteUrl' | 'frameworkErrors' | 'clientErrorHandler'> =
  {
    rewriteUrl: ({ url = '/' }) => (url.includes('%') ? decodableUrl(url) : url),
    frameworkErrors: (error, _request: FastifyRequest, reply: FastifyReply) => {
      const { status, message } = toFailure(error);
      void reply.status(status).type(JSON_TYPE).send(envelope(message));
    },
    clientErrorHandler: (error, socket) => refuse(error, socket),
  };

/** A page's address that can't be decoded is one that nobody knows: it reaches Not Found with its signs escaped. */
function decodableUrl(url: string): string {
  const [path = '', ...query] = url.split('?');
  if (path.startsWith('/api/') || isDecodable(path)) return url;
  return [path.replaceAll('%', '%25'), ...query].join('?');
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function refuse(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, message } = statusAnswer(STATUS_OF[error.code ?? ''] ?? 400);
  const body = envelope(message);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `Content-Type: ${JSON_TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}

const envelope = (message: string): string => JSON.stringify({ success: false, message } satisfies Failure);
