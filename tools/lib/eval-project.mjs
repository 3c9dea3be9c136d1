import { join } from 'node:path';
import { runMain } from './plain-error.mjs';
import { prepare } from './prepare.mjs';
import { supervise } from './supervise.mjs';
import { root } from './workspace.mjs';

/** `npm run eval:chat [-- --failures]`: how well the assistant answers its evaluation set. */
export const main = () =>
  runMain(async () => {
    await prepare();
    const script = join(root, 'bench', 'dist', 'eval', 'main.js');
    return supervise((launch) => launch([script, ...process.argv.slice(2)]));
  });
