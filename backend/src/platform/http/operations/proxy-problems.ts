import type { FastifyInstance } from 'fastify';
import type { AppConfig } from '../../config/app-config.js';
import { isPrivateAddress } from '../requests/private-address.js';

const FORWARDED = ['x-forwarded-for', 'x-forwarded-proto', 'forwarded'];

/** What the configuration alone says against `PUBLIC_URL` and `TRUST_PROXY`: one sentence each, none when they may be right. */
export function proxyProblems({ isHttps, trustProxy, publicUrl }: AppConfig): string[] {
  if (!isHttps || trustProxy > 0) return [];
  return [`TRUST_PROXY is 0, but ${publicUrl} is reached through a proxy: all visitors count as one address`];
}

/** Logs the problems of the configuration, and once when a request shows that there is a proxy. */
export function watchForProxies(instance: FastifyInstance, config: AppConfig): void {
  for (const problem of proxyProblems(config)) instance.log.warn(problem);
  if (config.trustProxy > 0) return;
  let isSeen = false;
  instance.addHook('onRequest', (request, _reply, done) => {
    if (!isSeen && FORWARDED.some((name) => name in request.headers) && isPrivateAddress(request.ip)) {
      isSeen = true;
      request.log.warn('TRUST_PROXY is 0, but a proxy forwards requests: all visitors count as one address');
    }
    done();
  });
}
