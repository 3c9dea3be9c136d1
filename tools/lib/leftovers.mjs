import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

const marker = `FESTIVAL_RUN=${randomUUID()}`;

/** Marks everything that is started from now on, so that strays can be told from other people's processes. */
export function markChildren() {
  const [name, value] = marker.split('=');
  process.env[name] = value;
}

function isMarked(pid) {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(marker);
  } catch (error) {
    if (['ENOENT', 'EACCES', 'EPERM', 'ESRCH'].includes(error.code)) return false;
    throw error;
  }
}

function end(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Ends the marked processes that are still there: browsers and servers detach themselves. Linux only. */
export function endLeftovers() {
  if (process.platform !== 'linux') return;
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid);
  pids.filter(isMarked).map(Number).forEach(end);
}
