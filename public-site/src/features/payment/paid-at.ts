import { LOCALES, type Language } from '../../lib/language';

const JAKARTA: Intl.DateTimeFormatOptions = {
  timeZone: 'Asia/Jakarta',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
};

/** `2025-11-01T05:04:00Z` → `1 November 2025 at 12:04 WIB`; a time that can't be read is shown as it came. */
export function formatPaidAt(iso: string, language: Language): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? iso : `${new Intl.DateTimeFormat(LOCALES[language], JAKARTA).format(time)} WIB`;
}
