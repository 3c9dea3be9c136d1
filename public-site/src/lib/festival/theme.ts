import { colourPath, coloursOfPath, pictureSources, type SiteTheme } from '@festival/contracts';
import { useHydrated } from '../hydrated';
import { storageEntry, textCodec } from '../storage/browser-storage';
import { useSiteSettings } from './site-settings';

/** The skin that an editor tries, as in the address. */
const tried = storageEntry<string>('preview_theme', textCodec, 'session');

/**
 * Shows the site in the colours of `?theme=`, with the pictures of `crest` and `hero`, until the preview is left or the tab
 * is closed.
 */
export function beginThemePreview(search: string): void {
  const asked = new URLSearchParams(search);
  const colours = coloursOfPath(asked.get('theme') ?? '');
  if (!colours) return;
  const kept = new URLSearchParams({ theme: colourPath(colours) });
  for (const name of ['crest', 'hero']) {
    const address = asked.get(name);
    // Anybody can write such a link: only pictures of this site.
    if (address === '' || (address !== null && pictureSources(address))) kept.set(name, address);
  }
  tried.set(kept.toString());
}

export const leaveThemePreview = (): void => tried.remove();

export const isThemePreview = (): boolean => tried.get() !== null;

/** The edition's skin, or the one that an editor tries. */
export function useTheme(): SiteTheme {
  const { theme } = useSiteSettings();
  // As text, so that it is the same from one look to the next.
  const text = useHydrated(
    () => tried.get() ?? '',
    () => '',
  );
  if (text === '') return theme;
  const skin = new URLSearchParams(text);
  const picture = (name: 'crest' | 'hero') => (skin.has(name) ? skin.get(name) || null : theme[name]);
  return { colours: coloursOfPath(skin.get('theme') ?? ''), crest: picture('crest'), hero: picture('hero') };
}
