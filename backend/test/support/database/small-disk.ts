import { execFileSync } from 'node:child_process';
import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const CHUNK = 1 << 20;

/** A folder on a disk of its own that can be filled; only root may mount one. */
export class SmallDisk {
  private constructor(readonly directory: string) {}

  /** Throws where it can't be had: a disk that was never full proves nothing. */
  static mount(directory: string, megabytes: number): SmallDisk {
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', directory], { stdio: 'pipe' });
    } catch (error) {
      throw new Error('A disk can be filled on Linux only, by root who may mount one (CAP_SYS_ADMIN).', {
        cause: error,
      });
    }
    return new SmallDisk(directory);
  }

  fill(): void {
    for (let size = CHUNK; size >= 1; size /= 2) {
      try {
        for (;;) appendFileSync(this.filling, Buffer.alloc(size));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    }
  }

  empty(): void {
    rmSync(this.filling, { force: true });
  }

  unmount(): void {
    // Lazily: a process that has just ended may still count.
    execFileSync('umount', ['--lazy', this.directory]);
  }

  private get filling(): string {
    return join(this.directory, 'filling');
  }
}
