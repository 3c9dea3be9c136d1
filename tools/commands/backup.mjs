import { join } from 'node:path';
import { readEnvFile } from '../lib/env-file.mjs';
import { ensureBuilt } from '../lib/nx.mjs';
import { supervise } from '../lib/supervise.mjs';
import { root } from '../lib/workspace.mjs';

/** `npm run backup -- [--every 1h]`: a backup of what `npm start` uses, which may go on running. */
export async function main(args) {
  readEnvFile();
  await ensureBuilt();
  return supervise((launch) => launch([join(root, 'backend', 'dist', 'backup.js'), ...args]));
}
