import { PlainError } from './plain-error.mjs';

function parsePort(name, value) {
  const port = Number(value);
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port;
  throw new PlainError(`${name} is "${value}": give a whole number from 1 to 65535`);
}

function parseUrl(name, value) {
  if (URL.canParse(value) && /^https?:/.test(value)) return new URL(value);
  throw new PlainError(`${name} is "${value}": give an address such as http://127.0.0.1:3001`);
}

/** The address to reach a server of this machine that listens on `host`. */
export function reachableAt({ host, port }) {
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** The simulator is the payment provider unless real keys or another MIDTRANS_ENV were given. */
const usesSimulator = (env) => (env.MIDTRANS_ENV ? env.MIDTRANS_ENV === 'simulator' : !env.MIDTRANS_SERVER_KEY);

function simulatorSettings(env, backend) {
  const url = parseUrl('SIMULATOR_URL', env.SIMULATOR_URL || 'http://127.0.0.1:3001');
  const host = env.SIMULATOR_HOST || url.hostname.replace(/^\[|\]$/g, '');
  const port = parsePort('SIMULATOR_PORT', env.SIMULATOR_PORT || url.port || (url.protocol === 'https:' ? 443 : 80));
  return {
    host,
    port,
    env: {
      MIDTRANS_SERVER_KEY: env.MIDTRANS_SERVER_KEY || 'SB-Mid-server-simulator',
      MIDTRANS_CLIENT_KEY: env.MIDTRANS_CLIENT_KEY || 'SB-Mid-client-simulator',
      SIMULATOR_HOST: host,
      SIMULATOR_PORT: String(port),
      SIMULATOR_NOTIFICATION_URL: `${reachableAt(backend)}/api/payment/notification`,
    },
  };
}

/**
 * Where the servers will listen, and what the simulator must be told: the keys are the backend's defaults as well.
 * It listens where SIMULATOR_URL says, or on SIMULATOR_HOST and SIMULATOR_PORT when that is a proxy's or container's.
 * @returns {{backend: {host: string, port: number}, simulator?: {host: string, port: number, env: object}}}
 *   no `simulator` when another payment provider is used
 */
export function serverSettings(env) {
  const backend = { host: env.HOST || '127.0.0.1', port: parsePort('PORT', env.PORT || '3000') };
  return { backend, simulator: usesSimulator(env) ? simulatorSettings(env, backend) : undefined };
}
