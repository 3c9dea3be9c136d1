import { create, type Font } from 'fontkit';
import { readFileSync } from 'node:fs';

/** Our own faces (made by `npm run fonts -w public-site`): a server has no fonts, or others. */
const FILES = { title: 'cinzel', text: 'plus-jakarta-sans' } as const;
export type Face = keyof typeof FILES;

const FOLDER = new URL('../../../../data/poster-fonts/', import.meta.url);
const faces = new Map<Face, Font>();

function fontOf(face: Face): Font {
  const font = faces.get(face) ?? create(readFileSync(new URL(`${FILES[face]}.ttf`, FOLDER)));
  faces.set(face, font);
  return font;
}

export interface Lettering {
  face: Face;
  /** In pixels. */
  size: number;
  /** Between letters, in pixels. */
  spacing?: number;
}

/** A text as an outline, its baseline at y = 0 and its left end at x = 0. */
export interface Line {
  path: string;
  width: number;
}

export function drawLine(text: string, { face, size, spacing = 0 }: Lettering): Line {
  const font = fontOf(face);
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(drawable(text, font));
  let x = 0;
  const paths = glyphs.map(({ path }, index) => {
    const { xAdvance, xOffset, yOffset } = positions[index] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 };
    const drawn = path
      .scale(scale, -scale)
      .translate(x + xOffset * scale, -yOffset * scale)
      .toSVG();
    x += xAdvance * scale + spacing;
    return drawn;
  });
  return { path: paths.join(''), width: Math.max(0, x - spacing) };
}

/** Smaller where it wouldn't fit into `width`; cut off with an ellipsis where it would be smaller than `least`. */
export function fitLine(text: string, lettering: Lettering, width: number, least: number): Line & { size: number } {
  const whole = drawLine(text, lettering);
  const size = Math.min(lettering.size, (lettering.size * width) / whole.width);
  if (size >= least) return { ...drawLine(text, { ...lettering, size }), size };
  const letters = [...text];
  while (letters.length > 1) {
    letters.pop();
    const line = drawLine(`${letters.join('').trimEnd()}…`, { ...lettering, size: least });
    if (line.width <= width) return { ...line, size: least };
  }
  return { ...whole, size };
}

/** What the face can show: marks come off where needed (`ő` → `o`), other signs are left out. */
function drawable(text: string, font: Font): string {
  const known = (char: string) => font.hasGlyphForCodePoint(char.codePointAt(0) ?? 0);
  return [...text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()]
    .map((char) => (known(char) ? char : [...char.normalize('NFD')].filter(known).join('')))
    .join('');
}
