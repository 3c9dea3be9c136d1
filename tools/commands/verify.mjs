import { join } from 'node:path';
import { readEnvFile } from '../lib/env-file.mjs';
import { ensureBuilt } from '../lib/nx.mjs';
import { supervise } from '../lib/supervise.mjs';
import { root } from '../lib/workspace.mjs';

/** `npm run verify [FILE]`: proves a backup by restoring it into an empty database of its own. */
export async function main(args) {
  readEnvFile();
  await ensureBuilt();
  return supervise((launch) => launch([join(root, 'backend', 'dist', 'verify.js'), ...args]));
}
