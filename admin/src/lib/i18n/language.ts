import { isLanguage, type Language } from '@festival/contracts';
import { showLanguage, shownLanguage } from './shownLanguage';
import { translateBy } from './t';

/** Each in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', id: 'Bahasa Indonesia' };

const KEY = 'festival.admin.language';

/** The last choice in this browser, else the browser's own language, else English. */
function browserLanguage(): Language {
  const stored = readStored();
  if (isLanguage(stored)) return stored;
  return navigator.language.startsWith('id') ? 'id' : 'en';
}

/** Loads the texts of the language. Before the first module that holds texts is loaded. */
export async function startLanguage(): Promise<void> {
  if (browserLanguage() === 'id') await startIndonesian().catch(() => undefined);
  document.documentElement.lang = shownLanguage();
}

// Who reads English needn't load the texts. Where they can't be loaded, English still works.
async function startIndonesian(): Promise<void> {
  const { INDONESIAN, OF_SERVER, OF_TIMELINE } = await import('./indonesian/indonesian');
  translateBy(INDONESIAN, OF_SERVER, OF_TIMELINE);
  showLanguage('id');
}

/**
 * Shows the back office in another language, by loading the page again: then no text of the former is left anywhere. False where
 * the browser can't remember the choice, and nothing has changed.
 */
export function showIn(language: Language): boolean {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}

/** Loads the page again in the account's language, and never ends then; once, where its texts can't be loaded. */
export async function followAccount(language: Language): Promise<void> {
  if (language === shownLanguage() || language === browserLanguage() || !showIn(language)) return;
  await new Promise(() => undefined);
}

function readStored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
