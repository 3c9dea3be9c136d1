import { nextPlace } from './useNextSortOrder';

it.each([
  ['the first', [], 10, 1],
  ['after the last', [3, 1], 10, 4],
  ['at the end', [9], 10, 10],
  ['in a gap, when the last place is taken', [10, 9, 7, 7, 1], 10, 8],
  ['nowhere, when each is taken', [3, 2, 1, 1], 3, null],
])('a new record goes %s', (_where, taken, highest, place) => {
  expect(nextPlace(taken, highest)).toBe(place);
});
