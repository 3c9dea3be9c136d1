import { getContrastRatio, lighten, type Theme } from '@mui/material/styles';

/** The least contrast of a shape to its ground (WCAG 1.4.11). */
const LEAST_CONTRAST = 3;
const STEPS = 10;

/** A tier's colour for a chart: on a dark ground made light enough to be told from it. */
export function tierColour(colour: string, { palette }: Theme): string {
  if (palette.mode === 'light') return colour;
  for (let step = 0; step < STEPS; step += 1) {
    const lighter = lighten(colour, step / STEPS);
    if (getContrastRatio(lighter, palette.background.paper) >= LEAST_CONTRAST) return lighter;
  }
  return palette.common.white;
}
