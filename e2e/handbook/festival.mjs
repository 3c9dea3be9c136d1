import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import getPort from 'get-port';
import Database from 'libsql';

const root = join(import.meta.dirname, '..', '..');
const START_TIMEOUT_MS = 60_000;

export const ADMIN = { email: 'ketua@festival.local', password: 'Pohon-Beringin-Besar-12' };
/** As a festival some weeks into its sale. */
const ORDERS = '600';

/** The built product with the simulator and made-up orders, in a folder of its own that is removed at the end. */
export async function startFestival() {
  const folder = mkdtempSync(join(tmpdir(), 'festival-handbook-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const [port, simulatorPort] = [await getPort({ host: '127.0.0.1' }), await getPort({ host: '127.0.0.1' })];
  const [url, simulatorUrl] = [`http://localhost:${port}`, `http://127.0.0.1:${simulatorPort}`];
  const settings = {
    NODE_ENV: 'production',
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    DATABASE_URL: '',
    REDIS_URL: '',
    MAIL_URL: '',
    MEDIA_URL: '',
    MIDTRANS_ENV: 'simulator',
    MIDTRANS_SERVER_KEY: '',
    MIDTRANS_CLIENT_KEY: '',
    SIMULATOR_URL: simulatorUrl,
    VAR_DIR: folder,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  };
  await ended(run('bench/dist/fill/main.js', settings, ['--orders', ORDERS]));
  const simulator = run('midtrans-simulator/dist/main.js', {
    SIMULATOR_PORT: String(simulatorPort),
    SIMULATOR_NOTIFICATION_URL: `${url}/api/payment/notification`,
  });
  const server = run('backend/dist/main.js', settings);
  await Promise.all([answers(`${url}/health/ready`, server), answers(`${simulatorUrl}/_sim/health`, simulator)]);
  return {
    url,
    simulatorUrl,
    /** Reads or changes the database behind the product's back. */
    rows: (statement, ...values) => inDatabase(folder, (database) => database.prepare(statement).all(...values)),
    change: (statement, ...values) => inDatabase(folder, (database) => database.prepare(statement).run(...values)),
    stop: async () => {
      for (const child of [server, simulator]) child.kill('SIGTERM');
      await Promise.all([server, simulator].map((child) => child.exitCode ?? once(child, 'exit')));
    },
  };
}

function inDatabase(folder, work) {
  const database = new Database(join(folder, 'festival.sqlite'));
  // The product writes too: it may hold the file just now.
  database.exec('PRAGMA busy_timeout = 30000');
  try {
    return work(database);
  } finally {
    database.close();
  }
}

function run(script, settings, args = []) {
  const env = { ...process.env, ...settings };
  const child = spawn(process.execPath, [join(root, script), ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  process.once('exit', () => child.kill('SIGTERM'));
  return child;
}

async function ended(child) {
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The orders could not be made up.');
}

async function answers(address, child) {
  const deadline = Date.now() + START_TIMEOUT_MS;
  const isUp = () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${address} did not come up.`);
    await pause(100);
  }
}
