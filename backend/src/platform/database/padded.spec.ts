import { padded } from './padded.js';

it.each([
  [[], []],
  [['a'], ['a']],
  [
    ['a', 'b', 'c'],
    ['a', 'b', 'c', 'c'],
  ],
  [
    ['a', 'b', 'c', 'd'],
    ['a', 'b', 'c', 'd'],
  ],
])('%j becomes %j', (values, expected) => {
  expect(padded(values)).toEqual(expected);
});

it('fills up to a power of two', () => {
  const lengths = [5, 8, 9, 1_000, 4_096].map((length) => padded(Array.from({ length }, () => 0)).length);
  expect(lengths).toEqual([8, 8, 16, 1_024, 4_096]);
});
