import QRCode from 'qrcode';
import type { ETicketPayload } from '../mail-payloads.js';
import { BitmapPng } from './bitmap-png.js';

// M restores 15 % of a code: enough for a scratched screen, and its dots stay large enough for a cheap camera.
const LEVEL = 'M';
/** Light border in dots that readers need around the code (ISO/IEC 18004). */
export const QUIET_ZONE = 4;
const PIXELS_PER_DOT = 8;

interface QrRun {
  x: number;
  y: number;
  length: number;
}

/** A QR code as horizontal runs of dark dots, for drawing; `size` is dots a side without the border. */
export interface QrCode {
  size: number;
  runs: QrRun[];
}

/** The QR code of an address. */
export function qrRuns(text: string): QrCode {
  // As bytes: looking for a shorter mixture takes longer than all the rest, and finds none in an address.
  const { modules } = QRCode.create([{ data: Buffer.from(text), mode: 'byte' }], { errorCorrectionLevel: LEVEL });
  const runs: QrRun[] = [];
  for (let y = 0; y < modules.size; y += 1) {
    for (let x = 0; x < modules.size; x += 1) {
      const start = x;
      while (x < modules.size && modules.get(y, x)) x += 1;
      if (x > start) runs.push({ x: start, y, length: x - start });
    }
  }
  return { size: modules.size, runs };
}

/** The codes of an order's tickets, in their order. */
export function qrCodes({ tickets }: Pick<ETicketPayload, 'tickets'>): QrCode[] {
  return tickets.map(({ address }) => qrRuns(address));
}

/** A QR code as a PNG, black on white with its border; larger than mails show it, so that a dense screen shows it sharp. */
export function qrPng({ size, runs }: QrCode): Buffer {
  const picture = new BitmapPng(size + 2 * QUIET_ZONE, PIXELS_PER_DOT);
  for (const { x, y, length } of runs) picture.blacken(x + QUIET_ZONE, y + QUIET_ZONE, length);
  return picture.toBuffer();
}
