import { create } from 'qrcode';

/** Modules of empty space around the code that readers need (ISO/IEC 18004: four). */
const QUIET_ZONE = 4;

export interface QrDrawing {
  /** Side of the square drawing, in modules. */
  size: number;
  /** SVG path data with one run a row of dark modules. */
  path: string;
}

/** A QR code as one SVG path, medium error correction (15 % may be dirty or cracked). */
export function drawQr(text: string): QrDrawing {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const parts: string[] = [];
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      const start = column;
      while (column < modules.size && modules.get(row, column)) column += 1;
      if (column > start)
        parts.push(`M${start + QUIET_ZONE} ${row + QUIET_ZONE}h${column - start}v1H${start + QUIET_ZONE}z`);
    }
  }
  return { size: modules.size + 2 * QUIET_ZONE, path: parts.join('') };
}
