/** The languages of pages, mails and answers; English when nobody has chosen. */
export const LANGUAGES = ['en', 'id'] as const;

/** English or Indonesian. */
export type Language = (typeof LANGUAGES)[number];
export type LocalizedText = Readonly<Record<Language, string>>;

/** The browser's memory of the choice; the server reads it too, to send a page in that language at once. */
export const LANGUAGE_COOKIE = 'site_language';

/** The suffix of a second field's name: `title_indonesian`, `description1_english`. */
const SUFFIXES = { en: '_english', id: '_indonesian' } as const satisfies Record<Language, string>;

/**
 * The fields of a record with a text in each language. The first field is English, except a division's descriptions;
 * the second one is optional.
 */
export type BilingualField<R> = {
  [F in keyof R & string]: `${F}${(typeof SUFFIXES)[Language]}` extends infer Second
    ? Second extends keyof R
      ? F
      : never
    : never;
}[keyof R & string];

/** The text in the wanted language, or the first one while that is empty. */
export const filledOr = (wanted: string | null | undefined, first: string): string => (wanted?.trim() ? wanted : first);

/**
 * A record's text in the language: the second field (`title_indonesian`) if it exists and isn't empty, else the first
 * field (`title`).
 */
export function textIn<R extends object, F extends BilingualField<R>>(language: Language, record: R, field: F): string {
  const texts = record as Readonly<Record<string, string | null | undefined>>;
  return filledOr(texts[field + SUFFIXES[language]], texts[field] ?? '');
}

export const isLanguage = (text: unknown): text is Language => LANGUAGES.some((language) => language === text);
