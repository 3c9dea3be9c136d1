import { LOCALES, type Language } from '../../lib/language';

const DAY: Intl.DateTimeFormatOptions = {
  timeZone: 'Asia/Jakarta',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
};
const MINUTE: Intl.DateTimeFormatOptions = {
  timeZone: 'Asia/Jakarta',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
};

/** `2025-11-22…` → `Saturday, 22 November 2025` in Jakarta; text that is no date is shown as it is. */
export function formatFestivalDate(date: string, language: Language): string {
  const time = Date.parse(date);
  return /^\d{4}-\d{2}-\d{2}/.test(date) && !Number.isNaN(time) ? format(time, DAY, language) : date;
}

/** When the ticket was used: `22 November at 17:03 WIB`. */
export function formatCheckIn(iso: string, language: Language): string {
  return `${format(Date.parse(iso), MINUTE, language)} WIB`;
}

function format(time: number, options: Intl.DateTimeFormatOptions, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], options).format(time);
}
