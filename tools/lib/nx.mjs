import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from './plain-error.mjs';
import { runNode, withCleanExit } from './run-command.mjs';
import { commandFile, readJson, root } from './workspace.mjs';

/** Without its background process, its terminal interface and its calls home. */
const quietNx = { NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true' };
/** With `CI` set, Nx and the tools that it runs write colours into a file or a pipe too, unless told. */
const plainText = process.stdout.isTTY ? {} : { FORCE_COLOR: '0' };
const lastRun = join(root, '.nx', 'cache', 'run.json');

/**
 * Runs targets of packages through Nx, which orders them and takes from its cache what hasn't changed.
 * @returns {Promise<{ok: boolean, tasks: {projectName: string, target: string, status: number, startTime: string,
 *   endTime: string, cacheStatus: string}[]}>} what Nx notes of each task that it ran
 */
export async function nx(targets, { projects, parallel = 2, ...options } = {}) {
  rmSync(lastRun, { force: true });
  const only = projects ? [`--projects=${projects.join(',')}`] : [];
  const args = ['run-many', '-t', ...targets, ...only, `--parallel=${parallel}`];
  const style = `--output-style=${parallel === 1 ? 'stream' : 'static'}`;
  const env = { ...quietNx, ...plainText, ...options.env };
  const { failed, all } = await runNode(commandFile('nx', 'nx'), [...args, style], { ...options, env });
  return { ok: !failed, output: all, tasks: readJson(lastRun, { tasks: [] }).tasks };
}

/** Builds every package that changed since the last build. */
export const ensureBuilt = () =>
  withCleanExit(async () => {
    console.log('Building what changed …');
    const { ok, output } = await nx(['build'], { stdout: 'pipe', stderr: 'pipe', all: true });
    if (!ok) throw new PlainError(`${output}\nThe build failed: see above.`);
  });
