import { countVerdict, eveningOf, loadCount, saveCount } from './checkInCount';

const at = (iso: string) => Date.parse(iso);
const EVENING = at('2025-11-22T19:00:00+07:00');

beforeEach(() => localStorage.clear());

it.each([
  ['2025-11-22T19:00:00+07:00', '2025-11-22'],
  ['2025-11-23T03:59:59+07:00', '2025-11-22'],
  ['2025-11-23T04:00:00+07:00', '2025-11-23'],
])('%s belongs to the evening of %s', (iso, evening) => {
  expect(eveningOf(at(iso))).toBe(evening);
});

it.each([
  ['valid', { admitted: 1, refused: 0 }],
  ['used', { admitted: 0, refused: 1 }],
  ['invalid', { admitted: 0, refused: 1 }],
  ['error', { admitted: 0, refused: 0 }],
] as const)('%s counts as %j', (kind, expected) => {
  expect(countVerdict(loadCount(EVENING), kind, EVENING)).toMatchObject(expected);
});

it('is stored on the device for its evening only', () => {
  saveCount({ evening: '2025-11-22', admitted: 12, refused: 3 });
  expect(loadCount(at('2025-11-23T01:00:00+07:00'))).toEqual({ evening: '2025-11-22', admitted: 12, refused: 3 });
  expect(loadCount(at('2025-11-23T18:00:00+07:00'))).toEqual({ evening: '2025-11-23', admitted: 0, refused: 0 });
});

it.each(['', '{', 'null', '{"evening":"2025-11-22","admitted":"12"}'])(
  'starts from nothing on spoilt storage %j',
  (text) => {
    localStorage.setItem('festival.scanner.evening', text);
    expect(loadCount(EVENING)).toMatchObject({ admitted: 0, refused: 0 });
  },
);
