import { setTimeout as pause } from 'node:timers/promises';
import type { Measure } from '../statistics.js';
import { HttpConnection } from './http-connection.js';

const EVERY_MS = 5;

/**
 * What `run` measures, while another client asks whether the process lives: the longest answer says for how long the
 * process did nothing else at a stretch.
 */
export async function withProbe(port: number, run: () => Promise<Measure>): Promise<Measure> {
  const connection = await HttpConnection.open(port);
  const end = new AbortController();
  const probing = longestAnswer(connection, port, end.signal);
  // A failed run is the error that counts.
  probing.catch(() => undefined);
  try {
    const measure = await run();
    end.abort();
    return { ...measure, longestProbe: await probing };
  } finally {
    end.abort();
    connection.close();
  }
}

async function longestAnswer(connection: HttpConnection, port: number, end: AbortSignal): Promise<number> {
  const request = `GET /health/live HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n\r\n`;
  let longest = 0;
  while (!end.aborted) {
    const sentAt = performance.now();
    const { status } = await connection.send(request);
    if (status !== 200) throw new Error(`/health/live answered ${status}`);
    longest = Math.max(longest, performance.now() - sentAt);
    await pause(EVERY_MS);
  }
  return longest;
}
