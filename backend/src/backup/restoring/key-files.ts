import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Variables } from '../../platform/config/environment-reader.js';
import { BackupError } from '../backup-error.js';

/** The variable that gives a key, by the name of the file that keeps it otherwise. */
const VARIABLES: Readonly<Record<string, string>> = {
  'secret-key': 'SECRET_KEY',
  'ticket-reset-secret': 'TICKET_RESET_SECRET',
};

/** The festival's keys in `VAR_DIR`. One that is there already, or that the environment gives, is never replaced. */
export class KeyFiles {
  private readonly missing = new Map<string, string>();

  constructor(
    private readonly varDir: string,
    private readonly variables: Variables,
  ) {}

  /** Notes a key of the backup; throws `BackupError` when this festival has another one. */
  take(name: string, value: string): void {
    const variable = VARIABLES[name];
    if (!variable) throw new BackupError(`The backup holds a key '${name}', which this version doesn't know`);
    const given = this.variables[variable]?.trim();
    if (given && given !== value) {
      throw new BackupError(
        `${variable} is another one than the backup's: leave it out, and the backup's own is put back`,
      );
    }
    const file = join(this.varDir, name);
    const stored = existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
    if (!given && stored !== null && stored !== value) {
      throw new BackupError(`${file} is another one than the backup's: move it away, and the backup's own is put back`);
    }
    if (!given && stored === null) this.missing.set(name, value);
  }

  /** Writes those that were missing. Gives the names of the variables that they stand for. */
  async write(): Promise<string[]> {
    await mkdir(this.varDir, { recursive: true });
    for (const [name, value] of this.missing) {
      await writeFile(join(this.varDir, name), value, { mode: 0o600, flag: 'wx', flush: true });
    }
    return [...this.missing.keys()].map((name) => VARIABLES[name] ?? name);
  }
}
