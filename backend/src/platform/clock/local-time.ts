import { JAKARTA_ZONE, type Language } from '@festival/contracts';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', id: 'id-ID' };

/** `2025-11-22T10:00:00Z` → `Saturday, 22 November 2025, 17:00 WIB`, or the same in Indonesian. */
export function formatLocalTime(iso: string, language: Language): string {
  const time = new Date(iso);
  const day = new Intl.DateTimeFormat(LOCALES[language], {
    timeZone: JAKARTA_ZONE,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes) => day.find((each) => each.type === type)?.value ?? '';
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: JAKARTA_ZONE, hour: '2-digit', minute: '2-digit' }).format(
    time,
  );
  return `${part('weekday')}, ${part('day')} ${part('month')} ${part('year')}, ${clock} WIB`;
}
