import { narrowerAddress, narrowerWidths } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { AppConfig } from '../../config/app-config.js';
import { AppError } from '../../http/app-error.js';
import { PICTURE_TEXTS } from './picture-texts.js';

/** The database may stand on the same disk: pictures don't take its last room. */
const KEPT_FREE_BYTES = 100 * 1024 * 1024;
const ABANDONED_MS = 60 * 60 * 1000;
const NO_ROOM = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** Files by the names under which they will be served. */
export type PictureFiles = ReadonlyMap<string, Buffer>;

/** Pictures written in full beside their places, to be put there or thrown away. */
export interface Draft {
  directory: string;
  names: readonly string[];
}

/** The files of uploaded pictures in `VAR_DIR/media`, which all processes share. A file is there whole or not at all. */
@Injectable()
export class MediaFiles {
  private readonly directory: string;
  private readonly drafts: string;

  constructor(config: AppConfig) {
    this.directory = join(config.varDir, 'media');
    this.drafts = join(this.directory, '.drafts');
  }

  /** 503 when the disk is full; nothing stays behind then. */
  async write(files: PictureFiles): Promise<Draft> {
    const draft = { directory: join(this.drafts, randomUUID()), names: [...files.keys()] };
    try {
      await mkdir(draft.directory, { recursive: true });
      await this.refuseFullDisk();
      for (const [name, bytes] of files) await writeFile(join(draft.directory, name), bytes, { flush: true });
      return draft;
    } catch (error) {
      await this.discard(draft);
      throw isNoRoom(error) ? new AppError('UNAVAILABLE', PICTURE_TEXTS.noRoom, { cause: error }) : error;
    }
  }

  /** May be done again: a transaction is, after a deadlock. */
  async place({ directory, names }: Draft): Promise<void> {
    for (const name of names) {
      const target = join(this.directory, name);
      await rename(join(directory, name), target).catch((error: unknown) => unlessPlaced(error, target));
    }
  }

  /** Also of drafts that a process left behind when it died. */
  async discard({ directory }: Draft): Promise<void> {
    await rm(directory, { recursive: true, force: true });
    for (const name of await readdir(this.drafts).catch(() => [])) {
      const abandoned = join(this.drafts, name);
      const { mtimeMs } = await stat(abandoned).catch(() => ({ mtimeMs: Infinity }));
      if (mtimeMs < Date.now() - ABANDONED_MS) await rm(abandoned, { recursive: true, force: true });
    }
  }

  /** Throws, with the rest removed, when one can't be. */
  async remove(address: string, width: number): Promise<void> {
    const addresses = [address, ...narrowerWidths(width).map((each) => narrowerAddress(address, each))];
    const removals = addresses.map((each) => rm(join(this.directory, basename(each)), { force: true }));
    const failed = (await Promise.allSettled(removals)).find(({ status }) => status === 'rejected');
    if (failed) throw (failed as PromiseRejectedResult).reason;
  }

  private async refuseFullDisk(): Promise<void> {
    const { bavail, bsize } = await statfs(this.directory);
    if (bavail * bsize < KEPT_FREE_BYTES) throw new AppError('UNAVAILABLE', PICTURE_TEXTS.noRoom);
  }
}

function unlessPlaced(error: unknown, target: string): void {
  if (codeOf(error) !== 'ENOENT' || !existsSync(target)) throw error;
}

function isNoRoom(error: unknown): boolean {
  return NO_ROOM.includes(codeOf(error));
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? '';
}
