import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import { shownLanguage } from '../../lib/i18n/shownLanguage';
import { shownTexts } from '../../lib/i18n/t';

/** react-admin's own texts, and ours for the labels, titles and notices that it translates by itself. */
export const i18nProvider = polyglotI18nProvider(() => ({ ...englishMessages, ...shownTexts() }), shownLanguage(), [], {
  allowMissing: true,
});
