import type { TicketFrame } from './ticket-frames.js';

/** A reader's answer to one frame. */
export interface Reading {
  text: string | null;
  ms: number;
}

type Draw = (frame: TicketFrame) => Uint8ClampedArray<ArrayBuffer>;

/** The readers in the page, over the frames that were shown to it last. */
export interface PageReaders {
  show(frames: TicketFrame[]): void;
  /** The product's reader in its worker. */
  inWorker(): Promise<Reading[]>;
  /** The product's reader on the page's own thread, where the browser can slow it down. */
  onPage(): Promise<Reading[]>;
  /** html5-qrcode, as the fallback uses it. */
  html5(): Promise<Reading[]>;
}

export type ReadersWindow = typeof globalThis & { drawFrame: Draw; pageReaders: PageReaders };

/** The library's reader is private to it; what it does with a camera goes through it. */
type Html5Qrcode = new (
  id: string,
  options: object,
) => { qrcode: { decodeAsync(canvas: HTMLCanvasElement): Promise<{ text: string }> } };

/** Sets the readers up; runs in the browser, so it uses nothing from around it. `html5-qrcode` must be there already. */
export async function installReaders({ script, side }: { script: string; side: number }): Promise<void> {
  const page = globalThis as ReadersWindow & { Html5Qrcode: Html5Qrcode };
  let canvases: HTMLCanvasElement[] = [];
  let texts: string[] = [];

  const worker = new Worker(script, { type: 'module' });
  const fromWorker = () =>
    new Promise<{ text: string | null }>((resolve) => {
      worker.addEventListener('message', ({ data }) => resolve(data), { once: true });
    });
  await fromWorker();

  // The worker's own script, loaded by the page as well: the page's thread then plays the worker.
  let onAnswer: (answer: { text: string | null }) => void = () => undefined;
  const ready = new Promise((resolve) => {
    onAnswer = resolve;
  });
  Object.assign(page, { postMessage: (answer: { text: string | null }) => onAnswer(answer) });
  await import(script);
  await ready;

  const place = document.body.appendChild(document.createElement('div'));
  place.id = 'html5';
  const { qrcode } = new page.Html5Qrcode('html5', { verbose: false, formatsToSupport: [0] });

  const scaled = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  /** As the scanner scales a frame. */
  const pixelsOf = (frame: HTMLCanvasElement) => {
    if (!scaled) throw new Error('no canvas');
    const scale = Math.min(1, side / Math.max(frame.width, frame.height));
    const [width, height] = [Math.round(frame.width * scale), Math.round(frame.height * scale)];
    Object.assign(scaled.canvas, { width, height });
    scaled.drawImage(frame, 0, 0, width, height);
    return { data: scaled.getImageData(0, 0, width, height).data, width, height };
  };
  const timed = async (read: () => Promise<string | null>): Promise<Reading> => {
    const begunAt = performance.now();
    const text = await read();
    return { text, ms: performance.now() - begunAt };
  };
  /** Of another size: the reader forgets where the last ticket was, as after the second until the next person. */
  const nextPerson = document.createElement('canvas');
  const each = async (read: (frame: HTMLCanvasElement) => Promise<Reading>) => {
    const readings: Reading[] = [];
    for (const [index, canvas] of canvases.entries()) {
      if (texts[index] !== texts[index - 1]) await read(nextPerson);
      readings.push(await read(canvas));
    }
    return readings;
  };

  page.pageReaders = {
    show: (frames) => {
      texts = frames.map(({ text }) => text);
      canvases = frames.map((frame) => {
        const canvas = document.createElement('canvas');
        Object.assign(canvas, { width: frame.width, height: frame.height });
        const pixels = new ImageData(page.drawFrame(frame), frame.width, frame.height);
        canvas.getContext('2d', { willReadFrequently: true })?.putImageData(pixels, 0, 0);
        return canvas;
      });
    },
    inWorker: () =>
      each((frame) => {
        const picture = pixelsOf(frame);
        return timed(async () => {
          const answered = fromWorker();
          worker.postMessage(picture, [picture.data.buffer]);
          return (await answered).text;
        });
      }),
    onPage: () =>
      each((frame) => {
        const data = pixelsOf(frame);
        return timed(async () => {
          const answered = new Promise<{ text: string | null }>((resolve) => {
            onAnswer = resolve;
          });
          page.dispatchEvent(new MessageEvent('message', { data }));
          return (await answered).text;
        });
      }),
    html5: () =>
      each((frame) =>
        timed(() =>
          qrcode.decodeAsync(frame).then(
            ({ text }) => text,
            () => null,
          ),
        ),
      ),
  };
}
