import { paletteOf, THEME_COLOUR_NAMES, THEME_COLOURS, type ThemeColours } from './palette.js';

const SIX_DIGITS = /^[\da-f]{6}$/;
const COLOUR = /#[\da-f]{6}/g;

/** The colours as a part of an address: their digits in order, with a `-` between. */
export const colourPath = (colours: ThemeColours): string =>
  THEME_COLOUR_NAMES.map((name) => colours[name].slice(1)).join('-');

/** The colours of such a part; null for another text. */
export function coloursOfPath(path: string): ThemeColours | null {
  const digits = path.split('-');
  if (digits.length !== THEME_COLOUR_NAMES.length || !digits.every((each) => SIX_DIGITS.test(each))) return null;
  return Object.fromEntries(THEME_COLOUR_NAMES.map((name, place) => [name, `#${digits[place]}`])) as ThemeColours;
}

/** A drawing of ours, which names its colours as `#rrggbb`, in the colours of a theme. */
export function inColours(drawing: string, colours: ThemeColours): string {
  const [ours, theirs] = [paletteOf(THEME_COLOURS), paletteOf(colours)];
  const changed = new Map(Object.entries(ours).map(([name, hex]) => [hex, theirs[name] ?? hex]));
  return drawing.replaceAll(COLOUR, (hex) => changed.get(hex) ?? hex);
}
