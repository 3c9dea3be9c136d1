import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readJson } from './workspace.mjs';

export const partTimeoutMs = 45 * 60_000;

/** Runs `work` with the path of a file for its results, and reads them; none if it wrote none. */
export async function withResultFile(work) {
  const folder = mkdtempSync(join(tmpdir(), 'festival-results-'));
  const file = join(folder, 'results.json');
  try {
    const { code, output } = await work(file);
    return { code, output, results: existsSync(file) ? readJson(file) : undefined };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A run that failed without a failed test (a suite that doesn't compile, no test at all) counts as one failure. */
export const counted = ({ code, failed, ...result }) => ({
  ...result,
  failed: failed === 0 && code !== 0 ? 1 : failed,
});

/** Of a message, without its colours. */
export const firstLine = (text) => stripVTControlCharacters(text).trim().split('\n')[0];
