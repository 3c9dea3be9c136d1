import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assertNoTransaction } from '../../platform/database/transaction-scope.js';
import { AppError } from '../../platform/errors/app-error.js';
import { MediaFiles, type PictureFiles } from './media-files.js';
import { PICTURE_TEXTS } from './picture-texts.js';

/** The database may be on the same disk: pictures must not fill it. */
const RESERVED_BYTES = 100 * 1024 * 1024;
const ABANDONED_MS = 60 * 60 * 1000;
const NO_ROOM = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** In a folder that all processes share. */
export class FolderMediaFiles extends MediaFiles {
  private readonly drafts: string;

  constructor(private readonly directory: string) {
    super();
    this.drafts = join(this.directory, '.drafts');
  }

  /** Writes drafts, then renames them into place. 503 when the disk is full; the drafts are removed. */
  async put(files: PictureFiles): Promise<void> {
    const draft = this.newDraft();
    try {
      await mkdir(draft, { recursive: true });
      await this.refuseFullDisk();
      for (const [name, bytes] of files) await writeFile(join(draft, name), bytes, { flush: true });
      for (const name of files.keys()) await rename(join(draft, name), join(this.directory, name));
    } catch (error) {
      throw isNoRoom(error) ? new AppError('UNAVAILABLE', PICTURE_TEXTS.noRoom, { cause: error }) : error;
    } finally {
      await this.discard(draft);
    }
  }

  async areThere(files: PictureFiles): Promise<boolean> {
    return [...files.keys()].every((name) => existsSync(join(this.directory, name)));
  }

  async names(): Promise<string[]> {
    return readdir(this.directory).catch((error: unknown) => {
      unlessGone(error);
      return [];
    });
  }

  /** Moves a picture's files aside, then deletes them, or restores them when `mayGo` is false. */
  async removeIf(mayGo: () => Promise<boolean>, names: readonly string[]): Promise<void> {
    const aside = this.newDraft();
    try {
      await mkdir(aside, { recursive: true });
      for (const name of names) {
        await rename(join(this.directory, name), join(aside, name)).catch((error: unknown) => unlessGone(error));
      }
      if (await mayGo()) return;
      for (const name of await readdir(aside)) await rename(join(aside, name), join(this.directory, name));
    } finally {
      await this.discard(aside);
    }
  }

  private newDraft(): string {
    assertNoTransaction('files of pictures');
    return join(this.drafts, randomUUID());
  }

  /** Also deletes drafts that a crashed process left. */
  private async discard(draft: string): Promise<void> {
    await rm(draft, { recursive: true, force: true });
    for (const name of await readdir(this.drafts).catch(() => [])) {
      const abandoned = join(this.drafts, name);
      const { mtimeMs } = await stat(abandoned).catch(() => ({ mtimeMs: Infinity }));
      if (mtimeMs < Date.now() - ABANDONED_MS) await rm(abandoned, { recursive: true, force: true });
    }
  }

  private async refuseFullDisk(): Promise<void> {
    const { bavail, bsize } = await statfs(this.directory);
    if (bavail * bsize < RESERVED_BYTES) throw new AppError('UNAVAILABLE', PICTURE_TEXTS.noRoom);
  }
}

function unlessGone(error: unknown): void {
  if (codeOf(error) !== 'ENOENT') throw error;
}

function isNoRoom(error: unknown): boolean {
  return NO_ROOM.includes(codeOf(error));
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? '';
}
