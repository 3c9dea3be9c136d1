const JAKARTA = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Jakarta',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** `2025-11-01T05:04:00Z` → `1 November 2025 at 12:04 WIB`; a time that can't be read is shown as it came. */
export function formatPaidAt(iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? iso : `${JAKARTA.format(time)} WIB`;
}
