import { pictureAddresses } from '@festival/contracts';
import { basename } from 'node:path';
import type { TableHead } from '../format/manifest.js';
import type { TableSource } from '../source/table-source.js';

/** The files of all pictures that the rows of `media_images` name: in full size and narrower. */
export async function namedPictures(source: TableSource, tables: readonly TableHead[]): Promise<Set<string>> {
  const table = tables.find(({ name }) => name === 'media_images');
  const names = new Set<string>();
  if (!table) return names;
  const at = (column: string): number => table.columns.indexOf(column);
  for await (const rows of source.rows(table)) {
    for (const row of rows) {
      const size = { width: Number(row[at('width')]), height: Number(row[at('height')]) };
      for (const address of pictureAddresses(String(row[at('hash')]), size)) names.add(basename(address));
    }
  }
  return names;
}
