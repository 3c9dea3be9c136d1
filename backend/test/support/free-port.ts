import { randomInt } from 'node:crypto';
import getPort, { portNumbers } from 'get-port';

/**
 * A free port for a server that starts a little later. It is below the ports that the system gives to outgoing
 * connections and to `listen(0)`: one of those could take it in the meantime.
 */
export function freePort(): Promise<number> {
  const first = randomInt(10_000, 32_000);
  return getPort({ host: '127.0.0.1', port: portNumbers(first, first + 100) });
}
