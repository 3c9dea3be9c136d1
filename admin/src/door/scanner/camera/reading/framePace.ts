/** 13 frames a second: a ticket held up for a blink is seen, and a phone's battery lasts. */
export const FRAME_INTERVAL_MS = 75;

export interface FramePace {
  setPaused(paused: boolean): void;
  stop(): void;
}

/** Calls `frame` 13 times a second, the next time only after the last call has ended. A paused or hidden page waits. */
export function paceFrames(frame: () => Promise<void>, onBroken: () => void): FramePace {
  let paused = false;
  const stopping = new AbortController();
  const run = async () => {
    while (!stopping.signal.aborted) {
      const begunAt = performance.now();
      if (!paused && !document.hidden) await frame();
      await pause(untilNextFrame(begunAt, performance.now()));
    }
  };
  run().catch(() => {
    if (!stopping.signal.aborted) onBroken();
  });
  return {
    setPaused: (next) => {
      paused = next;
    },
    stop: () => stopping.abort(),
  };
}

/** Milliseconds from `now` to the next frame, after one that began at `begunAt`; 0 when that one took too long. */
export function untilNextFrame(begunAt: number, now: number): number {
  return Math.max(0, FRAME_INTERVAL_MS - (now - begunAt));
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
