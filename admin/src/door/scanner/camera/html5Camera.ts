import type { Html5Qrcode } from 'html5-qrcode';
import type { OpenCamera } from './cameraHandle';
import { BACK_CAMERA } from './backCamera';
import { cameraErrorText } from './cameraErrors';
import { watchLoss } from './cameraLoss';
import { isPersonAsked, startCameraRun } from './cameraRun';
import { MAX_SCANS_PER_SECOND } from '../scan/scanMachine';
import { fitVideo } from './videoCover';

// Html5QrcodeScannerState, whose import would load the library at once.
const SCANNING = 2;
const PAUSED = 3;

const SCAN_CONFIG = { fps: MAX_SCANS_PER_SECOND, disableFlip: true, videoConstraints: BACK_CAMERA };

let runs = 0;

/** The camera of html5-qrcode, for browsers where zxing doesn't run. The library loads on first use. */
export const openHtml5Camera: OpenCamera = (box, handlers) => {
  let scanner: Html5Qrcode | null = null;
  let track: MediaStreamTrack | undefined;
  let stopWatching: (() => void) | undefined;
  let started = false;
  let ready = false;
  let reading = true;

  const run = startCameraRun(box, handlers, () => {
    stopFitting();
    window.removeEventListener('resize', onResize);
    stopWatching?.();
    if (scanner && started) void release(scanner, track);
  });
  runs += 1;
  run.frame.id = `scanner-frame-${runs}`;
  const stopFitting = fitVideo(run.frame);
  const width = box.clientWidth;
  const onResize = () => {
    if (box.clientWidth !== width) handlers.onResized();
  };
  window.addEventListener('resize', onResize);

  const applyReading = () => {
    if (!scanner || !ready || run.isClosed()) return;
    run.watch.hold(!reading);
    // The library throws when it is asked for what is so already.
    const state: number = scanner.getState();
    if (reading && state === PAUSED) scanner.resume();
    if (!reading && state === SCANNING) scanner.pause();
  };
  const sawFrame = () => {
    run.sawFrame(() => ({ torch: scanner !== null && hasTorch(scanner) }));
    if (ready) return;
    ready = true;
    applyReading();
  };
  const onRead = (text: string) => {
    sawFrame();
    if (!run.isClosed() && reading) handlers.onRead(text);
  };

  const open = async () => {
    const { Html5Qrcode, Html5QrcodeSupportedFormats } = await import('html5-qrcode');
    run.watch.hold(await isPersonAsked());
    if (run.isClosed()) return;
    const formatsToSupport = [Html5QrcodeSupportedFormats.QR_CODE];
    scanner = new Html5Qrcode(run.frame.id, { verbose: false, formatsToSupport });
    await scanner.start(BACK_CAMERA, SCAN_CONFIG, onRead, sawFrame);
    track = runningTrack(run.frame);
    if (run.isClosed()) {
      await release(scanner, track);
      return;
    }
    started = true;
    run.watch.hold(false);
    if (track) stopWatching = watchLoss(track, run.fail);
  };
  open().catch((error: unknown) => run.fail(cameraErrorText(error)));

  return {
    setReading: (next) => {
      reading = next;
      applyReading();
    },
    setTorch: async (on) => (scanner && ready && !run.isClosed() ? applyTorch(scanner, on) : false),
    close: run.close,
  };
};

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
