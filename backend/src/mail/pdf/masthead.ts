import type { FestivalFacts } from '../../platform/settings/festival-facts.js';
import { COLOURS, REALMS } from '../texts/colours.js';
import { drawCrest } from './crest.js';
import { A5, FONTS, line, type Pdf } from './pdf-document.js';
import { pdfText } from './pdf-text.js';

const RIBBON_HEIGHT = 4;
const CREST_SIZE = 56;

/** Points from the page's top to where its content begins. */
export const MASTHEAD_HEIGHT = 92;
export const MARGIN = 32;

/** The night band with crest, festival and edition, and the ribbon of the five realms. */
export function drawMasthead(pdf: Pdf, festival: FestivalFacts): void {
  const bandHeight = MASTHEAD_HEIGHT - RIBBON_HEIGHT;
  pdf.rect(0, 0, A5.width, A5.height).fill(COLOURS.paper);
  pdf.rect(0, 0, A5.width, bandHeight).fill(COLOURS.night);
  drawCrest(pdf, MARGIN, (bandHeight - CREST_SIZE) / 2, CREST_SIZE);
  const x = MARGIN + CREST_SIZE + 16;
  const width = A5.width - x - MARGIN;
  line(pdf, pdfText(festival.name).toUpperCase(), {
    x,
    y: 26,
    width,
    size: 20,
    minSize: 10,
    font: FONTS.display,
    colour: COLOURS.parchment,
    spacing: 0.8,
  });
  line(pdf, pdfText(festival.edition), { x, y: 52, width, size: 10, font: FONTS.text, colour: COLOURS.yellow });
  const step = A5.width / REALMS.length;
  REALMS.forEach((colour, index) => pdf.rect(index * step, bandHeight, step, RIBBON_HEIGHT).fill(colour));
}
