import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

/** A file as the browser's file dialog hands it on. */
interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};

/** A PNG of one pixel in a colour of its own: the same picture twice would be one. */
const onePixel = (): Buffer =>
  Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', Buffer.from('00000001000000010802000000', 'hex')),
    chunk('IDAT', deflateSync(Buffer.concat([Buffer.alloc(1), randomBytes(3)]))),
    chunk('IEND', Buffer.alloc(0)),
  ]);

/** A picture of one pixel, unlike any other. */
export const picture = (name = 'poster.png'): ChosenFile => ({
  name,
  mimeType: 'image/png',
  buffer: onePixel(),
});

/** What calls itself a picture and is none. */
export const noPicture: ChosenFile = { name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };

export const drawing: ChosenFile = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };

/** A byte too large. */
export const heavy: ChosenFile = {
  name: 'heavy.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
};
