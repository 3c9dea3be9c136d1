import type { Language } from '@festival/contracts';

let shown: Language = 'en';

/** The language of this page, from its start to its end. */
export function shownLanguage(): Language {
  return shown;
}

/** Before anything is shown. */
export function showLanguage(language: Language): void {
  shown = language;
}
