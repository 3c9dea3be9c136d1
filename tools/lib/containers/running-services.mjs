import { Browser } from './browser.mjs';
import { seconds, until } from './checks.mjs';
import { composeServices } from './compose.mjs';
import { Confined, gateway, Network } from './confined.mjs';
import { unpack } from './images.mjs';
import { MailCatcher, startMariaDb, startRedis } from './servers.mjs';

const ours = ['web-1', 'web-2', 'worker', 'backup', 'proxy', 'simulator', 'prometheus'];
const ofProduct = ['web-1', 'web-2', 'worker', 'backup'];
export const services = composeServices('docker/demo.env', { METRICS_TOKEN: 'a-token-of-the-containers' });
const network = new Network();
export const images = {};
export const running = new Map();
export const mails = new MailCatcher();
const stops = [];

const probe = (service, path) =>
  fetch(`http://${service.address}:3000/health/${path}`).then(
    ({ status }) => status,
    () => 0,
  );

const isReady = async (service) => (await probe(service, 'ready')) === 200;

/** As docker compose starts it, and waits for its health. */
export async function start(name, { wait = true } = {}) {
  const service = services[name];
  const image = (images[service.image] ??= await unpack(service.image));
  const container = new Confined(name, service, image, network);
  await container.start();
  running.set(name, container);
  if (wait) {
    await until(() => {
      if (container.hasEnded) throw new Error(`${name} ended:\n${container.log().slice(-3_000)}`);
      return isReady(container);
    }, `${name} being ready`);
  }
  return container;
}

/**
 * Starts everything, and gives the site.
 * @returns {Promise<{address: string, ca: string}>}
 */
export async function startAll() {
  // As with a public name, but that the certificate is Caddy's own.
  for (const name of ['web-1', 'web-2', 'worker']) {
    Object.assign(services[name].environment, {
      PUBLIC_URL: 'https://localhost',
      SNAP_URL: 'https://localhost/snap/snap.js',
    });
  }
  // Each made-up person has an address, as in a rehearsal: the limits are on.
  for (const name of ['web-1', 'web-2']) services[name].environment.TRUST_PROXY = '2';
  Object.assign(services.proxy.environment, { SCHEME: 'https', REHEARSE_FROM: gateway });
  await network.open(ours);
  const [database, redis] = [
    await startMariaDb(services.mariadb),
    await startRedis(services.redis, network.answerFor('redis')),
  ];
  stops.push(database.stop, redis.stop);
  network.answerFor('mariadb');
  for (const name of ofProduct) {
    const { environment } = services[name];
    environment.DATABASE_URL = environment.DATABASE_URL.replace(':3306', `:${database.port}`);
  }
  await mails.start(network.answerFor('mail'));
  stops.push(() => mails.stop());
  await start('simulator', { wait: false });
  const begin = performance.now();
  await Promise.all([start('worker'), start('web-1'), start('web-2')]);
  console.log(`web-1, web-2 and worker were ready after ${seconds(performance.now() - begin)}, with an empty database`);
  // It waits for the worker's health.
  await start('backup', { wait: false });
  await start('prometheus', { wait: false });
  const proxy = await start('proxy', { wait: false });
  const ca = await until(async () => {
    const { stdout, exitCode } = await proxy.exec('cat', '/data/caddy/pki/authorities/local/root.crt');
    return exitCode === 0 && stdout;
  }, 'the certificate');
  const site = { address: proxy.address, ca };
  await until(async () => (await new Browser(site).get('/').catch(() => ({}))).status === 200, 'the site');
  return site;
}

/** Ends everything. */
export async function stopAll() {
  for (const container of running.values()) if (!container.hasEnded) await container.stop();
  for (const stop of stops) await stop();
  for (const { remove } of Object.values(images)) await remove();
}

const proxyLines = () =>
  (running.get('proxy')?.log() ?? '')
    .split('\n')
    .filter((line) => line.includes('"level":"error"'))
    .map((line) => `        proxy: ${/"msg":"[^"]*"/.exec(line)?.[0]} ${/"uri":"[^"]*"/.exec(line)?.[0] ?? ''}`);

/** The last different failures that the proxy has logged as its own. */
export const proxyErrors = () => [...new Set(proxyLines())].slice(-5);
