import { paletteOf, type ThemeColours } from '@festival/contracts';

/** The style sheet's properties in the colours of a theme. */
export function themeStyle(colours: ThemeColours): string {
  const properties = Object.entries(paletteOf(colours)).map(([name, colour]) => `--${name}:${colour}`);
  return `:root{${properties.join(';')}}`;
}

/** The same for a page that is there. */
export function applyTheme(colours: ThemeColours, { style } = document.documentElement): void {
  for (const [name, colour] of Object.entries(paletteOf(colours))) style.setProperty(`--${name}`, colour);
}
