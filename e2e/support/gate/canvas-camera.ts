import type { Page } from '@playwright/test';

/** Why a camera's track may end, apart from its own `stop`. */
type End = 'taken' | 'unplugged';

/** Chromium's; TypeScript doesn't know it. */
declare const MediaStreamTrackGenerator: new (options: {
  kind: 'video';
}) => MediaStreamTrack & { writable: WritableStream<VideoFrame> };

interface CameraWindow extends Window {
  canvasCamera: {
    tracks: MediaStreamTrack[];
    show(picture: string): Promise<void>;
    end(how: End): void;
  };
}

/** A camera that sees what the test shows it. To be made before the page is opened. */
export class CanvasCamera {
  private constructor(private readonly page: Page) {}

  static async plugIn(page: Page): Promise<CanvasCamera> {
    await page.route(DRAWING, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: `(${drawFrames.toString()})()` }),
    );
    await page.addInitScript(plugIn);
    return new CanvasCamera(page);
  }

  /** Holds a PNG up until the next one. */
  show(png: Buffer): Promise<void> {
    const address = `data:image/png;base64,${png.toString('base64')}`;
    return this.page.evaluate((shown) => (window as unknown as CameraWindow).canvasCamera.show(shown), address);
  }

  end(how: End): Promise<void> {
    return this.page.evaluate((cause) => (window as unknown as CameraWindow).canvasCamera.end(cause), how);
  }

  /** Of each time that the camera was opened, whether it still runs. */
  states(): Promise<string[]> {
    return this.page.evaluate(() =>
      (window as unknown as CameraWindow).canvasCamera.tracks.map(({ readyState }) => readyState),
    );
  }
}

/** Of the worker; the page may load workers of its own server only. */
const DRAWING = '**/canvas-camera.js';

/** Runs in the browser, so it uses nothing from around it. */
function plugIn() {
  // A real camera draws its pictures elsewhere, so this one must not take the page's time.
  const drawing = new Worker('/canvas-camera.js');
  let isPluggedIn = true;
  const tracks: MediaStreamTrack[] = [];
  const deviceId = 'canvas';
  navigator.mediaDevices.getUserMedia = async () => {
    const track = new MediaStreamTrackGenerator({ kind: 'video' });
    drawing.postMessage({ frames: track.writable }, { transfer: [track.writable] });
    track.getSettings = () => ({ deviceId });
    tracks.push(track);
    return new MediaStream([track]);
  };
  navigator.mediaDevices.enumerateDevices = async () =>
    isPluggedIn ? [{ kind: 'videoinput', deviceId, label: '', groupId: '', toJSON: () => ({}) }] : [];
  Object.assign(window, {
    canvasCamera: {
      tracks,
      show: async (address: string) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        drawing.postMessage({ picture: await createImageBitmap(image) }, {});
      },
      end: (how: End) => {
        isPluggedIn = how !== 'unplugged';
        tracks.at(-1)?.stop();
        // `stop` ends a track in silence.
        tracks.at(-1)?.dispatchEvent(new Event('ended'));
      },
    },
  });
}

/** Runs in a worker. */
function drawFrames() {
  const canvas = new OffscreenCanvas(640, 480);
  const context = canvas.getContext('2d');
  let picture: ImageBitmap | null = null;
  let writer: WritableStreamDefaultWriter<VideoFrame> | null = null;
  self.addEventListener('message', ({ data }: MessageEvent<{ picture?: ImageBitmap; frames?: WritableStream }>) => {
    picture = data.picture ?? picture;
    writer = data.frames?.getWriter() ?? writer;
  });
  setInterval(() => {
    if (!context || !writer) return;
    context.fillStyle = '#ccc';
    context.fillRect(0, 0, canvas.width, canvas.height);
    if (picture) context.drawImage(picture, 140, 60, 360, 360);
    const frame = new VideoFrame(canvas, { timestamp: performance.now() * 1_000 });
    // The page has stopped this track.
    writer.write(frame).catch(() => frame.close());
  }, 50);
}
