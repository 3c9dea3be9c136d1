export type PictureFormat = 'png' | 'jpeg' | 'webp';

const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG_START = Buffer.from([0xff, 0xd8, 0xff]);
const CHUNK_FRAME = 12;

/** The format by the file's first bytes; null for every other one, SVG included. */
export function pictureFormatOf(bytes: Buffer): PictureFormat | null {
  if (startsWith(bytes, PNG_START)) return 'png';
  if (startsWith(bytes, JPEG_START)) return 'jpeg';
  return textAt(bytes, 0) === 'RIFF' && textAt(bytes, 8) === 'WEBP' ? 'webp' : null;
}

/** Whether a PNG is animated (an `acTL` chunk before its pixels): the decoder reads its first picture only. */
export function isAnimatedPng(bytes: Buffer): boolean {
  for (let at = PNG_START.length; at + CHUNK_FRAME <= bytes.length; at += CHUNK_FRAME + bytes.readUInt32BE(at)) {
    const kind = textAt(bytes, at + 4);
    if (kind === 'acTL') return true;
    if (kind === 'IDAT') return false;
  }
  return false;
}

function startsWith(bytes: Buffer, start: Buffer): boolean {
  return bytes.subarray(0, start.length).equals(start);
}

function textAt(bytes: Buffer, at: number): string {
  return bytes.toString('latin1', at, at + 4);
}
