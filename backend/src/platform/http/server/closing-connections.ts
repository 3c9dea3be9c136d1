import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ShutdownService } from '../../clock/shutdown.service.js';
import { AppError } from '../../errors/app-error.js';
import { statusAnswer } from '../errors/failure.js';

const LOOK_EVERY_MS = 50;
/** Another process may take over, or this one starts again. */
const RETRY_SECONDS = 5;

/**
 * Ends every connection as soon as its answer is out once the server closes. Node only ends those that are idle at that
 * very moment: one with an answer under way would stay for the 72 s of Fastify's keep-alive, and one that a browser has
 * opened ahead, without asking anything yet, for ever. A request that comes meanwhile is refused with 503. Once the end has
 * begun, each answer asks its client for another connection: the next one goes to another process.
 */
export function endConnectionsOnClose(instance: FastifyInstance, shutdown: ShutdownService): void {
  const { server } = instance;
  const unused = new Set<Socket>();
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  // Before whoever answers.
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    unused.delete(socket);
    if (shutdown.hasBegun) response.shouldKeepAlive = false;
  });
  let isClosing = false;
  instance.addHook('onRequest', (_request, _reply, done) => {
    done(
      isClosing
        ? new AppError('UNAVAILABLE', statusAnswer(503).message, { retryAfterSeconds: RETRY_SECONDS })
        : undefined,
    );
  });
  instance.addHook('preClose', (done) => {
    isClosing = true;
    if (!server.listening) return done();
    const endIdle = () => {
      for (const socket of unused) socket.destroy();
      server.closeIdleConnections();
    };
    const look = setInterval(endIdle, LOOK_EVERY_MS);
    const limit = setTimeout(() => server.closeAllConnections(), shutdown.msForAnswers);
    server.once('close', () => {
      clearInterval(look);
      clearTimeout(limit);
    });
    return done();
  });
}
