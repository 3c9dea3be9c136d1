/** A file as the browser's file dialog hands it on. */
interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const SMALLEST_PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A picture of one pixel. */
export const picture = (name = 'poster.png'): ChosenFile => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(SMALLEST_PNG, 'base64'),
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
