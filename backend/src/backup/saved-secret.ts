import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BackupError } from './backup-error.js';

/** A secret that the festival has made and stored in `VAR_DIR`; a command that only reads makes none. */
export function savedSecret(varDir: string, name: string): string {
  const file = join(varDir, name);
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  throw new BackupError(`There is no ${file}: set VAR_DIR as for the festival, or start the festival once`);
}
