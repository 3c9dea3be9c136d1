import { mkdirSync } from 'node:fs';
import { open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseInUse, lockSqlite } from '../../platform/database/connection/single-process-lock.js';
import { BackupError, explainFile } from '../backup-error.js';

/** A backup that lies in the folder. */
export interface KeptBackup {
  name: string;
  takenAt: Date;
}

const NAME = /^festival-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.tar\.gz(?:\.age)?$/;
const DRAFT = '.part';

/** `BACKUP_DIR`. A file with a backup's name is whole: it is written under another one first. */
export class BackupFolder {
  constructor(readonly directory: string) {}

  static nameOf(takenAt: Date, isEncrypted: boolean): string {
    return `festival-${takenAt.toISOString().replace(/[:.]/g, '-')}.tar.gz${isEncrypted ? '.age' : ''}`;
  }

  /** For one writer at a time, until it is released or its process ends. Removes what killed ones have left. */
  async lock(): Promise<{ release(): void }> {
    try {
      mkdirSync(this.directory, { recursive: true, mode: 0o700 });
      const lock = lockSqlite(join(this.directory, '.backup'));
      await this.sweep();
      return lock;
    } catch (error) {
      const { cause } = error as { cause?: { code?: string } };
      if (error instanceof DatabaseInUse && cause?.code !== 'SQLITE_BUSY') explainFile(cause, this.directory);
      if (error instanceof DatabaseInUse) {
        throw new BackupError(`Another backup is being written to ${this.directory}: wait for its end`, {
          cause: error,
        });
      }
      return explainFile(error, this.directory);
    }
  }

  draftOf(name: string): string {
    return join(this.directory, `.${name}${DRAFT}`);
  }

  /** The draft becomes the backup, also after a power cut. */
  async publish(name: string): Promise<void> {
    await rename(this.draftOf(name), join(this.directory, name));
    const folder = await open(this.directory);
    await folder.sync().finally(() => folder.close());
  }

  /** Newest first. */
  async backups(): Promise<KeptBackup[]> {
    const names = await readdir(this.directory).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      return explainFile(error, this.directory);
    });
    return names
      .flatMap((name) => {
        const found = NAME.exec(name);
        if (!found) return [];
        const [, day, hours, minutes, seconds, ms] = found;
        return [{ name, takenAt: new Date(`${day}T${hours}:${minutes}:${seconds}.${ms}Z`) }];
      })
      .sort((a, b) => b.takenAt.getTime() - a.takenAt.getTime());
  }

  async remove({ name }: KeptBackup): Promise<void> {
    await rm(join(this.directory, name), { force: true });
  }

  private async sweep(): Promise<void> {
    for (const name of await readdir(this.directory)) {
      if (name.startsWith('.festival-') && name.endsWith(DRAFT)) await rm(join(this.directory, name), { force: true });
    }
  }
}
