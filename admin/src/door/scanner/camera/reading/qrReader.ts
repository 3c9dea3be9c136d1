import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { Picture } from './picture';
import type { CodeInPicture } from './regionFirst';

/** Measured, see docs/decisions/0044. `tryRotate` is for bar codes: QR codes are found at any angle without it. */
const OPTIONS: ReaderOptions = {
  formats: ['QRCode'],
  maxNumberOfSymbols: 1,
  tryHarder: true,
  tryInvert: true,
  tryRotate: false,
  tryDownscale: false,
  textMode: 'Plain',
};

/** Loads the reader's WebAssembly from our own server: by itself the library would fetch it from a public one. */
export async function loadQrReader(): Promise<void> {
  await prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true });
}

/** The QR code in a picture, dark on light or light on dark, at any angle; null when there is none that can be read. */
export async function readQr({ data, width, height }: Picture): Promise<CodeInPicture | null> {
  const [found] = await readBarcodes(new ImageData(data, width, height), OPTIONS);
  if (!found) return null;
  const { topLeft, topRight, bottomRight, bottomLeft } = found.position;
  return { text: found.text, corners: [topLeft, topRight, bottomRight, bottomLeft] };
}
