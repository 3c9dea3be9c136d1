import { type FileHandle, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

export const MEDIA = 'media';

export interface MediaFile {
  name: string;
  handle: FileHandle;
  size: number;
}

/**
 * The uploaded pictures, which never change: one that is removed meanwhile is left out. Each is closed when the next one
 * is asked for.
 */
export async function* mediaFiles(varDir: string): AsyncGenerator<MediaFile> {
  const directory = join(varDir, MEDIA);
  const entries = await readdir(directory, { withFileTypes: true }).catch(none<never[]>([]));
  // Drafts are in a folder of their own.
  for (const name of entries.flatMap((each) => (each.isFile() ? [each.name] : [])).sort()) {
    const handle = await open(join(directory, name)).catch(none(null));
    if (!handle) continue;
    try {
      yield { name, handle, size: (await handle.stat()).size };
    } finally {
      await handle.close();
    }
  }
}

const none =
  <T>(instead: T) =>
  (error: unknown): T => {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return instead;
  };
