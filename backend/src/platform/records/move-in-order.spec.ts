import { moveInOrder } from './move-in-order.js';

const rows = (...orders: number[]) => orders.map((sortOrder, index) => ({ id: index + 1, sortOrder }));
const moved = (...pairs: Array<[number, number]>) => pairs.map(([id, sortOrder]) => ({ id, sortOrder }));

it.each([
  ['down', rows(1, 2, 3), 1, 'down', moved([2, 1], [1, 2])],
  ['up', rows(1, 2, 3), 3, 'up', moved([3, 2], [2, 3])],
  ['over a gap', rows(2, 9), 2, 'up', moved([2, 2], [1, 9])],
  ['not above the first', rows(1, 2), 1, 'up', []],
  ['not below the last', rows(1, 2), 2, 'down', []],
  ['nothing that is not there', rows(1, 2), 9, 'up', []],
  ['one alone nowhere', rows(3), 1, 'down', []],
  ['among equal ones, told apart', rows(0, 0, 0), 3, 'up', moved([3, 1], [2, 2])],
  ['equal ones at the highest, from 1 on', rows(10, 10), 1, 'down', moved([2, 1], [1, 2])],
] as const)('moves %s', (_name, all, id, direction, expected) => {
  expect(moveInOrder(all, id, direction, 10)).toEqual(expected);
});

it('never gives an order above the highest', () => {
  const all = rows(...Array.from({ length: 12 }, () => 10));
  const orders = moveInOrder(all, 3, 'down', 10).map(({ sortOrder }) => sortOrder);
  expect(Math.max(...orders)).toBeLessThanOrEqual(10);
});
