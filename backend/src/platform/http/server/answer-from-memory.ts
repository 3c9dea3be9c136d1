import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AppConfig } from '../../config/app-config.js';
import type { CachedRead, CachedReads } from '../answers/cached-reads.js';
import { outgoing } from '../answers/ready-body.js';
import type { MetricsService } from '../../metrics/metrics.service.js';
import type { RequestTurns } from '../limits/request-turns.js';
import type { ReadyRefusal } from '../limits/checkout-load.js';
import { DATA_HEADERS } from '../security/security-headers.js';
import { requestId } from './create-adapter.js';
import { FilesFromMemory, type KeptFile, sendFile } from './files-from-memory.js';

/** What decides when a request begins, and which are refused before. */
interface Door {
  refusalOf: (request: IncomingMessage) => ReadyRefusal | null;
  turns: RequestTurns;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const { 'cache-control': _each, ...SAME_HEADERS } = DATA_HEADERS;
const HEADERS = Object.entries(SAME_HEADERS).flat();

/**
 * Sends cached answers, files and the refusals of a full checkout before the framework sees the request: its router, hooks and reply take three times as
 * long as all else that such a call needs. The headers are those that the route sends. All else takes the route, which
 * declares its access and is documented: the first read, refusals and failures. Those wait for their turn.
 */
export function answerFromMemory(
  instance: FastifyInstance,
  reads: CachedReads,
  metrics: MetricsService,
  config: Pick<AppConfig, 'trustProxy'>,
  { refusalOf, turns }: Door,
): void {
  const { server } = instance;
  const files = new FilesFromMemory(instance);
  const routes = server.listeners('request') as Handler[];
  server.removeAllListeners('request');
  let isClosing = false;
  instance.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  // The answer was made before the request came: what is left is a millionth of a second.
  const count = (id: string, method: 'GET' | 'POST', route: string, status: number): void => {
    metrics.observeRequest(method, route, status, 0);
    instance.log.debug({ request_id: id, method, route, status, ms: 0 }, 'answered');
  };
  // Nobody catches what is thrown here: it would end the process, where a route answers 500.
  const find = (request: IncomingMessage): { cached?: CachedRead | null; file?: KeptFile | null } => {
    if (request.method !== 'GET' || isClosing) return {};
    try {
      const cached = reads.find(request.url ?? '');
      return cached ? { cached } : { file: files.find(request) };
    } catch (error) {
      instance.log.error({ err: error }, 'a cached answer could not be read');
      return {};
    }
  };
  server.on('request', (request, response) => {
    const { cached, file } = find(request);
    const refusal = refusalOf(request);
    if (!cached && !file && !refusal) {
      turns.add(request, () => {
        // Whoever has gone meanwhile needs no answer.
        if (response.destroyed || request.socket.destroyed) return;
        for (const route of routes) route.call(server, request, response);
      });
    } else {
      const id = requestId(request, config);
      if (cached) count(id, 'GET', cached.route, send(cached, id, request, response));
      else if (file) count(id, 'GET', file.path, sendFile(file, id, response));
      else if (refusal) {
        metrics.countRefusal('full_checkout', refusal.status);
        count(id, 'POST', refusal.route, refuse(refusal, id, response));
      }
    }
  });
}

function send({ answer }: CachedRead, id: string, request: IncomingMessage, response: ServerResponse): number {
  const { status, headers, body } = outgoing(answer, request.headers['if-none-match']);
  const length = status === 304 ? [] : ['content-length', `${answer.length}`];
  response.writeHead(status, ['x-request-id', id, ...HEADERS, ...Object.entries(headers).flat(), ...length]);
  // Of a text Node sends head and body as one chunk.
  response.end(body);
  return status;
}

function refuse({ status, body, retryAfterSeconds }: ReadyRefusal, id: string, response: ServerResponse): number {
  response.writeHead(status, [
    ...HEADERS,
    'x-request-id',
    id,
    'cache-control',
    'no-store',
    'content-type',
    'application/json; charset=utf-8',
    'content-length',
    `${Buffer.byteLength(body)}`,
    'retry-after',
    `${retryAfterSeconds}`,
  ]);
  response.end(body);
  return status;
}
