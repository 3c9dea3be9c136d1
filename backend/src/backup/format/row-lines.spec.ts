import fc from 'fast-check';
import type { Row } from '../source/table-source.js';
import { PartTotals, rowsOf, TableLines } from './row-lines.js';

const table = { name: 'orders', columns: ['a', 'b', 'c'], key: ['a'], nextId: null };
const value = fc.oneof(fc.integer(), fc.string({ unit: 'binary' }), fc.constant(null), fc.constant('line\nbreak\r'));

/** The parts of a table, and its sum. */
function written(batches: Row[][]): { parts: Buffer[]; total: object } {
  const lines = new TableLines();
  const parts = [...batches.map((rows) => lines.add(rows)), lines.end()].filter((part) => part !== null);
  return { parts, total: lines.total() };
}

it('gives back every row that was written, with the same sum', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.tuple(value, value, value))), (batches) => {
      const { parts, total } = written(batches);
      const found = new PartTotals();
      const rows = parts.flatMap((part) => {
        const read = rowsOf(part, table);
        found.add(part, read.length);
        return read;
      });
      expect(rows).toEqual(batches.flat());
      expect(found.total()).toEqual(total);
    }),
  );
});

it('makes several parts of many rows', () => {
  const row = [1, 'x'.repeat(10_000), null];
  const { parts } = written(Array.from({ length: 500 }, () => [row]));
  expect(parts.length).toBeGreaterThan(3);
  for (const part of parts) expect(part.length).toBeLessThan(1.1 * 1024 ** 2);
});

it('refuses bytes, which JSON would change', () => {
  expect(() => new TableLines().add([[1, Buffer.from('x') as never, null]])).toThrow('A column holds bytes');
});
