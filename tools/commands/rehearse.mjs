import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { endLeftovers, markChildren } from '../lib/leftovers.mjs';
import { ensureBuilt } from '../lib/nx.mjs';
import { startPrivateMariaDb } from '../lib/private-mariadb.mjs';
import { withCleanExit } from '../lib/run-command.mjs';
import { onStop } from '../lib/stop-signals.mjs';
import { root } from '../lib/workspace.mjs';

const wantsMariaDb = (args) =>
  args.some((arg, index) => arg === '--database=mariadb' || (arg === 'mariadb' && args[index - 1] === '--database'));

/** `npm run rehearse -- --plan NAME …`: made-up people buy tickets; see docs/testing.md. */
export async function main(args) {
  markChildren();
  await ensureBuilt();
  const database = wantsMariaDb(args) ? await withCleanExit(() => startPrivateMariaDb({ durable: true })) : null;
  const env = { ...process.env, ...(database ? { REHEARSE_MARIADB_URL: database.url } : {}) };
  const file = join(root, 'bench', 'dist', 'rehearse', 'main.js');
  const child = spawn(process.execPath, [file, ...args], { stdio: 'inherit', env });
  // It ends by itself, with its report; the terminal's Ctrl-C reaches it too.
  const release = onStop(() => child.kill('SIGTERM'));
  try {
    const [code] = await once(child, 'exit');
    return code ?? 1;
  } finally {
    release();
    await database?.stop();
    endLeftovers();
  }
}
