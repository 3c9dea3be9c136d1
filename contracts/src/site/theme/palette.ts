import { THEME_COLOURS, type ThemeColour, type ThemeColours } from './colours.js';
import { type Oklch, toHex, toOklch } from './oklch.js';

/** The shades of each colour, by the style sheet's property. The first of each is the colour itself. */
const SHADES: Record<ThemeColour, Record<string, string>> = {
  night: {
    'night-900': '#0b1f45',
    'night-950': '#071632',
    'night-800': '#0c2f62',
    'night-700': '#0e4280',
    'night-600': '#1c5a9e',
    'night-400': '#6f9bd1',
    'night-200': '#b9cfec',
    'night-100': '#dde8f7',
  },
  parchment: {
    'parchment-100': '#f6e7c4',
    'parchment-50': '#fdf8ea',
    'parchment-200': '#ecd6a4',
    'parchment-300': '#d9bb7c',
    'parchment-500': '#a98548',
    'parchment-700': '#6a4e20',
  },
  ink: { 'ink-900': '#1b1530', 'ink-700': '#3a3350', 'ink-500': '#5d5672' },
  gold: { 'quest-yellow': '#ffc22f', 'quest-yellow-deep': '#d9920a', 'quest-yellow-pale': '#ffe39a' },
  red: {
    'banner-red': '#d7263d',
    'banner-red-deep': '#a8152b',
    'banner-red-shade': '#7d0e20',
    'banner-red-pale': '#ffb3bb',
  },
  teal: { 'realm-teal': '#42b5b5', 'realm-teal-deep': '#0f6e70', 'realm-teal-pale': '#b7e6e3' },
  ember: { 'ember-orange': '#f26b21', 'ember-orange-deep': '#b5430b' },
  leaf: { 'leaf-green': '#1d7a4a', 'leaf-green-pale': '#d9f2e2' },
};

/** A shade keeps its lightness, so that what reads well goes on to, and changes in hue and strength as its colour does. */
function shadeOf(shade: string, was: Oklch, is: Oklch): string {
  const { l, c, h } = toOklch(shade);
  const strength = was.c > 0.005 ? is.c / was.c : 1;
  return toHex({ l, c: c * strength, h: h + is.h - was.h });
}

/** The style sheet's properties (without `--`) with their colours in a theme; with our own colours, our own shades. */
export function paletteOf(colours: ThemeColours): Record<string, string> {
  const palette: Record<string, string> = {};
  for (const [colour, shades] of Object.entries(SHADES) as [ThemeColour, Record<string, string>][]) {
    const [was, is] = [toOklch(THEME_COLOURS[colour]), toOklch(colours[colour])];
    for (const [name, shade] of Object.entries(shades)) {
      if (colours[colour] === THEME_COLOURS[colour]) palette[name] = shade;
      else palette[name] = shade === THEME_COLOURS[colour] ? colours[colour] : shadeOf(shade, was, is);
    }
  }
  return palette;
}
