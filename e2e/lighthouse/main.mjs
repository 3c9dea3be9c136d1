import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import getPort from 'get-port';
import { serveBarePage } from './bare-page.mjs';
import { measureFrames } from './measure-frames.mjs';
import { measurePages } from './measure-pages.mjs';

const root = join(import.meta.dirname, '..', '..');
const START_TIMEOUT_MS = 30_000;

/** Every public page; Lighthouse measures none with an error status. */
const events = ['unveiling', 'eulympic', 'ucare', 'ulympic', 'unify'].map((name) => `/event/${name}`);
const pages = [
  '/',
  '/about',
  '/event',
  ...events,
  '/line-up',
  '/line-up/1',
  '/merchandise',
  '/ticket',
  '/ticket?ticket_type=pre-sales-2',
  '/tonight',
  '/payment/pending',
  '/payment/success',
];

/** Over the last minute and five; what else runs slows the pages down, and Lighthouse counts it four times. */
const load = () =>
  `${loadavg()
    .slice(0, 2)
    .map((each) => each.toFixed(1))
    .join(', ')} on ${availableParallelism()} cores`;

async function startFestival(folder) {
  const port = await getPort({ host: '127.0.0.1' });
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    DATABASE_URL: '',
    MIDTRANS_ENV: 'simulator',
    VAR_DIR: folder,
    LOG_LEVEL: 'error',
  };
  const args = [join(root, 'backend', 'dist', 'main.js')];
  const server = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  process.once('exit', () => server.kill('SIGTERM'));
  const deadline = Date.now() + START_TIMEOUT_MS;
  const isReady = () =>
    fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (server.exitCode !== null || Date.now() > deadline) throw new Error('The festival did not start.');
    await pause(100);
  }
  return { url, stop: async () => server.kill('SIGTERM') && (await once(server, 'exit')) };
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
const folder = mkdtempSync(join(tmpdir(), 'festival-lighthouse-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const bare = await serveBarePage(join(folder, 'bare'));
const festival = await startFestival(folder);
try {
  const addresses = pages.map((path) => ({ name: path, url: festival.url + path }));
  console.log(`Load of the machine before: ${load()}`);
  console.log(
    await measurePages(process.env.CHROMIUM_PATH, [...addresses, { name: 'a bare React page', url: bare.url }]),
  );
  console.log(await measureFrames(process.env.CHROMIUM_PATH, addresses));
  console.log(`Load of the machine after: ${load()}`);
} finally {
  await festival.stop();
  bare.stop();
}
