import { JAKARTA_OFFSET_MS, JAKARTA_ZONE, jakartaClock } from '@festival/contracts';
import { shownLanguage } from './i18n/shownLanguage';

const INPUT_PATTERN = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

const dateTime = new Intl.DateTimeFormat('id-ID', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: JAKARTA_ZONE,
});

const dateTimeSeconds = new Intl.DateTimeFormat('id-ID', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: JAKARTA_ZONE,
});

/** `2025-11-22T05:00:07Z` → `22 Nov 2025, 12.00.07`, for logs, where seconds matter. */
export function formatJakartaSeconds(iso: string): string {
  return dateTimeSeconds.format(new Date(iso));
}

/** `2025-11-22T05:00:00Z` → `22 Nov 2025, 12.00`; nothing → a dash. */
export function formatJakarta(iso: string | null | undefined): string {
  return iso ? dateTime.format(new Date(iso)) : '–';
}

/** `2025-11-22T05:00:07Z` → `12:00:07`, in Indonesian `12.00.07`. */
export function jakartaTimeOfDay(moment: Date): string {
  const time = jakartaClock(moment).slice('2025-11-22T'.length);
  return shownLanguage() === 'id' ? time.replaceAll(':', '.') : time;
}

/** ISO UTC → `2025-11-22T12:00` for a date-time field; what is in that form already comes back unchanged. */
export function toJakartaInput(value: string | null | undefined): string {
  if (!value) return '';
  if (INPUT_PATTERN.test(value)) return value;
  const time = Date.parse(value);
  return Number.isNaN(time) ? '' : jakartaClock(new Date(time)).slice(0, '2025-11-22T12:00'.length);
}

/** `2025-11-22T12:00` as written in Jakarta → ISO UTC; an empty field → null (no limit). */
export function fromJakartaInput(text: string | null | undefined): string | null {
  if (!text) return null;
  const time = Date.parse(`${text}Z`);
  return Number.isNaN(time) ? null : new Date(time - JAKARTA_OFFSET_MS).toISOString();
}
