import { crc32 } from 'node:zlib';
import sharp, { type Create } from 'sharp';

const RED = { r: 215, g: 38, b: 61 };

type Size = Pick<Create, 'width' | 'height'>;

function canvas({ width, height }: Size) {
  return sharp({ create: { width, height, channels: 3, background: RED } });
}

export const png = (size: Size): Promise<Buffer> => canvas(size).png().toBuffer();
export const jpeg = (size: Size): Promise<Buffer> => canvas(size).jpeg().toBuffer();
export const webp = (size: Size): Promise<Buffer> => canvas(size).webp().toBuffer();

/** 16 bits a colour and interlaced, so that it can only be decoded as a whole. */
export const deepPng = (size: Size): Promise<Buffer> =>
  canvas(size).toColourspace('rgb16').png({ progressive: true }).toBuffer();

/** A phone's upright photograph: its EXIF holds a rotation and a place. */
export function photograph(size: Size): Promise<Buffer> {
  const exif = { IFD0: { Make: 'Camera of the tests' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 12/1 0/1' } };
  return canvas(size).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
}

/** A picture with unique content. */
export async function uniquePicture(size: Size = { width: 64, height: 48 }): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  return sharp({ create: { ...size, channels: 3, background: RED, noise } })
    .png()
    .toBuffer();
}

/** Two pictures, one after the other. */
export async function animation(format: 'webp' | 'gif'): Promise<Buffer> {
  const frames = [await png({ width: 20, height: 20 }), await uniquePicture({ width: 20, height: 20 })];
  const joined = sharp(frames, { join: { animated: true } });
  return format === 'webp' ? joined.webp().toBuffer() : joined.gif().toBuffer();
}

/** A PNG whose header has another size than its pixels. */
export async function pngClaiming({ width, height }: Size): Promise<Buffer> {
  const bytes = await png({ width: 8, height: 8 });
  return withChunk(bytes, 'IHDR', (data) => {
    data.writeUInt32BE(width, 0);
    data.writeUInt32BE(height, 4);
  });
}

/** A PNG with the chunk of an animation. */
export async function animatedPng(): Promise<Buffer> {
  const bytes = await png({ width: 8, height: 8 });
  const control = Buffer.alloc(20);
  control.writeUInt32BE(8, 0);
  control.write('acTL', 4, 'latin1');
  control.writeUInt32BE(2, 8);
  control.writeUInt32BE(crc32(control.subarray(4, 16)), 16);
  const afterHeader = 33;
  return Buffer.concat([bytes.subarray(0, afterHeader), control, bytes.subarray(afterHeader)]);
}

/** Changes a chunk and corrects its checksum. */
function withChunk(bytes: Buffer, kind: string, change: (data: Buffer) => void): Buffer {
  const at = bytes.indexOf(kind, 0, 'latin1');
  const length = bytes.readUInt32BE(at - 4);
  const copy = Buffer.from(bytes);
  change(copy.subarray(at + 4, at + 4 + length));
  copy.writeUInt32BE(crc32(copy.subarray(at, at + 4 + length)), at + 4 + length);
  return copy;
}
