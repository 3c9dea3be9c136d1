import { limitScans } from './scanLimit';

/** The texts that count of those that are read, each at its millisecond. */
function counted(...reads: Array<[number, string]>): string[] {
  const clock = { now: 0 };
  const isCounted = limitScans(() => clock.now);
  return reads.flatMap(([at, text]) => {
    clock.now = at;
    return isCounted(text) ? [`${text} ${at}`] : [];
  });
}

it.each<[string, Array<[number, string]>, string[]]>([
  ['the first at once', [[0, 'A']], ['A 0']],
  [
    'one that is held up five times a second',
    [
      [0, 'A'],
      [75, 'A'],
      [150, 'A'],
      [225, 'A'],
    ],
    ['A 0', 'A 225'],
  ],
  [
    'the next ticket at once, though the last one was just seen again',
    [
      [0, 'A'],
      [225, 'A'],
      [300, 'B'],
    ],
    ['A 0', 'A 225', 'B 300'],
  ],
  [
    'two tickets side by side five times a second',
    [
      [0, 'A'],
      [75, 'B'],
      [150, 'A'],
      [225, 'B'],
      [300, 'A'],
    ],
    ['A 0', 'B 225'],
  ],
])('counts %s', (_, reads, expected) => {
  expect(counted(...reads)).toEqual(expected);
});
