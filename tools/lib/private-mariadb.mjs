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

const serverArguments = ({ folder, port, durable, address }) => [
  ...commonArguments(folder),
  `--socket=${join(folder, 'socket')}`,
  `--pid-file=${join(folder, 'pid')}`,
  `--bind-address=${address}`,
  `--port=${port}`,
  '--skip-name-resolve',
  '--character-set-server=utf8mb4',
  '--max-connections=300',
  '--innodb-buffer-pool-size=256M',
  `--innodb-flush-log-at-trx-commit=${durable ? 1 : 2}`,
];

const lastLines = (text) => text.trimEnd().split('\n').slice(-15).join('\n');

async function createData(installer, folder) {
  const args = [...commonArguments(folder), '--auth-root-authentication-method=normal', '--skip-test-db'];
  const { failed, all } = await execa(installer, args, { all: true, reject: false });
  if (failed) throw new PlainError(`${lastLines(all)}\nThe private MariaDB's data could not be created.`);
}

/**
 * Starts a MariaDB of our own on a free loopback port, in a temporary folder, without a password for root.
 * Databases are made in it by whoever uses it. It ends with this process at the latest.
 * @param {{durable: boolean, address?: string}} options durable: on disk, flushed at every commit, as in production;
 *   address: where it listens, this machine's loopback address by default
 * @returns {Promise<{url: string, stop: () => Promise<void>}>} url: `mysql://root@127.0.0.1:port/`
 */
export async function startPrivateMariaDb({ durable, address = '127.0.0.1' }) {
  const programs = await requirePrograms('mariadbd', 'mariadb-install-db');
  const folder = mkdtempSync(join(durable ? tmpdir() : memoryFolder(), 'festival-mariadb-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', removeFolder);
  await createData(programs['mariadb-install-db'], folder);
  // Below the ports that the system gives to outgoing connections, which could take it before the server starts.
  const first = randomInt(10_000, 32_000);
  const port = await getPort({ host: '127.0.0.1', port: portNumbers(first, first + 100) });
  const log = { file: join(folder, 'log') };
  const args = serverArguments({ folder, port, durable, address });
  const server = execa(programs.mariadbd, args, {
    stdin: 'ignore',
    stdout: log,
    stderr: log,
    reject: false,
    forceKillAfterDelay: stopTimeoutMs,
  });
  const stop = async () => {
    server.kill();
    await server;
    removeFolder();
    process.off('exit', removeFolder);
  };
  const ended = new AbortController();
  server.then(() => ended.abort());
  const gaveUp = AbortSignal.any([AbortSignal.timeout(startTimeoutMs), ended.signal]);
  if (!(await untilAnswering(port, '127.0.0.1', gaveUp))) {
    const said = lastLines(readFileSync(log.file, 'utf8'));
    await stop();
    throw new PlainError(`${said}\nThe private MariaDB did not start.`);
  }
  return { url: `mysql://root@127.0.0.1:${port}/`, stop };
}
