import type { Texts } from '../../lib/language';

/** Texts of the page itself. */
export const ABOUT_PAGE_TEXTS: Texts<{ pageTitle: string }> = {
  en: { pageTitle: 'About Us' },
  id: { pageTitle: 'Tentang Kami' },
};
