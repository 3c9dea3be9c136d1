import { setTimeout as pause } from 'node:timers/promises';

/** After a backup that failed: the database may be back soon. */
const AGAIN_MS = 60_000;

export interface Every {
  everyMs: number;
  /** When the newest backup was taken; null without any. */
  last: () => Promise<Date | null>;
  /** Makes one. */
  once: () => Promise<void>;
  /** Is told why one failed; the next try comes after `againMs`. */
  failed: (error: unknown, againMs: number) => void;
}

/** Makes a backup whenever the newest one is too old, until `signal` is aborted. A failure ends nothing. */
export async function backUpEvery({ everyMs, last, once, failed }: Every, signal: AbortSignal): Promise<void> {
  const againMs = Math.min(everyMs, AGAIN_MS);
  while (!signal.aborted) {
    try {
      const newest = await last();
      await sleep(newest ? newest.getTime() + everyMs - Date.now() : 0, signal);
      if (!signal.aborted) await once();
    } catch (error) {
      if (signal.aborted) return;
      failed(error, againMs);
      await sleep(againMs, signal);
    }
  }
}

async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  if (ms > 0) await pause(ms, undefined, { signal }).catch(() => undefined);
}
