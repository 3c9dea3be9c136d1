import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from './plain-error.mjs';
import { onStop } from './stop-signals.mjs';
import { npmFile, readJson, root } from './workspace.mjs';

const lockFile = join(root, 'package-lock.json');
const installedFile = join(root, 'node_modules', '.package-lock.json');

/** npm notes what it installed when it has finished, so a developer's own `npm install` counts as well. */
function isInstalledAsLocked() {
  if (!existsSync(installedFile)) return false;
  const installed = readJson(installedFile).packages;
  return Object.entries(readJson(lockFile).packages).every(
    ([path, entry]) => path === '' || entry.optional || installed[path]?.version === entry.version,
  );
}

/** Ends with this process when it is told to stop. */
async function npm(...args) {
  const file = npmFile();
  const [command, first] = file ? [process.execPath, [file]] : ['npm', []];
  const child = spawn(command, [...first, ...args], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  const release = onStop(() => child.kill('SIGTERM'));
  const [code] = await once(child, 'exit');
  release();
  return code;
}

/** Installs what package-lock.json names, unless node_modules holds it already. Node's own modules only. */
export async function ensureInstalled() {
  if (isInstalledAsLocked()) return;
  console.log('Installing packages (a minute or two, only when they changed) …');
  const code = await npm('ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error');
  if (code !== 0) throw new PlainError('The packages could not be installed: see above, then run the command again.');
}
