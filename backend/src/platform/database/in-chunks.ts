import { setImmediate as turn } from 'node:timers/promises';

const CHUNK = 200;

/**
 * Reads what belongs to many records, some at a time: databases limit the parameters of a statement, and one long read
 * would hold up the event loop.
 */
export async function inChunks<Item, Row>(
  items: readonly Item[],
  read: (chunk: Item[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let start = 0; start < items.length; start += CHUNK) {
    if (start > 0) await turn();
    rows.push(...(await read(items.slice(start, start + CHUNK))));
  }
  return rows;
}
