import { FRAME_SIDE, pixelTaker } from './scaledPixels';
import { startWorkerReader, type PictureReader } from './workerReader';

/** A photo's code may be too small at a frame's size, and too large or too noisy at a larger one. */
const SIDES = [FRAME_SIDE, 2 * FRAME_SIDE, FRAME_SIDE / 2];

/** The text of the QR code in a picture file; null when none is found or the browser can't open the file. */
export async function readPicture(file: File): Promise<string | null> {
  const reader = await startWorkerReader();
  if (!reader) return readWithHtml5(file);
  try {
    return (await readAtAnySize(reader, file)) ?? (await readWithHtml5(file));
  } finally {
    reader.close();
  }
}

async function readAtAnySize(reader: PictureReader, file: File): Promise<string | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  const take = pixelTaker();
  try {
    for (const side of SIDES) {
      const picture = take(bitmap, side);
      const text = picture && (await reader.read(picture));
      if (text) return text;
    }
    return null;
  } finally {
    bitmap.close();
  }
}

async function readWithHtml5(file: File): Promise<string | null> {
  const { Html5Qrcode, Html5QrcodeSupportedFormats } = await import('html5-qrcode');
  // The library wants an element of the page, though it shows nothing there.
  const place = document.createElement('div');
  place.id = 'picture-reader';
  place.hidden = true;
  document.body.append(place);
  try {
    const formatsToSupport = [Html5QrcodeSupportedFormats.QR_CODE];
    return await new Html5Qrcode(place.id, { verbose: false, formatsToSupport }).scanFile(file, false);
  } catch {
    // It throws for a picture without a code and for a file that is no picture alike.
    return null;
  } finally {
    place.remove();
  }
}
