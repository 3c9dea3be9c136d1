import { spawn } from 'node:child_process';
import { onStop } from './stop-signals.mjs';
import { root } from './workspace.mjs';

const graceMs = 15_000;
const restartMs = 1_000;

/**
 * Runs processes side by side on this terminal until one of them ends or this process is told to stop; then stops the
 * rest, by force after a grace time. `start` gets `launch(args, env)`, which starts a Node process, and a signal that
 * is aborted when everything stops. With `keepAlive` a process that has said `ready` (a message) and then fails, or is
 * killed, is started again, as often as it takes: its database may be away too. One that was never ready isn't.
 * @returns {Promise<number>} 0 after an orderly stop on demand, else the exit code of the process that ended first
 */
export async function supervise(start) {
  // A full disk behind it must not end this process, which starts the others again.
  process.stderr.on('error', () => undefined);
  const children = new Set();
  const stopping = new AbortController();
  let exitCode = 0;
  let allEnded;
  const ended = new Promise((resolve) => (allEnded = resolve));

  const stop = () => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    for (const child of children) child.kill('SIGTERM');
    setTimeout(force, graceMs).unref();
    if (children.size === 0) allEnded();
  };
  const force = () => {
    exitCode ||= 1;
    for (const child of children) child.kill('SIGKILL');
  };

  const launch = (args, env = {}, { keepAlive = false, wasReady = false } = {}) => {
    if (stopping.signal.aborted) return;
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit', ...(keepAlive ? ['ipc'] : [])],
    });
    children.add(child);
    child.on('message', () => (wasReady = true));
    child.on('exit', (code, signal) => {
      children.delete(child);
      if (wasReady && code !== 0 && !stopping.signal.aborted) {
        process.stderr.write(`The process ended (${signal ?? `code ${code}`}) and is started again.\n`);
        setTimeout(() => launch(args, env, { keepAlive, wasReady }), restartMs);
        return;
      }
      if (!stopping.signal.aborted) exitCode = code ?? (signal ? 1 : 0);
      else exitCode ||= code ?? 0;
      stop();
      if (children.size === 0) allEnded();
    });
  };

  const release = onStop(stop);
  try {
    await start(launch, stopping.signal);
    await ended;
  } finally {
    release();
  }
  return exitCode;
}
