import { setTimeout as pause } from 'node:timers/promises';

const LIMIT_MS = 20_000;
const STEP_MS = 20;

/** Waits for an asynchronous effect (a notification, say); fails with its description. */
export async function until<T>(
  look: () => Promise<T>,
  isThere: (value: T) => boolean,
  what: string,
  limitMs = LIMIT_MS,
): Promise<T> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const value = await look();
    if (isThere(value)) return value;
    if (Date.now() > deadline) throw new Error(`${what} didn't come about: ${JSON.stringify(value)}`);
    await pause(STEP_MS);
  }
}
