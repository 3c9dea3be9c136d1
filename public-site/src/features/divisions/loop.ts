/** Copies of the first and last cards beyond each end, so that the row never ends. */
export const CLONES = 5;

/** Maps a position beyond the ends of a list of `count` to its place in the list. */
export const wrap = (position: number, count: number): number => ((position % count) + count) % count;

export interface LoopCard<T> {
  item: T;
  /** Place in the row: the list's own are 0 to its length, clones lie before and after. */
  position: number;
  isClone: boolean;
}

/** The row of a loop: the list with its clones on each side; a short list repeats in them. */
export function loopOf<T>(items: readonly T[]): LoopCard<T>[] {
  const cards: LoopCard<T>[] = [];
  for (let position = -CLONES; position < items.length + CLONES; position += 1) {
    const item = items[wrap(position, items.length)];
    if (item !== undefined) cards.push({ item, position, isClone: position < 0 || position >= items.length });
  }
  return cards;
}
