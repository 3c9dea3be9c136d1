import type { FastifyRequest } from 'fastify';
import type { AppConfig } from '../../config/app-config.js';

/** Whether the visitor came by TLS: the proxy's word when there is one, else what `PUBLIC_URL` says. */
export function isSecure(request: FastifyRequest, config: AppConfig): boolean {
  return config.trustProxy > 0 ? request.protocol === 'https' : config.isHttps;
}
