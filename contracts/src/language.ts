/** The languages of pages, mails and answers; English when nobody has chosen. */
export const LANGUAGES = ['en', 'id'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The browser's memory of the choice; the server reads it too, to send a page in that language at once. */
export const LANGUAGE_COOKIE = 'site_language';

export const isLanguage = (text: unknown): text is Language => LANGUAGES.some((language) => language === text);
