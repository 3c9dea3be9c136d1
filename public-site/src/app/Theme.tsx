import { colourPath } from '@festival/contracts';
import { type ReactNode, useEffect } from 'react';
import { DrawingsFolder, OUR_DRAWINGS } from '../art/StillDrawing';
import { useTheme } from '../lib/festival/theme';

/** The edition's colours for what is inside. A served page has them in its style already. */
export function Theme({ children }: { children: ReactNode }) {
  const { colours } = useTheme();
  const path = colours && colourPath(colours);
  useEffect(() => {
    if (!colours) return;
    // Without them the page has our own.
    import('../lib/festival/theme-style').then(
      ({ applyTheme }) => applyTheme(colours),
      () => undefined,
    );
    // Their text is the same as long as they are.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [path]);
  const folder = path === null ? OUR_DRAWINGS : `${OUR_DRAWINGS.replace('/assets/', '/themed/')}/${path}`;
  return <DrawingsFolder value={folder}>{children}</DrawingsFolder>;
}
