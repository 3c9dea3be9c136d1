import type { ThemeColours } from './colours.js';
import { linearOf } from './oklch.js';
import { paletteOf } from './palette.js';

/** The contrast of two colours by WCAG 2: 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [light, dark] = [one, other].map(luminanceOf).sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf(hex: string): number {
  const [r, g, b] = linearOf(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG's AA for words. */
export const LEAST_CONTRAST = 4.5;

export const CONTRAST_PAIRS = [
  'words-on-night',
  'quiet-words-on-night',
  'gold-on-night',
  'words-on-parchment',
  'quiet-words-on-parchment',
  'titles-on-parchment',
  'links-on-parchment',
  'red-on-parchment',
  'white-on-red',
  'ink-on-gold',
  'white-on-teal',
  'white-on-leaf',
] as const;

export type ContrastPair = (typeof CONTRAST_PAIRS)[number];

/** Words and ground of each pair that the site shows; of several grounds the one that reads worst. */
const PAIRS: Record<ContrastPair, readonly [words: string, ...grounds: string[]]> = {
  'words-on-night': ['parchment-50', 'night-900', 'night-800'],
  'quiet-words-on-night': ['night-200', 'night-900', 'night-800'],
  'gold-on-night': ['quest-yellow', 'night-900', 'night-800'],
  'words-on-parchment': ['ink-900', 'parchment-100', 'parchment-50'],
  'quiet-words-on-parchment': ['parchment-700', 'parchment-100', 'parchment-50'],
  'titles-on-parchment': ['night-900', 'parchment-100', 'parchment-50'],
  'links-on-parchment': ['night-700', 'parchment-100', 'parchment-50'],
  'red-on-parchment': ['banner-red-deep', 'parchment-100', 'parchment-50'],
  'white-on-red': ['white', 'banner-red', 'banner-red-deep'],
  'ink-on-gold': ['ink-900', 'quest-yellow'],
  'white-on-teal': ['white', 'realm-teal-deep'],
  'white-on-leaf': ['white', 'leaf-green'],
};

/** The contrast of each pair of words and ground in a theme. */
export function contrastsOf(colours: ThemeColours): Record<ContrastPair, number> {
  const palette: Record<string, string> = { ...paletteOf(colours), white: '#ffffff' };
  const colour = (name: string) => palette[name] ?? '#000000';
  const entries = CONTRAST_PAIRS.map((pair) => {
    const [words, ...grounds] = PAIRS[pair];
    return [pair, Math.min(...grounds.map((ground) => contrastOf(colour(words), colour(ground))))];
  });
  return Object.fromEntries(entries) as Record<ContrastPair, number>;
}

/** The pairs that don't read well. */
export function unreadablePairs(colours: ThemeColours): ContrastPair[] {
  const contrasts = contrastsOf(colours);
  return CONTRAST_PAIRS.filter((pair) => contrasts[pair] < LEAST_CONTRAST);
}
