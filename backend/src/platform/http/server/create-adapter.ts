import { FastifyAdapter } from '@nestjs/platform-fastify';
import { LogController } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { AppConfig } from '../../config/app-config.js';
import { UNREADABLE_REQUESTS } from '../errors/unreadable-requests.js';

/** Larger bodies are answered with 413. */
export const BODY_LIMIT_BYTES = 1024 * 1024;

/** A path with a longer parameter is no route: 404. */
export const MAX_PATH_PARAMETER_LENGTH = 100;

type Headed = Pick<IncomingMessage, 'headers'>;

const FORWARDED_ID = /^[\w-]{8,64}$/;

/** The Fastify side of the application: limits, the visitor's address behind proxies, request ids, the logger. */
export function createAdapter(config: AppConfig, logger: Logger): FastifyAdapter {
  const adapter = new FastifyAdapter({
    ...UNREADABLE_REQUESTS,
    bodyLimit: BODY_LIMIT_BYTES,
    // `closing-connections.ts` refuses instead, in the envelope.
    return503OnClosing: false,
    // The variable counts proxies, so the port must not be reachable past them.
    trustProxy: config.trustProxy > 0 ? (_address, hop) => hop < config.trustProxy : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PATH_PARAMETER_LENGTH },
    // No middleware is used, so every request is spared its layer.
    skipMiddie: true,
    loggerInstance: logger,
    // `request-log.ts` writes the lines: Fastify's own hold whole addresses.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: (request: Headed) => requestId(request, config),
  });
  // No call takes plain text, which Fastify reads unless it's told not to.
  adapter.getInstance().removeContentTypeParser('text/plain');
  return adapter;
}

/** Only a proxy that we trust may name a request. */
export function requestId({ headers }: Headed, { trustProxy }: Pick<AppConfig, 'trustProxy'>): string {
  const id = headers['x-request-id'];
  return trustProxy > 0 && typeof id === 'string' && FORWARDED_ID.test(id) ? id : randomUUID();
}
