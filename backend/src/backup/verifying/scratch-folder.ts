import { mkdirSync, rmSync } from 'node:fs';
import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseInUse, lockSqlite } from '../../platform/database/connection/single-process-lock.js';
import { BackupError, explainFile } from '../backup-error.js';

/** A festival may be running on the same disk: so much of what is free at the begin stays free. */
const LEFT_FREE = 0.5;

/** A folder in `VAR_DIR` that holds everybody's data in the clear for a moment. One verify at a time has it. */
export class ScratchFolder {
  private leastFree = 0;

  private constructor(
    readonly directory: string,
    private readonly lock: { release(): void },
  ) {}

  /** Empty: what a killed run has left is removed. */
  static open(varDir: string): ScratchFolder {
    const directory = join(varDir, '.verify');
    try {
      const folder = new ScratchFolder(directory, lockSqlite(directory));
      rmSync(directory, { recursive: true, force: true });
      mkdirSync(directory, { recursive: true, mode: 0o700 });
      return folder;
    } catch (error) {
      if (!(error instanceof DatabaseInUse)) return explainFile(error, varDir);
      throw new BackupError(`Another verify is running in ${varDir}: wait for its end`, { cause: error });
    }
  }

  /** Throws `BackupError` when the disk can't take what `file` holds. */
  async reserve(file: string): Promise<void> {
    const free = await this.free();
    this.leastFree = free * LEFT_FREE;
    const { size } = await stat(file).catch((error: unknown) => explainFile(error, file));
    if (size > free - this.leastFree) throw this.full();
  }

  /** Throws `BackupError` when the disk gets too full for a festival next to this. */
  async assertRoom(): Promise<void> {
    if ((await this.free()) < this.leastFree) throw this.full();
  }

  /** At once, so that a signal's handler can do it. */
  remove(): void {
    rmSync(this.directory, { recursive: true, force: true });
    this.lock.release();
  }

  private async free(): Promise<number> {
    const { bavail, bsize } = await statfs(this.directory);
    return bavail * bsize;
  }

  private full(): BackupError {
    return new BackupError(
      `The disk of ${this.directory} has too little room to restore this backup for a try: make room there, or set VAR_DIR to a folder elsewhere`,
    );
  }
}
