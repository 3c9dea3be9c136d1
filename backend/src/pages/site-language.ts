import { isLanguage, type Language, LANGUAGE_COOKIE } from '@festival/contracts';
import type { FastifyRequest } from 'fastify';

/** The language that was chosen in this browser, English when none was. */
export function siteLanguage(request: FastifyRequest): Language {
  const kept = request.cookies[LANGUAGE_COOKIE];
  return isLanguage(kept) ? kept : 'en';
}
