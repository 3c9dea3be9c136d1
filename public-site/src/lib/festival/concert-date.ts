import { JAKARTA_OFFSET_MS } from '@festival/contracts';
import type { Language } from '../language';

/** Not `Intl`: server and browser must render the same, and their word lists differ by version. */
const NAMES: Record<Language, { weekdays: string; months: string }> = {
  en: {
    weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
    months: 'January February March April May June July August September October November December',
  },
  id: {
    weekdays: 'Minggu Senin Selasa Rabu Kamis Jumat Sabtu',
    months: 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember',
  },
};

/** A moment's hour in Jakarta: '18:00 WIB', '18.00 WIB' in Indonesian. */
export const concertTime = (iso: string, language: Language): string => `${clockTime(iso, language)} WIB`;

/** From one moment to another on the same evening: '19:30–20:15 WIB'; without an end: '19:30 WIB'. */
export function concertHours(from: string, to: string | null, language: Language): string {
  return to ? `${clockTime(from, language)}–${concertTime(to, language)}` : concertTime(from, language);
}

function clockTime(iso: string, language: Language): string {
  const date = new Date(Date.parse(iso) + JAKARTA_OFFSET_MS);
  const [hours, minutes] = [date.getUTCHours(), date.getUTCMinutes()].map((part) => String(part).padStart(2, '0'));
  return `${hours}${language === 'id' ? '.' : ':'}${minutes}`;
}

/** A moment's day in Jakarta, in words: '22 November 2025', or with its weekday. */
export function concertDate(iso: string, language: Language, length: 'long' | 'short' = 'short'): string {
  const date = new Date(Date.parse(iso) + JAKARTA_OFFSET_MS);
  const { weekdays, months } = NAMES[language];
  const day = `${date.getUTCDate()} ${months.split(' ')[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
  return length === 'long' ? `${weekdays.split(' ')[date.getUTCDay()]}, ${day}` : day;
}
