import { dueAt, dueUpTo, type EventEnds, RETENTION } from './retention.js';

const day = (text: string): Date => new Date(`${text}T00:00:00Z`);
const NOV = day('2025-11-23');
const NEXT = day('2026-11-22');
const ONE: EventEnds = { end: NOV, earlier: [] };
const TWO: EventEnds = { end: NEXT, earlier: [NOV] };

describe('dueUpTo', () => {
  it.each<[string, 'event' | 'writing', EventEnds | null, string, Date | null]>([
    ['by the writing, whatever the event', 'writing', null, '2025-10-11', day('2025-07-13')],
    ['nothing while no end counts', 'event', null, '2035-10-11', null],
    ['nothing before the event', 'event', ONE, '2025-10-11', null],
    ['nothing a day too early', 'event', ONE, '2026-02-20', null],
    ['what is as old, once the event is over for so long', 'event', ONE, '2026-02-21', NOV],
    ['what came after it, by its own age', 'event', ONE, '2026-03-21', day('2025-12-21')],
    ['of the event before while the next is to come', 'event', TWO, '2026-09-01', NOV],
    ['of the event before, the next being just over', 'event', TWO, '2026-12-01', NOV],
    ['of both once the next is over for so long', 'event', TWO, '2027-02-20', NEXT],
    ['nothing while the first event was put off', 'event', { end: NEXT, earlier: [] }, '2026-06-01', null],
  ])('%s', (_name, from, ends, now, expected) => {
    expect(dueUpTo(from, 90, ends, day(now))).toEqual(expected);
  });
});

describe('dueAt', () => {
  it.each<[string, 'event' | 'writing', EventEnds | null, string, string | null]>([
    ['by the writing', 'writing', null, '2025-10-01', '2025-12-30'],
    ['never while no end counts', 'event', null, '2025-10-01', null],
    ['after its event', 'event', ONE, '2025-10-01', '2026-02-21'],
    ['after the event before', 'event', TWO, '2025-10-01', '2026-02-21'],
    ['after the next event', 'event', TWO, '2026-01-01', '2027-02-20'],
    ['by its own age after the last one', 'event', ONE, '2026-01-01', '2026-04-01'],
  ])('%s', (_name, from, ends, written, expected) => {
    expect(dueAt(from, 90, ends, day(written))).toEqual(expected && day(expected));
  });
});

it('each default lies within its bounds', () => {
  for (const { days, min, max } of Object.values(RETENTION)) {
    expect(days).toBeGreaterThanOrEqual(min);
    expect(days).toBeLessThanOrEqual(max);
  }
});
