import type { AppError } from '../../platform/errors/app-error.js';
import type { FestivalFacts } from '../../platform/settings/festival-facts.js';
import { calendarDays, shifted } from './dates.js';
import { nextEdition } from './next-edition.js';

const FESTIVAL = { edition: '2025', concertDate: '2025-11-22T11:00:00.000Z' } as FestivalFacts;
const NOW = new Date('2026-01-10T00:00:00.000Z');

it('moves every date by whole days of Jakarta’s calendar, whatever the time of the next concert', () => {
  const next = nextEdition({ edition: ' 2026 ', concert_date: '2026-11-21T14:30:00.000Z' }, FESTIVAL, NOW);
  expect(next).toEqual({ edition: '2026', concertAt: new Date('2026-11-21T14:30:00.000Z'), days: 364 });
  expect(shifted(new Date('2025-10-01T03:00:00.000Z'), 364).toISOString()).toBe('2026-09-30T03:00:00.000Z');
});

it.each([
  ['2025-11-22T16:59:00.000Z', '2025-11-22T17:00:00.000Z', 1],
  ['2025-11-22T17:00:00.000Z', '2025-11-23T16:59:00.000Z', 0],
  ['2024-02-28T05:00:00.000Z', '2024-03-01T05:00:00.000Z', 2],
])('from %s to %s are %i days in Jakarta', (from, to, days) => {
  expect(calendarDays(new Date(from), new Date(to))).toBe(days);
});

it.each([
  ['no name', { edition: '  ' }, 'edition', /^Name the next edition/],
  ['the same name', { edition: ' 2025' }, 'edition', /^2025 is the edition that ends/],
  ['a long name', { edition: 'x'.repeat(33) }, 'edition', /at most 32/],
  ['a date that is past', { concert_date: '2026-01-09T00:00:00.000Z' }, 'concert_date', /in the future/],
  ['a date that is none', { concert_date: 'soon' }, 'concert_date', /in the future/],
  ['a mistyped year', { concert_date: '2062-11-21T11:00:00.000Z' }, 'concert_date', /within three years/],
])('refuses %s', (_name, changes, field, text) => {
  const request = { edition: '2026', concert_date: '2026-11-21T11:00:00.000Z', ...changes };
  const refusal = (): unknown => nextEdition(request, FESTIVAL, NOW);
  expect(refusal).toThrow(text);
  expect(errorsOf(refusal)).toEqual([field]);
});

it('refuses a date before a concert that was put off', () => {
  const later = { ...FESTIVAL, concertDate: '2026-12-01T11:00:00.000Z' };
  const request = { edition: '2026', concert_date: '2026-11-21T11:00:00.000Z' };
  expect(() => nextEdition(request, later, NOW)).toThrow(/after the one that ends/);
});

function errorsOf(refusal: () => unknown): string[] {
  try {
    refusal();
    return [];
  } catch (error) {
    return Object.keys((error as AppError).errors ?? {});
  }
}
