import { LANGUAGES, type Language } from '@festival/contracts';
import type { FastifyRequest } from 'fastify';

/** What the public site keeps a visitor's choice in (`public-site/src/lib/language.tsx`). */
export const LANGUAGE_COOKIE = 'site_language';

export type Worded = Readonly<Record<Language, string>>;

/** The language that was chosen in this browser, English when none was. */
export function siteLanguage(request: FastifyRequest): Language {
  const kept = request.cookies[LANGUAGE_COOKIE];
  return LANGUAGES.find((language) => language === kept) ?? 'en';
}
