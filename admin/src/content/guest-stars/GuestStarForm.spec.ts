import { freePlaces } from './GuestStarForm';

it.each([
  [[], [1, 2, 3]],
  [[2], [1, 3]],
  [[1, 2, 3], []],
])('of the places %p are taken, so %p are free', (taken, free) => {
  expect(freePlaces(taken.map((sort_order) => ({ sort_order })))).toEqual(free);
});
