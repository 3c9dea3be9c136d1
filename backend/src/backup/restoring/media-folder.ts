import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { BackupError } from '../backup-error.js';
import { MEDIA } from '../writing/media-files.js';

/** Puts pictures back into `VAR_DIR/media`. No file is ever there in part. */
export class MediaFolder {
  private readonly directory: string;

  constructor(varDir: string) {
    this.directory = join(varDir, MEDIA);
  }

  /** Names are hashes: one that is there with the same bytes stays; throws `BackupError` for other bytes. */
  async put(name: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
    const draft = join(this.directory, '.drafts', `restored-${name}`);
    const file = join(this.directory, name);
    await mkdir(join(this.directory, '.drafts'), { recursive: true });
    const hash = createHash('sha256');
    try {
      await pipeline(summed(bytes, hash), createWriteStream(draft, { flush: true }));
      if (!existsSync(file)) return await rename(draft, file);
      if ((await sumOf(file)) === hash.digest('hex')) return;
      throw new BackupError(`${file} is another picture than the backup's: move it away`);
    } finally {
      await rm(draft, { force: true });
    }
  }
}

async function* summed(bytes: AsyncIterable<Uint8Array>, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    hash.update(chunk);
    yield chunk;
  }
}

async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
