import type { FastifyInstance, FastifyRequest } from 'fastify';
import { url as inspectorUrl } from 'node:inspector';
import { Worker } from 'node:worker_threads';

/** How long a process may answer nothing before it is ended, so that its supervisor starts another. */
const STUCK_SECONDS = 30;
/** One slow export on a quiet day isn't a stuck process. */
const WAITING_AT_LEAST = 10;

const BEATS = 0;
const ASKED = 1;
const ANSWERED = 2;
const counts = new Int32Array(new SharedArrayBuffer(3 * Int32Array.BYTES_PER_ELEMENT));

/** Counts requests that have arrived as a whole, and answers that are ready: slow clients are no fault of the process. */
export function countForWatchdog(instance: FastifyInstance): void {
  const asked = new WeakSet<FastifyRequest>();
  instance.addHook('preHandler', (request, _reply, done) => {
    asked.add(request);
    Atomics.add(counts, ASKED, 1);
    done();
  });
  instance.addHook('onSend', (request, _reply, payload, done) => {
    // Refused ones haven't arrived as a whole: answers to them would hide as many that get none.
    if (asked.delete(request)) Atomics.add(counts, ANSWERED, 1);
    done(null, payload);
  });
}

/**
 * A thread of its own, which looks once a second; a blocked process can't look after itself. Seconds are counted in
 * looks, so that a machine that was asleep isn't taken for a stuck process.
 */
const WATCH = `
const { workerData: { counts, limits, places } } = require('node:worker_threads');
const { writeSync } = require('node:fs');
const now = (place) => Atomics.load(counts, place);
let beats = -1, answered = -1, silent = 0, unanswered = 0;
function end(reason) {
  const line = { level: 60, time: Date.now(), pid: process.pid, msg: reason + ' for ' + limits.stuckSeconds + ' s: the process is ended' };
  try {
    writeSync(2, JSON.stringify(line) + '\\n');
  } finally {
    process.kill(process.pid, 'SIGKILL');
  }
}
setInterval(() => {
  silent = now(places.BEATS) === beats ? silent + 1 : 0;
  const isWaiting = now(places.ASKED) - now(places.ANSWERED) >= limits.waitingAtLeast;
  unanswered = isWaiting && now(places.ANSWERED) === answered ? unanswered + 1 : 0;
  beats = now(places.BEATS);
  answered = now(places.ANSWERED);
  if (silent >= limits.stuckSeconds) end('the event loop was blocked');
  else if (unanswered >= limits.stuckSeconds) end('no request was answered');
}, 1_000);
`;

/** Ends this process when it is stuck: its event loop, or every request. Not under a debugger, which stops it too. */
export function startWatchdog(onError: (error: Error) => void, stuckSeconds = STUCK_SECONDS): void {
  if (inspectorUrl() !== undefined) return;
  setInterval(() => Atomics.add(counts, BEATS, 1), 500).unref();
  const worker = new Worker(WATCH, {
    eval: true,
    workerData: {
      counts,
      limits: { stuckSeconds, waitingAtLeast: WAITING_AT_LEAST },
      places: { BEATS, ASKED, ANSWERED },
    },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 },
  });
  worker.on('error', onError);
  worker.unref();
}
