import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { measure, type Measure } from './statistics.js';

/** One call on a lane (a connection); `index` counts the calls. */
export type Task<Lane> = (lane: Lane, index: number) => Promise<void> | void;

/** Keeps every lane busy until `count` calls are done. */
export async function asFastAsPossible<Lane>(
  lanes: readonly Lane[],
  count: number,
  task: Task<Lane>,
): Promise<Measure> {
  return allLanes(lanes, (index) => index < count, task);
}

/** Keeps every lane busy for that time. */
export async function during<Lane>(lanes: readonly Lane[], durationMs: number, task: Task<Lane>): Promise<Measure> {
  const end = performance.now() + durationMs;
  return allLanes(lanes, () => performance.now() < end, task);
}

async function allLanes<Lane>(
  lanes: readonly Lane[],
  goesOn: (index: number) => boolean,
  task: Task<Lane>,
): Promise<Measure> {
  const latencies: number[] = [];
  let next = 0;
  const began = performance.now();
  const run = async (lane: Lane) => {
    while (goesOn(next)) {
      const index = next;
      next += 1;
      const start = performance.now();
      await task(lane, index);
      latencies.push(performance.now() - start);
    }
  };
  await Promise.all(lanes.map(run));
  return measure(latencies, performance.now() - began);
}

/**
 * Starts a call every `1 / perSecond` seconds, whether or not earlier calls have finished. A call without a free lane
 * waits, and its latency includes the wait.
 */
export async function atRate<Lane>(
  lanes: readonly Lane[],
  perSecond: number,
  count: number,
  task: Task<Lane>,
): Promise<Measure> {
  const free = [...lanes];
  const waiting: Array<(lane: Lane) => void> = [];
  const latencies: number[] = [];
  const call = async (index: number) => {
    const start = performance.now();
    const lane = free.pop() ?? (await new Promise<Lane>((resolve) => waiting.push(resolve)));
    await task(lane, index);
    latencies.push(performance.now() - start);
    const following = waiting.shift();
    if (following) following(lane);
    else free.push(lane);
  };
  const began = performance.now();
  const calls: Array<Promise<void>> = [];
  for (let index = 0; index < count; index += 1) {
    const dueInMs = began + (index * 1000) / perSecond - performance.now();
    if (dueInMs > 0) await pause(dueInMs);
    calls.push(call(index));
  }
  await Promise.all(calls);
  return measure(latencies, performance.now() - began);
}
