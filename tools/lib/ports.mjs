import { createServer, connect } from 'node:net';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

/** @returns {Promise<string | undefined>} why nothing can listen there (`EADDRINUSE`, `EACCES` …), or undefined when it can */
export async function listenProblem(port, host) {
  const server = createServer();
  try {
    server.listen({ port, host, exclusive: true });
    await once(server, 'listening');
    return undefined;
  } catch (error) {
    return error.code;
  } finally {
    server.close();
  }
}

async function answers(port, host) {
  const socket = connect({ port, host });
  try {
    await once(socket, 'connect');
    return true;
  } catch (error) {
    if (error.code === undefined) throw error;
    return false;
  } finally {
    socket.destroy();
  }
}

/** Resolves when something accepts connections there: true; or when `signal` is aborted: false. */
export async function untilAnswering(port, host, signal) {
  while (!signal.aborted) {
    if (await answers(port, host)) return true;
    await delay(50);
  }
  return false;
}
