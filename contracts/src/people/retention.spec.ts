import { dueAt, dueUpTo, RETENTION } from './retention.js';

const day = (text: string): Date => new Date(`${text}T00:00:00Z`);
const NOV = day('2025-11-23');
const NEXT = day('2026-11-22');

describe('dueUpTo', () => {
  it.each<[string, 'event' | 'writing', { end: Date; lastEnd: Date | null }, string, Date | null]>([
    ['by the writing, whatever the event', 'writing', { end: NOV, lastEnd: null }, '2025-10-11', day('2025-07-13')],
    ['nothing before the event', 'event', { end: NOV, lastEnd: null }, '2025-10-11', null],
    ['nothing a day too early', 'event', { end: NOV, lastEnd: null }, '2026-02-20', null],
    ['what is as old, once the event is over for so long', 'event', { end: NOV, lastEnd: null }, '2026-02-21', NOV],
    ['what came after it, by its own age', 'event', { end: NOV, lastEnd: NOV }, '2026-03-21', day('2025-12-21')],
    ['of the event before while the next is to come', 'event', { end: NEXT, lastEnd: NOV }, '2026-09-01', NOV],
    ['of the event before, the next being just over', 'event', { end: NEXT, lastEnd: NOV }, '2026-12-01', NOV],
    ['nothing while the first event was put off', 'event', { end: NEXT, lastEnd: null }, '2026-06-01', null],
  ])('%s', (_name, from, ends, now, expected) => {
    expect(dueUpTo(from, 90, ends, day(now))).toEqual(expected);
  });
});

describe('dueAt', () => {
  it.each<[string, 'event' | 'writing', { end: Date; lastEnd: Date | null }, string, string]>([
    ['by the writing', 'writing', { end: NOV, lastEnd: null }, '2025-10-01', '2025-12-30'],
    ['after its event', 'event', { end: NOV, lastEnd: null }, '2025-10-01', '2026-02-21'],
    ['after the event before', 'event', { end: NEXT, lastEnd: NOV }, '2025-10-01', '2026-02-21'],
    ['after the next event', 'event', { end: NEXT, lastEnd: NOV }, '2026-01-01', '2027-02-20'],
    ['by its own age after the last one', 'event', { end: NOV, lastEnd: NOV }, '2026-01-01', '2026-04-01'],
  ])('%s', (_name, from, ends, written, expected) => {
    expect(dueAt(from, 90, ends, day(written))).toEqual(day(expected));
  });
});

it('each default lies within its bounds', () => {
  for (const { days, min, max } of Object.values(RETENTION)) {
    expect(days).toBeGreaterThanOrEqual(min);
    expect(days).toBeLessThanOrEqual(max);
  }
});
