import { join } from 'node:path';
import { ensureBuilt } from '../lib/nx.mjs';
import { readEnvFile } from '../lib/env-file.mjs';
import { supervise } from '../lib/supervise.mjs';
import { root } from '../lib/workspace.mjs';

/** `npm run audit:data`: looks for broken rules in the database that `npm start` uses, which may go on running. */
export async function main() {
  readEnvFile();
  await ensureBuilt();
  return supervise((launch) => launch([join(root, 'backend', 'dist', 'audit-data.js')]));
}
