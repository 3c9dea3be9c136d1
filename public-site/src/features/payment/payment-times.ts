import { LOCALES, type Language } from '../../lib/language';

// Not JAKARTA_ZONE of the contracts: an import costs the payment page 80 bytes, and it has none left.
const ZONE = { timeZone: 'Asia/Jakarta', hourCycle: 'h23' } as const;
const MINUTE: Intl.DateTimeFormatOptions = { ...ZONE, hour: '2-digit', minute: '2-digit' };
const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' };

/** `2025-11-01T05:04:00Z` → `1 November 2025 at 12:04 WIB`; a time that can't be read is shown as it came. */
export const formatMoment = (iso: string, language: Language): string => format(iso, { ...MINUTE, ...DAY }, language);

/** The same without its day: `12:04 WIB`. */
export const formatTime = (iso: string, language: Language): string => format(iso, MINUTE, language);

/** Minutes and seconds until then, `29:05`; `0:00` once it is over. */
export function formatLeft(iso: string, now: number): string {
  const seconds = Math.max(0, Math.ceil((Date.parse(iso) - now) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function format(iso: string, options: Intl.DateTimeFormatOptions, language: Language): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? iso : `${new Intl.DateTimeFormat(LOCALES[language], options).format(time)} WIB`;
}
