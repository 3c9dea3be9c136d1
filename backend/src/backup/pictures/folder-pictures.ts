import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupError } from '../backup-error.js';
import { type Picture, Pictures } from './pictures.js';

/** In a folder. No file is ever there in part. */
export class FolderPictures extends Pictures {
  constructor(private readonly directory: string) {
    super();
  }

  async *all(): AsyncGenerator<Picture> {
    const entries = (await unlessGone(readdir(this.directory, { withFileTypes: true }))) ?? [];
    // Drafts are in a folder of their own.
    for (const name of entries.flatMap((each) => (each.isFile() ? [each.name] : [])).sort()) {
      const bytes = await unlessGone(readFile(join(this.directory, name)));
      if (bytes) yield { name, bytes };
    }
  }

  async put({ name, bytes }: Picture): Promise<void> {
    const [file, draft] = [join(this.directory, name), join(this.directory, '.drafts', `restored-${name}`)];
    const present = await unlessGone(readFile(file));
    if (present?.equals(bytes)) return;
    if (present) throw new BackupError(`${file} is another picture than the backup's: move it away`);
    await mkdir(join(this.directory, '.drafts'), { recursive: true });
    try {
      await writeFile(draft, bytes, { flush: true });
      await rename(draft, file);
    } finally {
      await rm(draft, { force: true });
    }
  }
}

/** Null when the file or folder isn't there. */
async function unlessGone<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
