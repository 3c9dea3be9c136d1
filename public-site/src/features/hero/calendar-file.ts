interface CalendarEvent {
  title: string;
  /** In milliseconds since 1970. */
  from: number;
  minutes: number;
  address: string;
}

/** An event as calendars import it (RFC 5545), with an alarm ten minutes before. */
export function calendarText({ title, from, minutes, address }: CalendarEvent): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//festival//site//EN',
    'BEGIN:VEVENT',
    `UID:${from}@${new URL(address).hostname}`,
    `DTSTAMP:${stamp(from)}`,
    `DTSTART:${stamp(from)}`,
    `DTEND:${stamp(from + minutes * 60_000)}`,
    `SUMMARY:${escaped(title)}`,
    `URL:${address}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-PT10M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}

/** Saves the event as a file, which a phone opens with its calendar. */
export function saveCalendarFile(event: CalendarEvent, name: string): void {
  const file = URL.createObjectURL(new Blob([calendarText(event)], { type: 'text/calendar' }));
  const link = document.createElement('a');
  link.href = file;
  link.download = name;
  link.click();
  URL.revokeObjectURL(file);
}

const stamp = (moment: number): string => new Date(moment).toISOString().replaceAll(/[-:]|\.\d+/g, '');

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);
