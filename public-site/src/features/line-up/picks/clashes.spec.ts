import { act } from '../../../testing/acts';
import { clashesOf } from './clashes';

const clock = (time: number | null) => time && new Date(time + 7 * 3_600_000).toISOString().slice(11, 16);

it.each([
  ['one after the other', [act(1, '18:00', '19:00'), act(2, '19:00', '20:00')], []],
  ['overlapping', [act(2, '18:30', '20:00'), act(1, '18:00', '19:00')], [[1, 2, '18:30', '19:00']]],
  ['one inside the other', [act(1, '18:00', '20:00'), act(2, '18:30', '19:00')], [[1, 2, '18:30', '19:00']]],
  ['together', [act(1, '18:00', null), act(2, '18:00', '19:00')], [[1, 2, '18:00', null]]],
  ['into one without an end', [act(1, '18:00', null), act(2, '18:10', '19:00')], []],
  ['without an end', [act(1, '18:00', '19:00'), act(2, '18:10', null)], [[1, 2, '18:10', null]]],
  ['without times', [act(1, null, null), act(2, '18:00', '19:00')], []],
] as const)('%s', (_what, acts, clashes) => {
  const found = clashesOf(acts).map(({ first, second, from, to }) => [first.id, second.id, clock(from), clock(to)]);
  expect(found).toEqual(clashes);
});

it('finds every pair of three', () => {
  const acts = [act(1, '18:00', '20:00'), act(2, '18:30', '19:30'), act(3, '19:00', '20:00')];
  expect(clashesOf(acts).map(({ first, second }) => [first.id, second.id])).toEqual([
    [1, 2],
    [1, 3],
    [2, 3],
  ]);
});
