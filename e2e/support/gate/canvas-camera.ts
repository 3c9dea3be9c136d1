import type { Page } from '@playwright/test';

/** Why a camera's track may end, apart from its own `stop`. */
type End = 'taken' | 'unplugged';

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

/** Runs in the browser, so it uses nothing from around it. */
function plugIn() {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 640, height: 480 });
  const context = canvas.getContext('2d');
  let picture: ImageBitmap | null = null;
  let isPluggedIn = true;
  // A canvas's stream has a frame for each drawing only.
  setInterval(() => {
    if (!context) return;
    context.fillStyle = '#ccc';
    context.fillRect(0, 0, canvas.width, canvas.height);
    if (picture) context.drawImage(picture, 140, 60, 360, 360);
  }, 50);
  const tracks: MediaStreamTrack[] = [];
  const deviceId = 'canvas';
  navigator.mediaDevices.getUserMedia = async () => {
    const stream = canvas.captureStream();
    for (const track of stream.getVideoTracks()) {
      track.getSettings = () => ({ deviceId });
      tracks.push(track);
    }
    return stream;
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
        picture = await createImageBitmap(image);
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
