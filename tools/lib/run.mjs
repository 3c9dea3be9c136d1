import { spawn } from 'node:child_process';
import { root } from './workspace.mjs';

const running = new Set();
const ownGroup = process.platform !== 'win32';

/** Stops a child together with everything that it started. */
function stopGroup(child, signal) {
  try {
    if (ownGroup) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Ends every command that `run` has under way; resolves when the last one is gone. */
export async function stopRunning() {
  const ended = [...running].map((child) => new Promise((resolve) => child.once('close', resolve)));
  for (const child of running) stopGroup(child, 'SIGTERM');
  const force = setTimeout(() => {
    for (const child of running) stopGroup(child, 'SIGKILL');
  }, 5000);
  await Promise.all(ended);
  clearTimeout(force);
}

/**
 * Runs a command to its end without a shell and without stdin.
 * @returns {Promise<{code: number, output: string}>} its exit code (1 when a signal or a missing program ended it) and all it wrote
 */
export function run(command, args, { cwd = root, env = {}, timeoutMs } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: ownGroup,
    });
    running.add(child);
    const parts = [];
    const overdue =
      timeoutMs &&
      setTimeout(() => {
        parts.push(Buffer.from(`\nStopped: not done after ${timeoutMs / 60_000} minutes.\n`));
        stopGroup(child, 'SIGKILL');
      }, timeoutMs);
    child.stdout.on('data', (chunk) => parts.push(chunk));
    child.stderr.on('data', (chunk) => parts.push(chunk));
    child.on('error', (error) => parts.push(Buffer.from(`${command}: ${error.message}\n`)));
    child.on('exit', () => {
      stopGroup(child, 'SIGKILL');
      // A stray process that left the group would otherwise hold the pipes, and this run, open for ever.
      setTimeout(() => [child.stdout, child.stderr].forEach((stream) => stream.destroy()), 2000).unref();
    });
    child.on('close', (code) => {
      running.delete(child);
      clearTimeout(overdue);
      resolve({ code: code ?? 1, output: Buffer.concat(parts).toString('utf8') });
    });
  });
}

/** Runs a JavaScript file with this Node. */
export const runNode = (file, args, options) => run(process.execPath, [file, ...args], options);

/** The last lines of a command's output: where the reason of a failure is. */
export const lastLines = (output, count = 40) => output.trimEnd().split('\n').slice(-count).join('\n');
