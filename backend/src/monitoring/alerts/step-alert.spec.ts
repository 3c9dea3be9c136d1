import { QUIET, stepAlert, type AlertState } from './step-alert.js';

const START = Date.parse('2025-11-22T11:00:00Z');

/** What is told, by the second, of a condition that is judged every 15 s: `x` is wrong, `.` right, `-` nobody looked. */
function told(judged: string, holdSeconds: number): Array<[second: number, news: string]> {
  let state: AlertState = QUIET;
  let lookedAt: Date | null = null;
  return [...judged].flatMap((each, turn): Array<[number, string]> => {
    if (each === '-') return [];
    const now = new Date(START + turn * 15_000);
    const { next, news } = stepAlert(state, each === 'x' && 'figures', { holdSeconds }, now, lookedAt);
    state = next;
    lookedAt = now;
    return news ? [[turn * 15, news]] : [];
  });
}

it.each<[string, string, number, Array<[number, string]>]>([
  ['nothing is wrong', '......', 0, []],
  ['at once where nothing has to hold', '.x', 0, [[15, 'began']]],
  ['once for as long as it lasts', 'xxxxxxxx', 30, [[30, 'began']]],
  ['not when it was shorter than it must hold', 'xx.xx.xx.', 30, []],
  ['the time begins again after a break', 'xx.xxx', 30, [[75, 'began']]],
  ['the time begins again after a minute in which nobody looked', 'xx-----xxx', 30, [[135, 'began']]],
  ['the time goes on when a single look was left out', 'x-x', 30, [[30, 'began']]],
  [
    'its end after half a minute',
    'x.....',
    0,
    [
      [0, 'began'],
      [45, 'ended'],
    ],
  ],
  ['no end for what nobody saw', 'x.-----..', 0, [[0, 'began']]],
  ['one that comes and goes once', 'x.x.x.x.x', 0, [[0, 'began']]],
  [
    'what comes back: its end after twice the time, and so on',
    'x...x.....x.........',
    0,
    [
      [0, 'began'],
      [45, 'ended'],
      [60, 'began'],
      [135, 'ended'],
      [150, 'began'],
      [285, 'ended'],
    ],
  ],
])('tells %s', (_name, judged, holdSeconds, expected) => {
  expect(told(judged, holdSeconds)).toEqual(expected);
});

it('keeps the newest figures and the time of the beginning', () => {
  const began = stepAlert(QUIET, 'one', { holdSeconds: 0 }, new Date(START), null).next;
  const later = stepAlert(began, 'two', { holdSeconds: 0 }, new Date(START + 15_000), new Date(START)).next;
  expect(later).toMatchObject({ detail: 'two', beganAt: new Date(START) });
});

it('what flaps for an hour is told less than a dozen times, and as new an hour after its last end', () => {
  const flapping = 'x..'.repeat(80);
  // Ten seconds a look would change nothing: each end needs its quiet time.
  expect(told(flapping, 0)).toEqual([[0, 'began']]);
  const worst = [30, 60, 120, 240, 480, 900].map((quiet) => `x${'.'.repeat(quiet / 15 + 1)}`).join('');
  expect(told(worst, 0)).toHaveLength(12);
  const back = `x...${'.'.repeat(245)}x....`;
  expect(
    told(back, 0)
      .slice(-2)
      .map(([, news]) => news),
  ).toEqual(['began', 'ended']);
});
