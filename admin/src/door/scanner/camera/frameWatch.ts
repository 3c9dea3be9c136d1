import { DECODE_TIMEOUT_MS } from '../scan/scanMachine';

const TICK_MS = 1_000;

export interface FrameWatch {
  /** A frame went through the decoder: counting starts again. */
  sawFrame(): void;
  /** While held (waiting for a person's permission, paused under a result) no time counts. */
  hold(held: boolean): void;
  stop(): void;
}

/**
 * Calls `onStalled` once when no frame was decoded for 10 s. It counts ticks and not the clock: a phone that slept in a
 * pocket must not wake up to a failed camera.
 */
export function watchFrames(onStalled: () => void): FrameWatch {
  let ticks = 0;
  let held = false;
  const timer = setInterval(() => {
    if (held || document.hidden) return;
    ticks += 1;
    if (ticks < DECODE_TIMEOUT_MS / TICK_MS) return;
    clearInterval(timer);
    onStalled();
  }, TICK_MS);
  return {
    sawFrame: () => {
      ticks = 0;
    },
    hold: (next) => {
      held = next;
      ticks = 0;
    },
    stop: () => clearInterval(timer),
  };
}
