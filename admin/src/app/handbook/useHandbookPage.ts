import { isLanguage, type Language } from '@festival/contracts';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'react-admin';
import { loadPage } from './handbookFiles';
import type { HandbookPageName } from './handbookPages';
import { parsePage } from './parsePage';

/** A page as it was built into this version. */
export function useHandbookPage(language: Language, page: HandbookPageName) {
  return useQuery({
    queryKey: ['handbook', language, page],
    queryFn: async () => parsePage(await loadPage(language, page)),
    staleTime: Infinity,
    // Without a network too: the file may be in the browser's cache.
    networkMode: 'always',
  });
}

/** That of the reader's account. */
export function useOwnLanguage(): Language {
  const [locale] = useLocaleState();
  return isLanguage(locale) ? locale : 'en';
}
