import { join } from 'node:path';
import { ensureBuilt } from '../lib/nx.mjs';
import { supervise } from '../lib/supervise.mjs';
import { root } from '../lib/workspace.mjs';

/** `npm run eval:chat [-- --failures]`: how well the assistant answers its evaluation set. */
export async function main(args) {
  await ensureBuilt();
  return supervise((launch) => launch([join(root, 'bench', 'dist', 'eval', 'main.js'), ...args]));
}
