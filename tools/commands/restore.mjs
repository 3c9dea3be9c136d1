import { join } from 'node:path';
import { readEnvFile } from '../lib/env-file.mjs';
import { ensureBuilt } from '../lib/nx.mjs';
import { supervise } from '../lib/supervise.mjs';
import { root } from '../lib/workspace.mjs';

/** `npm run restore FILE`: puts a backup into the empty database that `npm start` will use. */
export async function main(args) {
  readEnvFile();
  await ensureBuilt();
  return supervise((launch) => launch([join(root, 'backend', 'dist', 'restore.js'), ...args]));
}
