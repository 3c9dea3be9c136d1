import { join } from 'node:path';
import { endLeftovers, markChildren } from '../lib/leftovers.mjs';
import { ensureBuilt } from '../lib/nx.mjs';
import { startPrivateMariaDb } from '../lib/private-mariadb.mjs';
import { withCleanExit } from '../lib/run-command.mjs';
import { supervise } from '../lib/supervise.mjs';
import { root } from '../lib/workspace.mjs';

/** `npm run bench`: the benchmarks of the built backend, against SQLite and a private MariaDB that keeps what it commits. */
export async function main() {
  markChildren();
  await ensureBuilt();
  const database = await withCleanExit(() => startPrivateMariaDb({ durable: true }));
  try {
    return await supervise((launch) =>
      launch([join(root, 'bench', 'dist', 'main.js')], { BENCH_MARIADB_URL: database.url }),
    );
  } finally {
    await database.stop();
    endLeftovers();
  }
}
