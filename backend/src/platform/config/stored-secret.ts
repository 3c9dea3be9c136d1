import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './config-error.js';

/** Answers of file systems without hard links (exFAT, some network shares). */
const NO_LINKS = ['EPERM', 'ENOTSUP', 'ENOSYS', 'EOPNOTSUPP'];

/**
 * A secret made at the first start and stored in a file that only this user may read. `made` is told of a new one.
 * Throws `ConfigError` for a file with nothing in it: it would be nobody's secret.
 */
export function keepSecret(varDir: string, name: string, made?: (name: string) => void): string {
  const file = join(varDir, name);
  mkdirSync(varDir, { recursive: true });
  if (!existsSync(file) && storeSecret(file, randomBytes(32).toString('base64url'))) made?.(name);
  const stored = readFileSync(file, 'utf8').trim();
  if (stored === '')
    throw new ConfigError(file, stored, 'restore this file from a backup, or remove it to get a new secret');
  return stored;
}

/** Whole or not at all: written next to its place first. False when there is one already: it stays. */
export function storeSecret(file: string, secret: string): boolean {
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, secret, { mode: 0o600, flag: 'wx', flush: true });
    linkSync(draft, file);
    return true;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (code === 'EEXIST') return false;
    if (!NO_LINKS.includes(code) || !existsSync(draft)) throw error;
    renameSync(draft, file);
    return true;
  } finally {
    rmSync(draft, { force: true });
  }
}
