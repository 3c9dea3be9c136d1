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

export const isThemePreview = (): boolean => skinOf(tried.get() ?? '') !== null;

/** Null where nothing is tried, and where the tab keeps what an earlier release wrote. */
function skinOf(kept: string): { asked: URLSearchParams; colours: SiteTheme['colours'] } | null {
  const asked = new URLSearchParams(kept);
  const colours = coloursOfPath(asked.get('theme') ?? '');
  return colours && { asked, colours };
}

/** The edition's skin, or the one that an editor tries. */
export function useTheme(): SiteTheme {
  const { theme } = useSiteSettings();
  // As text, so that it is the same from one look to the next.
  const text = useHydrated(
    () => tried.get() ?? '',
    () => '',
  );
  const skin = skinOf(text);
  if (!skin) return theme;
  const { asked, colours } = skin;
  const picture = (name: 'crest' | 'hero') => (asked.has(name) ? asked.get(name) || null : theme[name]);
  return { colours, crest: picture('crest'), hero: picture('hero') };
}
