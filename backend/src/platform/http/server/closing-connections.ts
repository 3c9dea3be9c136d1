import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';

const LOOK_EVERY_MS = 50;
/** How long answers under way may take once the server closes; shorter than what an orchestrator waits. */
const ANSWERS_WITHIN_MS = 10_000;

/**
 * Ends every connection as soon as its answer is out once the server closes. Node only ends those that are idle at that
 * very moment: one with an answer under way would stay for the 72 s of Fastify's keep-alive, and one that a browser has
 * opened ahead, without asking anything yet, for ever.
 */
export function endConnectionsOnClose(instance: FastifyInstance): void {
  const { server } = instance;
  const unused = new Set<Socket>();
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  instance.addHook('preClose', (done) => {
    if (!server.listening) return done();
    const endIdle = () => {
      for (const socket of unused) socket.destroy();
      server.closeIdleConnections();
    };
    const look = setInterval(endIdle, LOOK_EVERY_MS);
    const limit = setTimeout(() => server.closeAllConnections(), ANSWERS_WITHIN_MS);
    server.once('close', () => {
      clearInterval(look);
      clearTimeout(limit);
    });
    return done();
  });
}
