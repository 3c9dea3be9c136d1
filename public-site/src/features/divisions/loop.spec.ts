import { loopOf, wrap } from './loop';

const row = (items: string[]) => loopOf(items).map(({ item, isClone }) => (isClone ? item : item.toUpperCase()));

test('five clones stand on each side', () => {
  expect(row(['a', 'b', 'c', 'd', 'e', 'f'])).toEqual([...'bcdef', ...'ABCDEF', ...'abcde']);
});

test('a short list repeats in its clones', () => {
  expect(row(['a', 'b'])).toEqual([...'babab', ...'AB', ...'ababa']);
  expect(row([])).toEqual([]);
});

test.each([
  [0, 0],
  [14, 14],
  [15, 0],
  [-1, 14],
  [-5, 10],
  [19, 4],
])('position %i of fifteen is place %i', (position, place) => {
  expect(wrap(position, 15)).toBe(place);
});
