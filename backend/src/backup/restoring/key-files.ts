import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Variables } from '../../platform/config/environment-reader.js';
import { storeSecret } from '../../platform/config/stored-secret.js';
import { BackupError, explainFile } from '../backup-error.js';

/** The variable that gives a key, by the name of the file that keeps it otherwise. */
const VARIABLES: Readonly<Record<string, string>> = {
  'secret-key': 'SECRET_KEY',
  'ticket-reset-secret': 'TICKET_RESET_SECRET',
};

/** The festival's keys in `VAR_DIR`. One that is there already, or that the environment gives, is never replaced. */
export class KeyFiles {
  private readonly inFiles = new Map<string, string>();

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
        `${variable} is another one than the backup's: leave it out, and the backup's own is put back; where it must be given, take it from keys/${name} in the backup`,
      );
    }
    if (given) return;
    const stored = this.stored(name);
    if (stored !== null && stored !== value) {
      throw new BackupError(
        `${join(this.varDir, name)} is another one than the backup's: move it away, and the backup's own is put back`,
      );
    }
    this.inFiles.set(name, value);
  }

  /** Writes those that are missing. Gives the variables of all that the environment doesn't give. */
  write(): string[] {
    try {
      mkdirSync(this.varDir, { recursive: true });
      for (const [name, value] of this.inFiles) storeSecret(join(this.varDir, name), value);
    } catch (error) {
      explainFile(error, this.varDir);
    }
    return [...this.inFiles.keys()].map((name) => VARIABLES[name] ?? name);
  }

  private stored(name: string): string | null {
    const file = join(this.varDir, name);
    try {
      return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
    } catch (error) {
      return explainFile(error, file);
    }
  }
}
