import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import process from 'node:process';

/** Answers that may stay away one after the other before the process is ended. */
const MISSES = 3;
/** The process that has answered, and how often it hasn't since. A process that migrates for an hour isn't ended. */
const state = '/tmp/festival-health';
const base = `http://127.0.0.1:${process.env.PORT || 3000}/health`;

const status = (probe) =>
  fetch(`${base}/${probe}`, { signal: AbortSignal.timeout(4_000) }).then(
    (answer) => answer.status,
    () => 0,
  );

function read(file) {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return '';
  }
}

/** SIGTERM is for a process without an init above it, which the kernel lets nobody kill from inside. */
function end(pid) {
  rmSync(state, { force: true });
  for (const signal of ['SIGTERM', 'SIGKILL']) process.kill(Number(pid), signal);
}

// Docker restarts a container that ends, and not one that is unhealthy. Only silence counts: a database that is away is
// no reason to start again.
const pid = read('/tmp/festival.pid');
if ((await status('live')) === 0) {
  const [known, misses] = read(state).split(' ');
  if (known === pid) {
    writeFileSync(state, `${pid} ${Number(misses) + 1}`);
    if (Number(misses) + 1 >= MISSES) end(pid);
  }
  process.exit(1);
}
writeFileSync(state, `${pid} 0`);
process.exit((await status('ready')) === 200 ? 0 : 1);
