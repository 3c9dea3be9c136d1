import { setTimeout as pause } from 'node:timers/promises';

/** Waits for an asynchronous effect. */
export async function until<T>(find: () => Promise<T | undefined>, what: string): Promise<T> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const found = await find();
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error(`${what} did not come about`);
    await pause(50);
  }
}
