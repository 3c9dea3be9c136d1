import { execa } from 'execa';
import getPort, { portNumbers } from 'get-port';
import { randomInt } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { memoryFolder } from './memory-folder.cjs';
import { PlainError } from './plain-error.mjs';
import { untilAnswering } from './ports.mjs';
import { requirePrograms } from './system-programs.mjs';

const startTimeoutMs = 60_000;
const stopTimeoutMs = 20_000;

const commonArguments = (folder) => [
  '--no-defaults',
  `--user=${userInfo().username}`,
  `--datadir=${join(folder, 'data')}`,
];

/** The arguments of a server that has its data, socket and log in `folder`. */
export const serverArguments = ({ folder, port, durable, address = '127.0.0.1', buffer = '256M' }) => [
  ...commonArguments(folder),
  `--socket=${join(folder, 'socket')}`,
  `--pid-file=${join(folder, 'pid')}`,
  `--bind-address=${address}`,
  `--port=${port}`,
  '--skip-name-resolve',
  '--character-set-server=utf8mb4',
  '--max-connections=300',
  `--innodb-buffer-pool-size=${buffer}`,
  `--innodb-flush-log-at-trx-commit=${durable ? 1 : 2}`,
];

export const lastLines = (text) => text.trimEnd().split('\n').slice(-15).join('\n');

/** Makes the data of a server without a password for root in `folder`. */
export async function createData(installer, folder) {
  const args = [...commonArguments(folder), '--auth-root-authentication-method=normal', '--skip-test-db'];
  const { failed, all } = await execa(installer, args, { all: true, reject: false });
  if (failed) throw new PlainError(`${lastLines(all)}\nThe private MariaDB's data could not be created.`);
}

/** A temporary folder that is removed with this process at the latest; in memory unless it must be `durable`. */
export function temporaryFolder(durable) {
  const folder = mkdtempSync(join(durable ? tmpdir() : memoryFolder(), 'festival-mariadb-'));
  const remove = () => {
    rmSync(folder, { recursive: true, force: true });
    process.off('exit', remove);
  };
  process.once('exit', remove);
  return { folder, remove };
}

/** Below the ports that the system gives to outgoing connections, which could take it before the server starts. */
export function freePort() {
  const first = randomInt(10_000, 32_000);
  return getPort({ host: '127.0.0.1', port: portNumbers(first, first + 100) });
}

/** Starts a server process that logs to a file; it is stopped by force when it doesn't end by itself. */
export function launch(program, args, { folder, env }) {
  const log = { file: join(folder, 'log') };
  return execa(program, args, {
    stdin: 'ignore',
    stdout: log,
    stderr: log,
    env,
    reject: false,
    forceKillAfterDelay: stopTimeoutMs,
  });
}

/** Resolves when the server accepts connections; throws with the end of its log when it ends or takes too long. */
export async function untilStarted(server, port, folder) {
  const ended = new AbortController();
  server.then(() => ended.abort());
  const gaveUp = AbortSignal.any([AbortSignal.timeout(startTimeoutMs), ended.signal]);
  if (await untilAnswering(port, '127.0.0.1', gaveUp)) return;
  throw new PlainError(`${lastLines(readFileSync(join(folder, 'log'), 'utf8'))}\nThe private MariaDB did not start.`);
}

/**
 * Starts a MariaDB of our own on a free loopback port, in a temporary folder, without a password for root.
 * Databases are made in it by whoever uses it. It ends with this process at the latest.
 * @param {{durable: boolean, address?: string, buffer?: string}} options durable: on disk, flushed at every commit, as in
 *   production; address: where it listens, this machine's loopback address by default; buffer: its memory for pages
 * @returns {Promise<{url: string, stop: () => Promise<void>}>} url: `mysql://root@127.0.0.1:port/`
 */
export async function startPrivateMariaDb({ durable, address = '127.0.0.1', buffer }) {
  const programs = await requirePrograms('mariadbd', 'mariadb-install-db');
  const { folder, remove } = temporaryFolder(durable);
  await createData(programs['mariadb-install-db'], folder);
  const port = await freePort();
  const server = launch(programs.mariadbd, serverArguments({ folder, port, durable, address, buffer }), { folder });
  const stop = async () => {
    server.kill();
    await server;
    remove();
  };
  try {
    await untilStarted(server, port, folder);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `mysql://root@127.0.0.1:${port}/`, stop };
}
