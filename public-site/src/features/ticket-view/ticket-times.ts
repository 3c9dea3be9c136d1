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
export function formatFestivalDate(date: string): string {
  const time = Date.parse(date);
  return /^\d{4}-\d{2}-\d{2}/.test(date) && !Number.isNaN(time) ? format(time, DAY) : date;
}

/** When the ticket was used: `22 November at 17:03 WIB`. */
export function formatCheckIn(iso: string): string {
  return `${format(Date.parse(iso), MINUTE)} WIB`;
}

function format(time: number, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-GB', options).format(time);
}
