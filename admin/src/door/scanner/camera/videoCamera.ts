import { hasTorch, openBackCamera, switchTorch } from './backCamera';
import type { CameraHandle, CameraHandlers } from './cameraHandle';
import { CAMERA_TEXTS, cameraErrorText } from './cameraErrors';
import { watchLoss } from './cameraLoss';
import { isPersonAsked, startCameraRun } from './cameraRun';
import { paceFrames, type FramePace } from './reading/framePace';
import { limitScans } from './reading/scanLimit';
import { FRAME_SIDE, pixelTaker } from './reading/scaledPixels';
import type { PictureReader } from './reading/workerReader';

/** Shows the back camera's picture and gives its frames to `reader`, which it closes at its end. */
export function openVideoCamera(box: HTMLElement, handlers: CameraHandlers, reader: PictureReader): CameraHandle {
  let track: MediaStreamTrack | undefined;
  let pace: FramePace | undefined;
  let stopWatching: (() => void) | undefined;
  let reading = true;

  const run = startCameraRun(box, handlers, () => {
    pace?.stop();
    stopWatching?.();
    track?.stop();
    reader.close();
  });

  const isInTime = limitScans();
  const takePixels = pixelTaker();
  const readFrame = async (video: HTMLVideoElement, camera: MediaStreamTrack) => {
    const picture = takePixels(video, FRAME_SIDE);
    if (!picture) return;
    const text = await reader.read(picture);
    run.sawFrame(() => ({ torch: hasTorch(camera) }));
    if (text === null || run.isClosed() || !reading || !isInTime(text)) return;
    handlers.onRead(text);
  };

  const open = async () => {
    run.watch.hold(await isPersonAsked());
    if (run.isClosed()) return;
    const opened = await openBackCamera();
    if (run.isClosed()) {
      opened.stop();
      return;
    }
    track = opened;
    stopWatching = watchLoss(track, run.fail);
    const video = await play(track, run.frame);
    if (run.isClosed()) return;
    run.watch.hold(!reading);
    // One frame is read in any case: the camera is ready after it, also under an open panel.
    pace = paceFrames(
      () => readFrame(video, opened),
      () => run.fail(CAMERA_TEXTS.reader),
    );
    pace.setPaused(!reading);
  };
  open().catch((error: unknown) => run.fail(cameraErrorText(error)));

  return {
    setReading: (next) => {
      reading = next;
      if (!pace) return;
      pace.setPaused(!next);
      run.watch.hold(!next);
    },
    setTorch: async (on) => (track && !run.isClosed() ? switchTorch(track, on) : false),
    close: run.close,
  };
}

/** Shows the track over the whole frame. */
async function play(track: MediaStreamTrack, frame: HTMLElement): Promise<HTMLVideoElement> {
  const video = document.createElement('video');
  // Without them iOS opens a player of its own, and no browser starts a video by itself.
  Object.assign(video, { muted: true, playsInline: true, srcObject: new MediaStream([track]) });
  Object.assign(video.style, { width: '100%', height: '100%', objectFit: 'cover' });
  frame.append(video);
  await video.play();
  return video;
}
