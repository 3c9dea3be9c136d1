import { DEFAULT_CONCERT_DATE } from './festival-facts.js';
import { eventEnd } from './retention-facts.js';

it.each([
  ['nothing that was saved', {}, {}, null],
  ['the date of the default, saved with another field', { concertDate: DEFAULT_CONCERT_DATE }, {}, null],
  ['a day after the concert', { concertDate: '2026-11-21T11:00:00.000Z' }, {}, '2026-11-22T11:00:00.000Z'],
  [
    'the gate’s end',
    { concertDate: DEFAULT_CONCERT_DATE },
    { endsAt: '2026-11-22T17:00:00.000Z' },
    '2026-11-22T17:00:00.000Z',
  ],
])('an event ends by %s', (_what, festival, gate, end) => {
  expect(eventEnd(festival, gate)?.toISOString() ?? null).toBe(end);
});
