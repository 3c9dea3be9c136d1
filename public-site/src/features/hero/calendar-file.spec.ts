import { calendarText } from './calendar-file';

it('is an event that calendars can import', () => {
  const text = calendarText({
    title: 'Sale begins; be quick, all',
    from: Date.UTC(2031, 1, 1, 3),
    minutes: 30,
    address: 'https://fair.example/ticket',
  });
  const lines = text.split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTART:20310201T030000Z',
      'DTEND:20310201T033000Z',
      String.raw`SUMMARY:Sale begins\; be quick\, all`,
      'URL:https://fair.example/ticket',
    ]),
  );
  expect([lines[0], lines.at(-2)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR']);
});
