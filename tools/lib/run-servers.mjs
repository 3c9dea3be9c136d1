import { join } from 'node:path';
import { PlainError } from './plain-error.mjs';
import { listenProblem, untilAnswering } from './ports.mjs';
import { supervise } from './supervise.mjs';
import { root } from './workspace.mjs';

/** Of Node: a nursery of 12 MB for new objects instead of 48, which makes the process no faster. */
const backendOptions = ['--max-semi-space-size=4'];
/** Of glibc: the threads share two arenas instead of having one each, and freed memory goes back early: 18 MB less. */
const backendEnvironment = {
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  MALLOC_TRIM_THRESHOLD_: process.env['MALLOC_TRIM_THRESHOLD_'] ?? '131072',
};

/** Refuses, in one plain line, an address that can't be listened on. */
async function requireFree({ host, port }, what, remedy) {
  const problem = await listenProblem(port, host);
  if (problem === undefined) return;
  if (problem === 'EADDRINUSE')
    throw new PlainError(`Port ${port}, for ${what}, is taken by another program: stop that one or set ${remedy}.`);
  if (problem === 'EACCES')
    throw new PlainError(`Port ${port}, for ${what}, needs rights that you lack: set ${remedy}.`);
  throw new PlainError(`Nothing can listen on ${host}:${port}, for ${what} (${problem}): set ${remedy}.`);
}

/** Checks the addresses of both servers before anything slow is done for them. */
export async function requireFreePorts({ backend, simulator }) {
  await requireFree(backend, 'the festival', 'PORT (and HOST) to another, for example PORT=3100');
  if (simulator) {
    if (simulator.port === backend.port)
      throw new PlainError(`PORT and SIMULATOR_URL both say ${backend.port}: set SIMULATOR_URL to another port.`);
    await requireFree(
      simulator,
      'the payment simulator',
      'SIMULATOR_URL to another, for example http://127.0.0.1:3101',
    );
  }
}

/** Runs the built servers until they end; the simulator first, so that the backend finds it. */
export function runServers({ simulator }) {
  return supervise(async (launch, stopped) => {
    if (simulator) {
      launch([join(root, 'midtrans-simulator', 'dist', 'main.js')], simulator.env);
      const host = ['0.0.0.0', '::'].includes(simulator.host) ? '127.0.0.1' : simulator.host;
      if (!(await untilAnswering(simulator.port, host, stopped))) return;
    }
    launch([...backendOptions, join(root, 'backend', 'dist', 'main.js')], backendEnvironment, { keepAlive: true });
  });
}
