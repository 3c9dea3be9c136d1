import { join } from 'node:path';
import { ensureBuilt } from '../lib/nx.mjs';
import { readEnvFile } from '../lib/env-file.mjs';
import { supervise } from '../lib/supervise.mjs';
import { root } from '../lib/workspace.mjs';

/** `npm run fill -- --orders 200000 [--force]`: made-up orders in the database that `npm start` uses. */
export async function main(args) {
  readEnvFile();
  await ensureBuilt();
  return supervise((launch) => launch([join(root, 'bench', 'dist', 'fill', 'main.js'), ...args]));
}
