import type { FastifyInstance } from 'fastify';
import { BlockList, isIPv6 } from 'node:net';
import type { AppConfig } from '../../config/app-config.js';

const FORWARDED = ['x-forwarded-for', 'x-forwarded-proto', 'forwarded'];

const privateAddresses = new BlockList();
for (const [net, bits] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateAddresses.addSubnet(net, bits, 'ipv4');
privateAddresses.addAddress('::1', 'ipv6');
privateAddresses.addSubnet('fc00::', 7, 'ipv6');
privateAddresses.addSubnet('fe80::', 10, 'ipv6');

/** What the configuration alone says against `PUBLIC_URL` and `TRUST_PROXY`: one sentence each, none when they may be right. */
export function proxyProblems({ isHttps, trustProxy, publicUrl, midtrans }: AppConfig): string[] {
  if (!isHttps && midtrans.environment === 'production') {
    return [`PUBLIC_URL is ${publicUrl}, without TLS: sessions and tickets can be read on their way`];
  }
  if (!isHttps || trustProxy > 0) return [];
  return [`TRUST_PROXY is 0, but ${publicUrl} is reached through a proxy: all visitors count as one address`];
}

/** Logs the problems of the configuration, and once when a request shows that there is a proxy. */
export function watchForProxies(instance: FastifyInstance, config: AppConfig): void {
  for (const problem of proxyProblems(config)) instance.log.warn(problem);
  if (config.trustProxy > 0) return;
  let isSeen = false;
  instance.addHook('onRequest', (request, _reply, done) => {
    if (!isSeen && FORWARDED.some((name) => name in request.headers) && isPrivate(request.ip)) {
      isSeen = true;
      request.log.warn('TRUST_PROXY is 0, but a proxy forwards requests: all visitors count as one address');
    }
    done();
  });
}

function isPrivate(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  return privateAddresses.check(mapped, isIPv6(mapped) ? 'ipv6' : 'ipv4');
}
