import { THEME_COLOUR_NAMES, type ThemeColours } from './colours.js';

const SIX_DIGITS = /^[\da-f]{6}$/;

/** The colours as a part of an address: their digits in order, with a `-` between. */
export const colourPath = (colours: ThemeColours): string =>
  THEME_COLOUR_NAMES.map((name) => colours[name].slice(1)).join('-');

/** The colours of such a part; null for another text. */
export function coloursOfPath(path: string): ThemeColours | null {
  const digits = path.split('-');
  if (digits.length !== THEME_COLOUR_NAMES.length || !digits.every((each) => SIX_DIGITS.test(each))) return null;
  return Object.fromEntries(THEME_COLOUR_NAMES.map((name, place) => [name, `#${digits[place]}`])) as ThemeColours;
}
