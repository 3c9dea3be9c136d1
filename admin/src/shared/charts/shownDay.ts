const day = new Intl.DateTimeFormat('id-ID', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** `2025-10-03` → `3 Okt`. The day is Jakarta's already, so no zone must move it. */
export function shownDay(text: string | undefined): string {
  return text === undefined ? '' : day.format(new Date(text));
}
