import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { PlainError } from './plain-error.mjs';
import { freePort, untilAnswering } from './ports.mjs';
import { lastLines, run } from './run.mjs';
import { requirePrograms } from './system-programs.mjs';

const startTimeoutMs = 60_000;
const stopTimeoutMs = 20_000;

/** Ends the server by its own process and removes its data. */
async function stopServer(server, folder) {
  if (server.exitCode === null && server.signalCode === null) {
    const ended = once(server, 'exit');
    const force = setTimeout(() => server.kill('SIGKILL'), stopTimeoutMs);
    server.kill('SIGTERM');
    await ended;
    clearTimeout(force);
  }
  rmSync(folder, { recursive: true, force: true });
}

function serverArguments({ folder, port, durable }) {
  return [
    '--no-defaults',
    `--user=${userInfo().username}`,
    `--datadir=${join(folder, 'data')}`,
    `--socket=${join(folder, 'socket')}`,
    `--pid-file=${join(folder, 'pid')}`,
    '--bind-address=127.0.0.1',
    `--port=${port}`,
    '--skip-name-resolve',
    '--character-set-server=utf8mb4',
    '--max-connections=300',
    '--innodb-buffer-pool-size=256M',
    `--innodb-flush-log-at-trx-commit=${durable ? 1 : 2}`,
  ];
}

async function createData(installer, folder) {
  const { code, output } = await run(installer, [
    '--no-defaults',
    `--user=${userInfo().username}`,
    `--datadir=${join(folder, 'data')}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
  ]);
  if (code !== 0) throw new PlainError(`${lastLines(output, 15)}\nThe private MariaDB's data could not be created.`);
}

async function waitUntilReady(server, port, logFile) {
  const gaveUp = AbortSignal.timeout(startTimeoutMs);
  const ended = new AbortController();
  server.once('exit', () => ended.abort());
  server.once('error', () => ended.abort());
  if (await untilAnswering(port, '127.0.0.1', AbortSignal.any([gaveUp, ended.signal]))) return;
  throw new PlainError(`${lastLines(readFileSync(logFile, 'utf8'), 15)}\nThe private MariaDB did not start.`);
}

/**
 * Starts a MariaDB of our own on a free loopback port, in a temporary folder, without a password for root.
 * Databases are made in it by whoever uses it. It ends with this process at the latest.
 * @param {{durable: boolean}} options durable: flush at every commit, as in production
 * @returns {Promise<{url: string, stop: () => Promise<void>}>} url: `mysql://root@127.0.0.1:port/`
 */
export async function startPrivateMariaDb({ durable }) {
  const programs = await requirePrograms('mariadbd', 'mariadb-install-db');
  const folder = mkdtempSync(join(tmpdir(), 'festival-mariadb-'));
  const logFile = join(folder, 'log');
  await createData(programs['mariadb-install-db'], folder);
  const port = await freePort();
  const log = openSync(logFile, 'a');
  const server = spawn(programs.mariadbd, serverArguments({ folder, port, durable }), { stdio: ['ignore', log, log] });
  const killNow = () => {
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', killNow);
  const stop = async () => {
    await stopServer(server, folder);
    process.off('exit', killNow);
  };
  try {
    await waitUntilReady(server, port, logFile);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `mysql://root@127.0.0.1:${port}/`, stop };
}
