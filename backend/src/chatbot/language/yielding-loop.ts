import { performance } from 'node:perf_hooks';
import { setImmediate as yieldToOthers } from 'node:timers/promises';

/** The longest time without yielding to the event loop. */
const TURN_MS = 10;

/** Runs `work` for each item and yields to the event loop every ten milliseconds. */
export async function eachYielding<Item>(items: Iterable<Item>, work: (item: Item, at: number) => void): Promise<void> {
  let began = performance.now();
  let at = 0;
  for (const item of items) {
    work(item, at);
    at += 1;
    if (performance.now() - began < TURN_MS) continue;
    await yieldToOthers();
    began = performance.now();
  }
}

/** 0, 1, 2, … up to `end`, without it. */
export function* numbersTo(end: number): Generator<number> {
  for (let at = 0; at < end; at += 1) yield at;
}
