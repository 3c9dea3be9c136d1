import { performance } from 'node:perf_hooks';
import { setImmediate as breathe } from 'node:timers/promises';

/** Nobody else waits longer than about this. */
const TURN_MS = 10;

/** Does `work` for each of very many; whoever else has something to do gets a turn every ten milliseconds. */
export async function eachYielding<Item>(items: Iterable<Item>, work: (item: Item, at: number) => void): Promise<void> {
  let began = performance.now();
  let at = 0;
  for (const item of items) {
    work(item, at);
    at += 1;
    if (performance.now() - began < TURN_MS) continue;
    await breathe();
    began = performance.now();
  }
}

/** What `work` makes of each, in their order. */
export async function mapYielding<Item, Made>(items: Iterable<Item>, work: (item: Item, at: number) => Made) {
  const made: Made[] = [];
  await eachYielding(items, (item, at) => made.push(work(item, at)));
  return made;
}
