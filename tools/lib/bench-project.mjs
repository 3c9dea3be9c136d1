import { join } from 'node:path';
import { endLeftovers, markChildren } from './leftovers.mjs';
import { runMain } from './plain-error.mjs';
import { prepare } from './prepare.mjs';
import { startPrivateMariaDb } from './private-mariadb.mjs';
import { withCleanExit } from './stop-signals.mjs';
import { supervise } from './supervise.mjs';
import { root } from './workspace.mjs';

/** `npm run bench`: the benchmarks of the built backend, against SQLite and a private MariaDB that keeps what it commits. */
export const main = () =>
  runMain(async () => {
    markChildren();
    await prepare();
    const database = await withCleanExit(() => startPrivateMariaDb({ durable: true }));
    try {
      return await supervise((launch) =>
        launch([join(root, 'bench', 'dist', 'main.js')], { BENCH_MARIADB_URL: database.url }),
      );
    } finally {
      await database.stop();
      endLeftovers();
    }
  });
