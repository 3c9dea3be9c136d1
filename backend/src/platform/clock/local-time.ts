import type { Language } from '@festival/contracts';

/** Western Indonesian Time, where the festival and nearly all of its guests are. */
const ZONE = 'Asia/Jakarta';
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', id: 'id-ID' };

/** `2025-11-22T10:00:00Z` → `Saturday, 22 November 2025, 17:00 WIB`, or the same in Indonesian. */
export function formatLocalTime(iso: string, language: Language): string {
  const time = new Date(iso);
  const day = new Intl.DateTimeFormat(LOCALES[language], {
    timeZone: ZONE,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes) => day.find((each) => each.type === type)?.value ?? '';
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, hour: '2-digit', minute: '2-digit' }).format(time);
  return `${part('weekday')}, ${part('day')} ${part('month')} ${part('year')}, ${clock} WIB`;
}
