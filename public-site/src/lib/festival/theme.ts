import { colourPath, coloursOfPath, type SiteTheme, type ThemeColours } from '@festival/contracts';
import { useHydrated } from '../hydrated';
import { storageEntry, textCodec } from '../storage/browser-storage';
import { useSiteSettings } from './site-settings';

/** The colours that an editor tries, as in the address. */
const tried = storageEntry<string>('preview_theme', textCodec, 'session');

/** Shows the site in the colours of `?theme=` until the preview is left or the tab is closed. */
export function beginThemePreview(search: string): void {
  const path = new URLSearchParams(search).get('theme') ?? '';
  const colours = coloursOfPath(path);
  if (colours) tried.set(colourPath(colours));
}

export const leaveThemePreview = (): void => tried.remove();

export const isThemePreview = (): boolean => tried.get() !== null;

/** The edition's skin, or the one that an editor tries. */
export function useTheme(): SiteTheme {
  const { theme } = useSiteSettings();
  // As text, so that it is the same from one look to the next.
  const path = useHydrated(
    () => tried.get() ?? '',
    () => '',
  );
  const colours: ThemeColours | null = path === '' ? theme.colours : coloursOfPath(path);
  return { ...theme, colours };
}
