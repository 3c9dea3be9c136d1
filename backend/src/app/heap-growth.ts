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
 * Newer versions keep freed pages for later, and hold code and plans of one compiler more: together 40 MB, for which no
 * call is answered sooner (`docs/performance.md`). Node 20 knows no such mode and has that compiler off.
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
