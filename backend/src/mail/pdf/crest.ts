import { COLOURS, REALMS } from '../texts/colours.js';
import type { Pdf } from './pdf-document.js';

/** The crest's own square of coordinates. */
const SIDE = 100;

const SHIELD = 'M14 34 H86 V58 C86 78 70 91 50 98 C30 91 14 78 14 58 Z';
const CROWN = 'M22 28 L18 8 L34 17 L50 2 L66 17 L82 8 L78 28 Z';
const STAR = 'M50 46 L54.7 58.5 L68 59.2 L57.6 67.5 L61.1 80.4 L50 73.1 L38.9 80.4 L42.4 67.5 L32 59.2 L45.3 58.5 Z';
/** The jewels on the crown's points and band, one for each realm. */
const JEWELS = [
  [18, 8],
  [34, 22],
  [50, 3],
  [66, 22],
  [82, 8],
] as const;

/** The festival's crest: the Crown of Unity over a shield with the seekers' star. `size` is points a side. */
export function drawCrest(pdf: Pdf, x: number, y: number, size: number): void {
  pdf
    .save()
    .translate(x, y)
    .scale(size / SIDE);
  pdf.path(SHIELD).lineWidth(4).fillAndStroke(COLOURS.navy, COLOURS.yellow);
  pdf.path(STAR).fill(COLOURS.parchment);
  pdf.path(CROWN).fill(COLOURS.yellow);
  JEWELS.forEach(([jewelX, jewelY], index) => {
    const colour = REALMS[(index + 1) % REALMS.length] ?? COLOURS.red;
    pdf.circle(jewelX, jewelY, 3.6).fill(colour === COLOURS.yellow ? COLOURS.parchment : colour);
  });
  pdf.restore();
}
