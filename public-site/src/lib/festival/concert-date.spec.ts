import { concertDate } from './concert-date';

test.each([
  ['2025-11-22T11:00:00.000Z', 'Saturday, 22 November 2025', 'Sabtu, 22 November 2025'],
  ['2025-12-31T16:59:59.000Z', 'Wednesday, 31 December 2025', 'Rabu, 31 Desember 2025'],
  ['2025-12-31T17:00:00.000Z', 'Thursday, 1 January 2026', 'Kamis, 1 Januari 2026'],
])('%s by Jakarta’s calendar', (iso, english, indonesian) => {
  expect(concertDate(iso, 'en', 'long')).toBe(english);
  expect(concertDate(iso, 'id', 'long')).toBe(indonesian);
  expect(concertDate(iso, 'en')).toBe(english.split(', ')[1]);
});
