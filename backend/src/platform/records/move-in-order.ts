import type { Direction } from '@festival/contracts';

export interface Ordered {
  id: number;
  sortOrder: number;
}

/**
 * Which records get another sort order when one changes places with its neighbour. Two orders are exchanged; records
 * that shared one are told apart on the way. Nothing changes at either end. `highest` is the largest order allowed.
 */
export function moveInOrder(rows: readonly Ordered[], id: number, direction: Direction, highest: number): Ordered[] {
  const sorted = rows.toSorted((a, b) => a.sortOrder - b.sortOrder || a.id - b.id);
  const from = sorted.findIndex((row) => row.id === id);
  const to = direction === 'up' ? from - 1 : from + 1;
  const [moving, neighbour] = [sorted[from], sorted[to]];
  if (!moving || !neighbour) return [];
  const orders = distinct(
    sorted.map(({ sortOrder }) => sortOrder),
    highest,
  );
  const moved = sorted.with(from, neighbour).with(to, moving);
  return moved
    .map((row, index) => ({ before: row.sortOrder, id: row.id, sortOrder: orders[index] ?? row.sortOrder }))
    .filter(({ before, sortOrder }) => before !== sortOrder)
    .map(({ id: changed, sortOrder }) => ({ id: changed, sortOrder }));
}

/** The same orders, each larger than the one before; from 1 on when they would grow past the highest. */
function distinct(orders: readonly number[], highest: number): number[] {
  const grown: number[] = [];
  for (const order of orders) grown.push(Math.max(order, (grown.at(-1) ?? -1) + 1));
  const isTooHigh = (grown.at(-1) ?? 0) > highest;
  return isTooHigh ? orders.map((_order, index) => Math.min(index + 1, highest)) : grown;
}
