import { join } from 'node:path';
import { readEnvFile } from '../lib/env-file.mjs';
import { ensureBuilt } from '../lib/nx.mjs';
import { supervise } from '../lib/supervise.mjs';
import { root } from '../lib/workspace.mjs';

/** `npm run edition:new`: from this year's festival to the next; the one that `npm start` starts may go on running. */
export async function main(args) {
  readEnvFile();
  await ensureBuilt();
  return supervise((launch) => launch([join(root, 'backend', 'dist', 'edition-new.js'), ...args]));
}
