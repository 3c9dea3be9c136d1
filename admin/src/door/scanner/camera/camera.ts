import type { CameraHandle, OpenCamera } from './cameraHandle';
import { CAMERA_TEXTS } from './cameraErrors';
import { openHtml5Camera } from './html5Camera';
import { openVideoCamera } from './videoCamera';
import { startWorkerReader } from './reading/workerReader';

/**
 * Opens the back camera inside `box` and reads QR codes until closed: with zxing in a worker, and with html5-qrcode in
 * browsers where that doesn't run.
 */
export const openCamera: OpenCamera = (box, handlers) => {
  let camera: CameraHandle | null = null;
  let reading = true;
  let closed = false;

  const open = async () => {
    if (!hasCameraApi()) {
      if (!closed) handlers.onFailed(CAMERA_TEXTS.unsupported);
      return;
    }
    const reader = await startWorkerReader();
    if (closed) {
      reader?.close();
      return;
    }
    camera = reader ? openVideoCamera(box, handlers, reader) : openHtml5Camera(box, handlers);
    camera.setReading(reading);
  };
  void open();

  return {
    setReading: (next) => {
      reading = next;
      camera?.setReading(next);
    },
    setTorch: async (on) => (await camera?.setTorch(on)) ?? false,
    close: () => {
      closed = true;
      camera?.close();
    },
  };
};

function hasCameraApi(): boolean {
  return 'mediaDevices' in navigator && typeof navigator.mediaDevices?.getUserMedia === 'function';
}
