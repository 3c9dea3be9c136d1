import type { CameraHandlers } from './cameraHandle';
import { CAMERA_TEXTS } from './cameraErrors';
import { watchFrames, type FrameWatch } from './frameWatch';

export interface CameraRun {
  /** The run's own element, gone after its end. */
  frame: HTMLElement;
  watch: FrameWatch;
  isClosed: () => boolean;
  /** A frame went through the reader; the first one makes the camera ready, with what `features` tells then. */
  sawFrame: (features: () => { torch: boolean }) => void;
  /** Ends the run and says why, once. */
  fail: (reason: string) => void;
  close: () => void;
}

/**
 * From opening a camera to its end, alike for each kind of reader. A run has its own element: html5-qrcode clears the
 * one that it is given, and an old run may still be closing. `release` is called at the end.
 */
export function startCameraRun(box: HTMLElement, handlers: CameraHandlers, release: () => void): CameraRun {
  const frame = document.createElement('div');
  box.append(frame);
  let ready = false;
  let closed = false;
  const close = () => {
    if (closed) return;
    closed = true;
    watch.stop();
    release();
    frame.remove();
  };
  const fail = (reason: string) => {
    if (closed) return;
    close();
    handlers.onFailed(reason);
  };
  const watch = watchFrames(() => fail(CAMERA_TEXTS.noPicture));
  return {
    frame,
    watch,
    isClosed: () => closed,
    sawFrame: (features) => {
      watch.sawFrame();
      if (ready || closed) return;
      ready = true;
      handlers.onReady(features());
    },
    fail,
    close,
  };
}

/** Nobody answers a permission prompt against a clock. A browser that can't tell may be showing one. */
export async function isPersonAsked(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'camera' })).state === 'prompt';
  } catch {
    return true;
  }
}
