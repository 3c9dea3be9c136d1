import { join } from 'node:path';
import { runMain } from './plain-error.mjs';
import { prepare, readEnvFile } from './prepare.mjs';
import { supervise } from './supervise.mjs';
import { root } from './workspace.mjs';

/** `npm run fill -- --orders 200000 [--force]`: made-up orders in the database that `npm start` uses. */
export const main = () =>
  runMain(async () => {
    readEnvFile();
    await prepare();
    const script = join(root, 'bench', 'dist', 'fill', 'main.js');
    return supervise((launch) => launch([script, ...process.argv.slice(2)]));
  });
