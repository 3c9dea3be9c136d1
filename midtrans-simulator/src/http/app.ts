import { fastify, type FastifyError, type FastifyInstance } from 'fastify';
import type { Simulator } from '../engine/simulator.js';
import { popupRoutes } from '../popup/popup-routes.js';
import { coreRoutes } from './core-routes.js';
import { coreError, htmlError, snapError, snapErrors } from './provider-errors.js';
import { simRoutes } from './sim-routes.js';
import { snapRoutes } from './snap-routes.js';

/** Largest body of any call. Snap create has the provider's own, smaller limit. */
const MAX_BODY_BYTES = 256 * 1024;

class MalformedJson extends Error {}

/** Reads JSON whatever the content type says; an empty body is `null`, as the official clients send both `null` and nothing. */
function acceptLenientJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BODY_BYTES }, (_request, text, done) => {
    const source = String(text).trim();
    try {
      done(null, source === '' ? null : (JSON.parse(source) as unknown));
    } catch {
      done(new MalformedJson('Malformed JSON'));
    }
  });
}

function errorBody(url: string, status: number, malformed: boolean): unknown {
  if (url.startsWith('/v2')) return coreError(malformed ? '413' : String(status));
  if (malformed) return snapError('The request body is not valid JSON');
  return status === 413 ? snapError('The request is too large') : snapErrors.internal;
}

/** The whole HTTP side: provider API, pop-up, test control. */
export function buildApp(sim: Simulator): FastifyInstance {
  const app = fastify({
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
  });
  acceptLenientJson(app);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const malformed = error instanceof MalformedJson;
    const status = malformed ? 400 : (error.statusCode ?? 500);
    return reply.code(status).send(errorBody(request.url, status, malformed));
  });
  // The real API answers unknown paths with a page, not with JSON.
  app.setNotFoundHandler((request, reply) => {
    if (request.url.startsWith('/_sim')) return reply.code(404).send({ error: 'No such call' });
    return reply.code(404).type('text/html; charset=utf-8').send(htmlError('404 Not Found'));
  });
  app.register(snapRoutes(sim), { prefix: '/snap/v1' });
  app.register(coreRoutes(sim), { prefix: '/v2' });
  app.register(popupRoutes(sim));
  app.register(simRoutes(sim), { prefix: '/_sim' });
  return app;
}
