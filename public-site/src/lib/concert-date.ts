import type { Language } from './language';

const LOCALES: Record<Language, string> = { en: 'en-GB', id: 'id-ID' };

/** A day in Jakarta as the language writes it, with its weekday when it is to be `long`: '22 November 2025'. */
export function concertDate(iso: string, language: Language, length: 'long' | 'short' = 'short'): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    timeZone: 'Asia/Jakarta',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    weekday: length === 'long' ? 'long' : undefined,
  }).format(new Date(iso));
}
