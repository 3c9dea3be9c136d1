import { join } from 'node:path';
import { startPrivateGalera } from '../lib/galera/private-galera.mjs';
import { endLeftovers, markChildren } from '../lib/leftovers.mjs';
import { ensureBuilt } from '../lib/nx.mjs';
import { startPrivateMariaDb } from '../lib/private-mariadb.mjs';
import { PlainError } from '../lib/plain-error.mjs';
import { withCleanExit } from '../lib/run-command.mjs';
import { supervise } from '../lib/supervise.mjs';
import { root } from '../lib/workspace.mjs';

/** As in docker/mariadb.cnf. */
const BUFFER = '384M';

/**
 * `npm run bench`: the benchmarks of the built backend, against SQLite and a private MariaDB that keeps what it commits.
 * With `BENCH_GALERA=on` also against a private Galera cluster, all nodes of which share this machine.
 */
export async function main() {
  const { BENCH_GALERA: galeraToo = 'off' } = process.env;
  if (!['on', 'off'].includes(galeraToo))
    throw new PlainError(`BENCH_GALERA is "${galeraToo}": set on or off. Nothing was done.`);
  markChildren();
  await ensureBuilt();
  const servers = [];
  try {
    servers.push(await withCleanExit(() => startPrivateMariaDb({ durable: true, buffer: BUFFER })));
    if (galeraToo === 'on') servers.push(await withCleanExit(() => startPrivateGalera({ durable: true })));
    const [mariaDb, galera] = servers;
    const env = { BENCH_MARIADB_URL: mariaDb.url, BENCH_GALERA_URL: galera?.url ?? '' };
    return await supervise((launch) => launch([join(root, 'bench', 'dist', 'main.js')], env));
  } finally {
    for (const server of servers) await server.stop();
    endLeftovers();
  }
}
