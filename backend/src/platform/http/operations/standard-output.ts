import { type DestinationStream, pino } from 'pino';

/** Bytes that may wait in memory for room; what comes then is dropped. */
const MAX_WAITING = 1_000_000;

/** The log's way out. On a full disk lines wait or are dropped: pino's own way would end the process, or never let it end. */
export function standardOutput(): DestinationStream {
  const output = pino.destination({ fd: process.stdout.fd, sync: false, maxLength: MAX_WAITING });
  let hasRoom = true;
  output.on('error', () => (hasRoom = false));
  output.on('write', () => (hasRoom = true));
  const flush = output.flushSync.bind(output);
  // Called when the process ends: it would wait for room for ever.
  output.flushSync = () => {
    if (hasRoom) flush();
  };
  return output;
}
