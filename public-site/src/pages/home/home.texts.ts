import type { Texts } from '../../lib/language';

/** Texts of the first page itself. */
export const HOME_TEXTS: Texts<{ pageTitle: string }> = {
  en: { pageTitle: 'Home' },
  id: { pageTitle: 'Beranda' },
};
