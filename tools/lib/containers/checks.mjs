import { setTimeout as pause } from 'node:timers/promises';

export const totals = { passed: 0, failed: 0, skipped: 0 };
export const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** One check: prints what it found; a failure is noted, with what else is known, and the next one goes on. */
export async function check(what, look, known = () => []) {
  try {
    const found = await look();
    totals.passed += 1;
    console.log(`ok      ${what}${found ? `: ${found}` : ''}`);
  } catch (error) {
    totals.failed += 1;
    console.log([`failed  ${what}: ${error.message}`, ...known()].join('\n'));
  }
}

export function expect(condition, otherwise) {
  if (!condition) throw new Error(otherwise);
}

/** Waits until `look` finds something, and gives it. */
export async function until(look, what, limitMs = 180_000) {
  const deadline = performance.now() + limitMs;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (performance.now() > deadline) throw new Error(`${what} did not come about in ${seconds(limitMs)}`);
    await pause(50);
  }
}
