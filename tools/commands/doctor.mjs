import { join } from 'node:path';
import { readEnvFile } from '../lib/env-file.mjs';
import { ensureBuilt } from '../lib/nx.mjs';
import { supervise } from '../lib/supervise.mjs';
import { root } from '../lib/workspace.mjs';

/** `npm run doctor`: whether the festival that `npm start` starts is ready to sell; it may go on running. */
export async function main(args) {
  readEnvFile();
  await ensureBuilt();
  return supervise((launch) => launch([join(root, 'backend', 'dist', 'doctor.js'), ...args]));
}
