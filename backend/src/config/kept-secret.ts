import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A secret made at the first start and kept in a file that only this user may read. `made` is told of a new one. */
export function keepSecret(varDir: string, name: string, made?: (name: string) => void): string {
  const file = join(varDir, name);
  mkdirSync(varDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
    made?.(name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
