import { setTimeout as pause } from 'node:timers/promises';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { KnowledgeIndex } from '@festival/backend/chatbot/search/knowledge-index.js';
import { indexed } from '@festival/backend/chatbot/knowledge/knowledge-base.service.js';
import { ENTRIES, manyEntries } from './many-entries.js';

/** The costs of an index. */
export interface IndexCost {
  entries: number;
  phrasings: number;
  /** Heap and typed arrays. */
  memoryMb: number;
  /** The first build also reads the other questions. */
  firstMs: number;
  rebuildMs: number;
  /** The longest delay of the event loop during a rebuild. */
  longestPauseMs: number;
}

const MEGABYTE = 1e6;
const NANOSECONDS = 1e6;
/** The delay is sampled once a millisecond: a sample must be due before the build and one after it. */
const SETTLE_MS = 50;

async function usedMb(): Promise<number> {
  if (!globalThis.gc) throw new Error('Start this process with --expose-gc');
  globalThis.gc();
  // Typed arrays are freed beside the program.
  await pause(SETTLE_MS);
  globalThis.gc();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / MEGABYTE;
}

async function timed<Value>(work: () => Promise<Value>): Promise<{ value: Value; ms: number }> {
  const began = performance.now();
  const value = await work();
  return { value, ms: performance.now() - began };
}

async function measure(): Promise<IndexCost> {
  const entries = manyEntries(ENTRIES).map((row, id) => indexed({ ...row, id }));
  const before = await usedMb();
  const first = await timed(() => KnowledgeIndex.build(entries));
  const memoryMb = (await usedMb()) - before;
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await pause(SETTLE_MS);
  delay.reset();
  const again = await timed(() => KnowledgeIndex.build(entries));
  await pause(SETTLE_MS);
  delay.disable();
  return {
    entries: first.value.size,
    phrasings: entries.reduce(
      (sum, entry) => sum + entry.questions.length + entry.keywords.length + entry.trainingPhrases.length,
      0,
    ),
    memoryMb,
    firstMs: first.ms,
    rebuildMs: again.ms,
    longestPauseMs: delay.max / NANOSECONDS,
  };
}

process.on('message', () => {
  void measure().then((cost) => process.send?.(cost));
});
process.on('disconnect', () => process.exit(0));
