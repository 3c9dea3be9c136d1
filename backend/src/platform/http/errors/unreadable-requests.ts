import { BadRequestException } from '@nestjs/common';
import type { Failure } from '@festival/contracts';
import type { FastifyHttpOptions, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { statusAnswer, toFailure } from './failure.js';

const JSON_TYPE = 'application/json; charset=utf-8';
const STATUS_OF: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/**
 * Requests that are refused before any route, filter or hook are answered in the envelope too: an address
 * of a call that can't be decoded (400), and what Node can't read as HTTP (400, 408, 431).
 */
export const UNREADABLE_REQUESTS: Pick<
  FastifyHttpOptions<Server>,
  'http' | 'rewriteUrl' | 'frameworkErrors' | 'clientErrorHandler'
> = {
  // Node's own refusal has no body: the hook below refuses instead.
  http: { requireHostHeader: false },
  rewriteUrl: ({ url = '/' }) => (url.includes('%') ? decodableUrl(url) : url),
  frameworkErrors: (error, _request: FastifyRequest, reply: FastifyReply) => {
    const { status, message } = toFailure(error);
    void reply.status(status).type(JSON_TYPE).send(envelope(message));
  },
  clientErrorHandler: (error: Error & { code?: string }, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    refuse(socket, STATUS_OF[error.code ?? '']);
    socket.destroy(error);
  },
};

/** Requests that Node refuses without a body: no host (400), a tunnel (400), an expectation that it doesn't know (417). */
export function answerUnservedRequests(instance: FastifyInstance): void {
  instance.addHook('onRequest', ({ raw }, _reply, done) => {
    done(raw.httpVersion === '1.1' && raw.headers.host === undefined ? new BadRequestException() : undefined);
  });
  instance.server.on('connect', (_request: IncomingMessage, socket: Socket) => {
    // Node leaves a tunnel's socket to its listener: nobody else hears of a connection that breaks off.
    socket.on('error', () => socket.destroy());
    refuse(socket);
    socket.destroySoon();
  });
  instance.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const body = envelope(statusAnswer(417).message);
    const length = Buffer.byteLength(body);
    response.writeHead(417, { 'content-type': JSON_TYPE, 'content-length': length, connection: 'close' }).end(body);
  });
}

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

function refuse(socket: Duplex, status = 400): void {
  const body = envelope(statusAnswer(status).message);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `Content-Type: ${JSON_TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
}

const envelope = (message: string): string => JSON.stringify({ success: false, message } satisfies Failure);
