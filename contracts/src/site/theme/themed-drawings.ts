import { THEME_COLOURS, type ThemeColours } from './colours.js';
import { paletteOf } from './palette.js';

const COLOUR = /#[\da-f]{6}/g;

/** A drawing of ours, which names its colours as `#rrggbb`, in the colours of a theme. */
export function inColours(drawing: string, colours: ThemeColours): string {
  const [ours, theirs] = [paletteOf(THEME_COLOURS), paletteOf(colours)];
  const changed = new Map(Object.entries(ours).map(([name, hex]) => [hex, theirs[name] ?? hex]));
  return drawing.replaceAll(COLOUR, (hex) => changed.get(hex) ?? hex);
}
