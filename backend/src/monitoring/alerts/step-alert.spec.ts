import { QUIET, stepAlert, type AlertState } from './step-alert.js';

const START = Date.parse('2025-11-22T11:00:00Z');

/** What is told, by the second, of a condition that is judged every 15 s: `x` is wrong, `.` right. */
function told(judged: string, holdSeconds: number): Array<[second: number, news: string]> {
  let state: AlertState = QUIET;
  return [...judged].flatMap((each, turn): Array<[number, string]> => {
    const now = new Date(START + turn * 15_000);
    const { next, news } = stepAlert(state, each === 'x' && 'figures', { holdSeconds }, now);
    state = next;
    return news ? [[turn * 15, news]] : [];
  });
}

it.each([
  ['nothing is wrong', '......', 0, []],
  ['at once where nothing has to hold', '.x', 0, [[15, 'began']]],
  ['once for as long as it lasts', 'xxxxxxxx', 30, [[30, 'began']]],
  ['not when it was shorter than it must hold', 'xx.xx.xx.', 30, []],
  ['the time begins again after a break', 'xx.xxx', 30, [[75, 'began']]],
  [
    'its end after half a minute',
    'x.....',
    0,
    [
      [0, 'began'],
      [45, 'ended'],
    ],
  ],
  ['one that comes and goes once', 'x.x.x.x.x', 0, [[0, 'began']]],
  [
    'a second time when it comes back later',
    'x...x',
    0,
    [
      [0, 'began'],
      [45, 'ended'],
      [60, 'began'],
    ],
  ],
])('tells %s', (_name, judged, holdSeconds, expected) => {
  expect(told(judged, holdSeconds)).toEqual(expected);
});

it('keeps the newest figures and the time of the beginning', () => {
  const began = stepAlert(QUIET, 'one', { holdSeconds: 0 }, new Date(START)).next;
  const later = stepAlert(began, 'two', { holdSeconds: 0 }, new Date(START + 15_000)).next;
  expect(later).toMatchObject({ detail: 'two', beganAt: new Date(START) });
});
