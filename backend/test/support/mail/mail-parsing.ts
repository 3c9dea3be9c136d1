import jsQR from 'jsqr';
import { inflateSync } from 'node:zlib';
import { PNG } from 'pngjs';
import type { Attachment } from 'postal-mime';

export function bytesOf(attachment: Attachment): Buffer {
  const { content } = attachment;
  return typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as Uint8Array);
}

// A CommonJS default export, which TypeScript's Node rules read as a nested one.
const scan = jsQR as unknown as typeof jsQR.default;

/** The text of the QR code in RGBA pixels; null without one. */
export function readQrPixels(pixels: Uint8ClampedArray, width: number, height: number): string | null {
  return scan(pixels, width, height)?.data ?? null;
}

/** The text of the QR code in a PNG; null without one. */
export function readQr(picture: Buffer): string | null {
  const { data, width, height } = PNG.sync.read(picture);
  return readQrPixels(new Uint8ClampedArray(data), width, height);
}

export function pageCount(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

/** The texts of a PDF's pages, in drawing order. */
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
