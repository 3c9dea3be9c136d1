import type { FastifyInstance } from 'fastify';
import type { MetricsService } from '../../metrics/metrics.service.js';
import { isOwnRead } from '../server/loopback-reads.js';

/**
 * One line and one measurement an answer. It names the route's template instead of the path, which can hold an order number
 * or a ticket code; no query, body, header or address is logged. Reads that went well are `debug`: they are polled.
 */
export function registerRequestLog(instance: FastifyInstance, metrics: MetricsService): void {
  instance.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  instance.addHook('onResponse', (request, reply, done) => {
    if (isOwnRead()) return done();
    const route = request.routeOptions.url ?? 'unknown';
    const status = reply.statusCode;
    metrics.observeRequest(request.method, route, status, reply.elapsedTime / 1000);
    const line = { method: request.method, route, status, ms: Math.round(reply.elapsedTime) };
    if (status >= 500) request.log.error(line, 'answered');
    else if (status >= 400 || !['GET', 'HEAD'].includes(request.method)) request.log.info(line, 'answered');
    else request.log.debug(line, 'answered');
    done();
  });
}
