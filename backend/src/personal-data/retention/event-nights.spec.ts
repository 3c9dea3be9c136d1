import { NOTHING_REMOVED, type RetentionState } from '../../platform/settings/retention-facts.js';
import { earlierEnds, endsOf, overUpTo, seenTonight } from './event-nights.js';

const DAY_MS = 86_400_000;
const day = (text: string): Date => new Date(`${text}T20:30:00Z`);
const NOV = day('2025-11-23');
const NEXT = day('2026-11-22');
const YEAR_AGO = day('2024-11-23');

/** Night after night with the same date in the settings. */
function after(nights: number, end: Date | null, from: Date, state: RetentionState = NOTHING_REMOVED): RetentionState {
  for (let index = 0; index < nights; index += 1) {
    const now = new Date(from.getTime() + index * DAY_MS);
    state = seenTonight(state, end, now.toISOString().slice(0, 10), now);
  }
  return state;
}
const OVER = after(7, NOV, day('2025-11-24'));
const THEN = day('2025-12-01');

it('an end counts from the seventh night on', () => {
  expect(endsOf(after(6, NOV, day('2025-11-24')), NOV, THEN)).toBeNull();
  expect(endsOf(OVER, NOV, THEN)).toEqual({ end: NOV, earlier: [] });
});

it('nothing counts where no date was ever saved', () => {
  expect(endsOf(after(30, null, day('2025-11-24')), null, THEN)).toBeNull();
});

it('a night without the program begins the nights anew, unless it counts already', () => {
  const six = after(6, NOV, day('2025-11-24'));
  expect(after(1, NOV, day('2025-12-05'), six).nights).toBe(1);
  expect(after(1, NOV, day('2025-12-05'), OVER).nights).toBe(7);
});

it('a year that was mistyped for a night counts for nothing, and asks nothing', () => {
  const before = after(7, NEXT, day('2026-03-01'));
  const mistyped = after(1, YEAR_AGO, day('2026-03-08'), before);
  expect(endsOf(mistyped, YEAR_AGO, day('2026-03-09'))).toBeNull();
  const right = after(1, NEXT, day('2026-03-09'), mistyped);
  expect(right.earlier).toEqual([]);
  expect(overUpTo(endsOf(right, NEXT, day('2026-03-09')), day('2026-03-09'))).toBeNull();
});

describe('a later date after the event', () => {
  const changed = after(7, NEXT, day('2025-12-05'), OVER);
  const said = (was: 'put_off' | 'next_event') => ({ ...changed, earlier: [{ end: NOV.toISOString(), was }] });
  const now = day('2025-12-20');

  it('is asked about, at once and until somebody answers, and nothing goes', () => {
    const question = [{ end: NOV.toISOString(), was: null }];
    expect(earlierEnds(OVER, NEXT, THEN)).toEqual(question);
    expect(changed.earlier).toEqual(question);
    expect(endsOf(changed, NEXT, now)).toBeNull();
  });
  it('put off: tickets are good, and all waits for the new date', () => {
    expect(endsOf(said('put_off'), NEXT, now)).toEqual({ end: NEXT, earlier: [] });
    expect(overUpTo(endsOf(said('put_off'), NEXT, now), now)).toBeNull();
  });
  it('the next event: what belongs to the last one goes by the last one', () => {
    expect(endsOf(said('next_event'), NEXT, now)).toEqual({ end: NEXT, earlier: [NOV] });
    expect(overUpTo(endsOf(said('next_event'), NEXT, now), now)).toEqual(NOV);
  });
  it('that is taken back asks nothing any more', () => {
    expect(earlierEnds(OVER, NOV, now)).toEqual([]);
    expect(seenTonight(changed, NOV, '2025-12-21', now).earlier).toEqual([]);
  });
  it('is a correction when it has passed too', () => {
    expect(earlierEnds(OVER, day('2025-11-30'), THEN)).toEqual([]);
  });
});

it('another date is announced anew; what goes by its own age is not', () => {
  const announced = { mails: 'then', conversations: 'then' };
  expect(after(1, NEXT, day('2025-12-05'), { ...OVER, announced }).announced).toEqual({ conversations: 'then' });
  expect(after(1, NOV, day('2025-12-05'), { ...OVER, announced }).announced).toEqual(announced);
});
