import { execa } from 'execa';
import { endLeftovers } from './leftovers.mjs';
import { onStop } from './stop-signals.mjs';
import { root } from './workspace.mjs';

const running = new Set();

/** Runs a command to its end on this terminal, or with `stdout: 'pipe'`; a failure is its `exitCode`, or `failed`. */
export async function run(command, args, options = {}) {
  const settings = { cwd: root, stdin: 'ignore', stdout: 'inherit', stderr: 'inherit', reject: false };
  const child = execa(command, args, { ...settings, ...options, forceKillAfterDelay: 5000 });
  running.add(child);
  const result = await child;
  running.delete(child);
  return result;
}

/** Runs a JavaScript file with this Node. */
export const runNode = (file, args, options) => run(process.execPath, [file, ...args], options);

/** Does `work`; when told to end meanwhile, ends the commands that run for it, and then this process. */
export async function withCleanExit(work) {
  const release = onStop(async () => {
    for (const child of running) child.kill('SIGTERM');
    await Promise.all(running);
    endLeftovers();
    process.exit(1);
  });
  try {
    return await work();
  } finally {
    release();
  }
}
