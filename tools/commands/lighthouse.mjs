import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { serveBarePage } from '../lib/bare-page.mjs';
import { measurePages } from '../lib/measure-pages.mjs';
import { ensureBuilt } from '../lib/nx.mjs';
import { PlainError } from '../lib/plain-error.mjs';
import { untilAnswering } from '../lib/ports.mjs';
import { withCleanExit } from '../lib/run.mjs';
import { requirePrograms } from '../lib/system-programs.mjs';
import { root } from '../lib/workspace.mjs';

/** Every public page but the checkout, which follows on the ticket page; Lighthouse measures none with an error status. */
const events = ['unveiling', 'eulympic', 'ucare', 'ulympic', 'unify'].map((name) => `/event/${name}`);
const pages = ['/', '/about', '/event', ...events, '/merchandise', '/ticket', '/payment/pending', '/payment/success'];

/** Over the last minute and five; what else runs slows the pages down, and Lighthouse counts it four times. */
const load = () =>
  `${loadavg()
    .slice(0, 2)
    .map((each) => each.toFixed(1))
    .join(', ')} on ${availableParallelism()} cores`;

async function startFestival(folder) {
  const port = await getPort({ host: '127.0.0.1' });
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATABASE_URL: '',
    MIDTRANS_ENV: 'simulator',
    VAR_DIR: folder,
    LOG_LEVEL: 'error',
  };
  const args = [join(root, 'backend', 'dist', 'main.js')];
  const server = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new AbortController();
  server.once('exit', () => ended.abort());
  if (!(await untilAnswering(port, '127.0.0.1', ended.signal))) throw new PlainError('The festival did not start.');
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      if (ended.signal.aborted) return;
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
}

/** `npm run lighthouse`: what Lighthouse's mobile preset says of the built pages, beside a bare React page. */
export const main = () =>
  withCleanExit(async () => {
    await ensureBuilt();
    const { chromium } = await requirePrograms('chromium');
    const folder = mkdtempSync(join(tmpdir(), 'festival-lighthouse-'));
    const bare = await serveBarePage(join(folder, 'bare'));
    const festival = await startFestival(folder);
    try {
      const addresses = pages.map((path) => ({ name: path, url: festival.url + path }));
      console.log(`Load of the machine before: ${load()}`);
      console.log(await measurePages(chromium, [...addresses, { name: 'a bare React page', url: bare.url }]));
      console.log(`Load of the machine after: ${load()}`);
    } finally {
      await festival.stop();
      bare.stop();
      rmSync(folder, { recursive: true, force: true });
    }
    return 0;
  });
