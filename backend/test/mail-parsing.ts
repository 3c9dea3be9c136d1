import jsQR from 'jsqr';
import { inflateSync } from 'node:zlib';
import { PNG } from 'pngjs';
import type { Attachment } from 'postal-mime';

export function bytesOf(attachment: Attachment): Buffer {
  const { content } = attachment;
  return typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as Uint8Array);
}

// Compiled as a default export inside CommonJS, which TypeScript's Node rules take for a nested one.
const scan = jsQR as unknown as typeof jsQR.default;

/** The text of a QR code among RGBA pixels; null when there is none. */
export function readQrPixels(pixels: Uint8ClampedArray, width: number, height: number): string | null {
  return scan(pixels, width, height)?.data ?? null;
}

/** What a phone would read from the picture; null when it holds no QR code. */
export function readQr(picture: Buffer): string | null {
  const { data, width, height } = PNG.sync.read(picture);
  return readQrPixels(new Uint8ClampedArray(data), width, height);
}

export function pageCount(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

/** The texts that a PDF's pages show, in the order of drawing. */
export function pdfTexts(pdf: Buffer): string[] {
  const source = pdf.toString('latin1');
  const streams = Array.from(source.matchAll(/stream\n([\s\S]*?)\nendstream/g), ([, body = '']) =>
    inflateSync(Buffer.from(body, 'latin1')).toString('latin1'),
  );
  return streams.flatMap((stream) =>
    Array.from(stream.matchAll(/\[(.*?)\] TJ/g), ([, pieces = '']) =>
      Array.from(pieces.matchAll(/<([0-9a-f]*)>/g), ([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')).join(
        '',
      ),
    ),
  );
}
