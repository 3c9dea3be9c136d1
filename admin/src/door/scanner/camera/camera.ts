import type { Html5Qrcode } from 'html5-qrcode';
import { CAMERA_TEXTS, cameraErrorText } from './cameraErrors';
import { watchFrames } from './frameWatch';
import { MAX_SCANS_PER_SECOND } from '../scan/scanMachine';
import { fitVideo } from './videoCover';

export interface CameraHandlers {
  /** The first frame went through the decoder. */
  onReady: (features: { torch: boolean }) => void;
  onRead: (text: string) => void;
  onFailed: (reason: string) => void;
  /** The picture's box changed its width (the phone was turned): what is decoded no longer fits what is seen. */
  onResized: () => void;
}

export interface CameraHandle {
  setReading: (reading: boolean) => void;
  /** Resolves to whether the torch is now as asked. */
  setTorch: (on: boolean) => Promise<boolean>;
  close: () => void;
}

export type OpenCamera = (box: HTMLElement, handlers: CameraHandlers) => CameraHandle;

// Html5QrcodeScannerState, whose import would load the library at once.
const SCANNING = 2;
const PAUSED = 3;

const BACK_CAMERA: MediaTrackConstraints = {
  facingMode: 'environment',
  width: { ideal: 1280 },
  height: { ideal: 720 },
};

const SCAN_CONFIG = { fps: MAX_SCANS_PER_SECOND, disableFlip: true, videoConstraints: BACK_CAMERA };

let frames = 0;

/** Opens the back camera inside `box` and reads QR codes until closed. The library loads on first use. */
export const openCamera: OpenCamera = (box, handlers) => {
  const frame = addFrame(box);
  let scanner: Html5Qrcode | null = null;
  let track: MediaStreamTrack | undefined;
  let started = false;
  let ready = false;
  let closed = false;
  let reading = true;

  const close = () => {
    if (closed) return;
    closed = true;
    watch.stop();
    stopFitting();
    window.removeEventListener('resize', onResize);
    track?.removeEventListener('ended', onEnded);
    if (scanner && started) void release(scanner, track);
    frame.remove();
  };
  const fail = (reason: string) => {
    if (closed) return;
    close();
    handlers.onFailed(reason);
  };
  const watch = watchFrames(() => fail(CAMERA_TEXTS.noPicture));
  const stopFitting = fitVideo(frame);
  const width = box.clientWidth;
  const onResize = () => {
    if (box.clientWidth !== width) handlers.onResized();
  };
  window.addEventListener('resize', onResize);
  const onEnded = () => fail(CAMERA_TEXTS.lost);

  const applyReading = () => {
    if (!scanner || !ready || closed) return;
    watch.hold(!reading);
    // The library throws when it is asked for what is so already.
    const state: number = scanner.getState();
    if (reading && state === PAUSED) scanner.resume();
    if (!reading && state === SCANNING) scanner.pause();
  };
  const sawFrame = () => {
    watch.sawFrame();
    if (ready || closed || !scanner) return;
    ready = true;
    handlers.onReady({ torch: hasTorch(scanner) });
    applyReading();
  };
  const onRead = (text: string) => {
    sawFrame();
    if (!closed && reading) handlers.onRead(text);
  };

  const run = async () => {
    if (!hasCameraApi()) throw new Error(CAMERA_TEXTS.unsupported);
    const { Html5Qrcode, Html5QrcodeSupportedFormats } = await import('html5-qrcode');
    watch.hold(await isPersonAsked());
    if (closed) return;
    scanner = new Html5Qrcode(frame.id, { verbose: false, formatsToSupport: [Html5QrcodeSupportedFormats.QR_CODE] });
    await scanner.start(BACK_CAMERA, SCAN_CONFIG, onRead, sawFrame);
    track = runningTrack(frame);
    if (closed) {
      await release(scanner, track);
      return;
    }
    started = true;
    watch.hold(false);
    track?.addEventListener('ended', onEnded);
  };
  run().catch((error: unknown) => fail(cameraErrorText(error)));

  return {
    setReading: (next) => {
      reading = next;
      applyReading();
    },
    setTorch: async (on) => (scanner && ready && !closed ? applyTorch(scanner, on) : false),
    close,
  };
};

/** Each run has its own element: the library clears the one it is given, and an old run may still be closing. */
function addFrame(box: HTMLElement): HTMLElement {
  const frame = document.createElement('div');
  frames += 1;
  frame.id = `scanner-frame-${frames}`;
  box.append(frame);
  return frame;
}

function hasCameraApi(): boolean {
  return 'mediaDevices' in navigator && typeof navigator.mediaDevices?.getUserMedia === 'function';
}

/** Nobody answers a permission prompt against a clock. A browser that can't tell may be showing one. */
async function isPersonAsked(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'camera' })).state === 'prompt';
  } catch {
    return true;
  }
}

function runningTrack(frame: HTMLElement): MediaStreamTrack | undefined {
  const stream = frame.querySelector('video')?.srcObject;
  return stream instanceof MediaStream ? stream.getVideoTracks()[0] : undefined;
}

function hasTorch(scanner: Html5Qrcode): boolean {
  try {
    return scanner.getRunningTrackCameraCapabilities().torchFeature().isSupported();
  } catch {
    return false;
  }
}

async function applyTorch(scanner: Html5Qrcode, on: boolean): Promise<boolean> {
  try {
    await scanner.getRunningTrackCameraCapabilities().torchFeature().apply(on);
    return true;
  } catch {
    return false;
  }
}

async function release(scanner: Html5Qrcode, track: MediaStreamTrack | undefined): Promise<void> {
  try {
    await scanner.stop();
  } catch {
    // Stopped before its first frame, the library fails half-way: the camera's light must still go out.
    track?.stop();
  }
}
