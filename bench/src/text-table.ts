/** Cells in rows, under a head. */
export interface Table {
  head: readonly string[];
  rows: ReadonlyArray<readonly string[]>;
}

const IS_NUMBER = /^(?:[\d.]+|–|)$/;
const MAX_CELL = 48;

/** A table in plain text; numbers end under each other, long cells are cut. */
export function toText({ head, rows }: Table): string {
  const cut = (text = ''): string => (text.length > MAX_CELL ? `${text.slice(0, MAX_CELL - 1)}…` : text);
  const columns = head.map((name, column) => {
    const cells = rows.map((row) => cut(row[column]));
    const width = Math.max(name.length, ...cells.map(({ length }) => length));
    const isNumeric = cells.some((cell) => cell !== '') && cells.every((cell) => IS_NUMBER.test(cell));
    return [name, '-'.repeat(width), ...cells].map((text) => (isNumeric ? text.padStart(width) : text.padEnd(width)));
  });
  const lines = [head, head, ...rows].map((_, line) => columns.map((cells) => cells[line] ?? '').join('  '));
  return lines.map((line) => line.trimEnd()).join('\n');
}
