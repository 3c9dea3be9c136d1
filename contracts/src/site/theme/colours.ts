import type { HexColour } from '../../api/scalars.js';

/** The eight colours of an edition, as `#rrggbb` in small letters. */
export const THEME_COLOURS = {
  /** The ground of the site. */
  night: '#0b1f45',
  /** Cards and scrolls. */
  parchment: '#f6e7c4',
  /** Words on light grounds. */
  ink: '#1b1530',
  /** Crowns, edges, and what is chosen. */
  gold: '#ffc22f',
  /** The first action of a page. */
  red: '#d7263d',
  teal: '#42b5b5',
  ember: '#f26b21',
  /** What went well. */
  leaf: '#1d7a4a',
} as const;

export type ThemeColour = keyof typeof THEME_COLOURS;
export type ThemeColours = {
  /** @examples ["#0b1f45"] */
  night: HexColour;
  /** @examples ["#f6e7c4"] */
  parchment: HexColour;
  /** @examples ["#1b1530"] */
  ink: HexColour;
  /** @examples ["#ffc22f"] */
  gold: HexColour;
  /** @examples ["#d7263d"] */
  red: HexColour;
  /** @examples ["#42b5b5"] */
  teal: HexColour;
  /** @examples ["#f26b21"] */
  ember: HexColour;
  /** @examples ["#1d7a4a"] */
  leaf: HexColour;
};

export const THEME_COLOUR_NAMES = Object.keys(THEME_COLOURS) as ThemeColour[];
/** Whether these are our own. */
export const isOurs = (colours: ThemeColours): boolean =>
  THEME_COLOUR_NAMES.every((name) => colours[name] === THEME_COLOURS[name]);
