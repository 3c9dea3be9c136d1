import { join } from 'node:path';
import { ensureBuilt } from '../lib/nx.mjs';
import { PlainError } from '../lib/plain-error.mjs';
import { listenProblem } from '../lib/ports.mjs';
import { requireFreePorts } from '../lib/run-servers.mjs';
import { reachableAt, serverSettings } from '../lib/server-settings.mjs';
import { readEnvFile } from '../lib/env-file.mjs';
import { supervise } from '../lib/supervise.mjs';
import { commandFile, root } from '../lib/workspace.mjs';

const compiled = ['contracts', 'midtrans-simulator', 'backend'];
const sites = [
  { folder: 'public-site', port: 5173 },
  { folder: 'admin', port: 5174 },
];

async function requireFreeSitePorts() {
  for (const { folder, port } of sites) {
    if (await listenProblem(port, '127.0.0.1'))
      throw new PlainError(
        `Port ${port}, for ${folder}, is taken by another program: stop that one and run this again.`,
      );
  }
}

/** `npm run dev`: compiles what changes, restarts the servers on it, and serves both sites with live reload. */
export async function main() {
  readEnvFile();
  const settings = serverSettings(process.env);
  await requireFreePorts(settings);
  await requireFreeSitePorts();
  await ensureBuilt();
  return supervise((launch) => {
    const tsc = commandFile('typescript', 'tsc');
    for (const folder of compiled)
      launch([tsc, '-p', join(root, folder, 'tsconfig.build.json'), '--watch', '--preserveWatchOutput']);
    const { backend, simulator } = settings;
    if (simulator) launch(['--watch', join(root, 'midtrans-simulator', 'dist', 'main.js')], simulator.env);
    launch(['--watch', join(root, 'backend', 'dist', 'main.js')]);
    for (const { folder, port } of sites)
      launch([join(root, 'tools', 'lib', 'dev-site.mjs'), folder, String(port), reachableAt(backend)]);
  });
}
