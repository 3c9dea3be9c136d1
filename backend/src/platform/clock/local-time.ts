import { JAKARTA_ZONE, type Language } from '@festival/contracts';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', id: 'id-ID' };

const timeZone = JAKARTA_ZONE;
/** Made once: each takes longer than what it formats. */
const CLOCK = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
const DAYS: Readonly<Record<Language, Intl.DateTimeFormat>> = { en: dayIn('en'), id: dayIn('id') };

function dayIn(language: Language): Intl.DateTimeFormat {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return new Intl.DateTimeFormat(LOCALES[language], { timeZone, ...parts });
}

/** `2025-11-22T10:00:00Z` → `Saturday, 22 November 2025, 17:00 WIB`, or the same in Indonesian. */
export function formatLocalTime(iso: string, language: Language): string {
  return `${formatLocalDay(iso, language)}, ${CLOCK.format(new Date(iso))} WIB`;
}

/** `2025-11-22T10:00:00Z` → `Saturday, 22 November 2025`, or the same in Indonesian. */
export function formatLocalDay(iso: string, language: Language): string {
  const day = DAYS[language].formatToParts(new Date(iso));
  const part = (type: Intl.DateTimeFormatPartTypes) => day.find((each) => each.type === type)?.value ?? '';
  return `${part('weekday')}, ${part('day')} ${part('month')} ${part('year')}`;
}
