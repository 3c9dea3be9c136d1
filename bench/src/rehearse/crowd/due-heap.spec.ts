import { Random } from '../../fill/random.js';
import { DueHeap, type Due } from './due-heap.js';

describe('a heap', () => {
  it.each([0, 1, 2, 3, 10, 5_000])('gives %p entries in order, those of one moment as they came', (count) => {
    const random = new Random(count);
    const heap = new DueHeap<Due>();
    const entries = Array.from({ length: count }, (_, serial) => ({ due: random.below(500), serial }));
    for (const entry of entries) heap.push(entry);
    const popped = Array.from({ length: count }, () => heap.pop());
    expect(popped).toEqual([...entries].sort((a, b) => a.due - b.due || a.serial - b.serial));
    expect([heap.size, heap.first, heap.pop()]).toEqual([0, undefined, undefined]);
  });

  it('stays in order while entries come and go', () => {
    const random = new Random(1);
    const heap = new DueHeap<Due>();
    let last = 0;
    for (let serial = 0; serial < 20_000; serial += 1) {
      heap.push({ due: last + random.below(1_000), serial });
      if (random.isWithin(0.4)) {
        const { due } = heap.pop() ?? { due: -1 };
        expect(due).toBeGreaterThanOrEqual(last);
        last = due;
      }
    }
  });
});
