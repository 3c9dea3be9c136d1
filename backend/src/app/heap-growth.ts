import { versions } from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * How far the heap may grow past what the last full collection left, in percent, until the next. By itself V8 waits
 * for several times that: under load the process then holds some 80 MB of garbage more and is no faster for it.
 */
const GROWTH_PERCENT = 30;

setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);

/**
 * Node 24 keeps freed pages for later, and has one more compiler (Maglev). Both cost memory, and make no answer faster
 * (`docs/performance.md`). Node 20 has neither.
 */
if (Number(versions.node.split('.')[0]) >= 24) {
  setFlagsFromString('--memory-saver-mode');
  setFlagsFromString('--no-maglev');
}

/** A full collection: the start leaves tens of megabytes of garbage, and what the heap may grow to is counted from there. */
export function collectStartGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}
