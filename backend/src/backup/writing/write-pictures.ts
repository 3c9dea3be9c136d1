import type { AppConfig } from '../../platform/config/app-config.js';
import type { ArchiveWriter } from '../format/archive-writer.js';
import type { FileTotal, TableHead } from '../format/manifest.js';
import { namedPictures } from '../pictures/named-pictures.js';
import { openPictures } from '../pictures/open-pictures.js';
import { openSource } from '../source/open-source.js';

const NAMED = 5;

export interface WrittenPictures {
  media: FileTotal[];
  /** Named by the backup's rows; an editor has deleted them since. */
  deletedPictures: string[];
  warnings: string[];
}

/** Writes all pictures that are there. `named` are the files that the backup's rows name. */
export async function writePictures(
  writer: ArchiveWriter,
  { database, media: where }: Pick<AppConfig, 'database' | 'media'>,
  tables: readonly TableHead[],
  named: ReadonlySet<string>,
): Promise<WrittenPictures> {
  const missing = new Set(named);
  const media: FileTotal[] = [];
  const skipped: string[] = [];
  for await (const { name, bytes } of openPictures(where).all((each) => void skipped.push(each))) {
    media.push(await writer.add(`media/${name}`, bytes));
    missing.delete(name);
  }
  const namedNow = missing.size > 0 ? await namedLater(database, tables) : new Set();
  const lost = [...missing].filter((name) => namedNow.has(name));
  return {
    media,
    deletedPictures: [...missing].filter((name) => !namedNow.has(name)),
    warnings: [
      ...(skipped.length > 0 ? [`Not in the backup, since no picture has such a name: ${someOf(skipped)}.`] : []),
      ...(lost.length > 0 ? [`Pictures that the database names are not there: ${someOf(lost)}.`] : []),
    ],
  };
}

async function namedLater(database: AppConfig['database'], tables: readonly TableHead[]): Promise<Set<string>> {
  const source = await openSource(database);
  return namedPictures(source, tables).finally(() => source.close());
}

/** The first names, and how many there are besides. */
export function someOf(names: readonly string[]): string {
  const more = names.length > NAMED ? `, and ${names.length - NAMED} more` : '';
  return `${names.slice(0, NAMED).join(', ')}${more}`;
}
