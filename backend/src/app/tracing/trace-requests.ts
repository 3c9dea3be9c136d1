import { type Span, SpanStatusCode } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Tracing } from './tracing.js';

const SERVER_ERROR = 500;

/** A span a request, named by the route's template: a path can hold an order number or a ticket code. */
export function traceRequests(instance: FastifyInstance, tracing: Tracing): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  instance.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const { span, context } = tracing.startRequest(`${request.method} ${route}`);
    span.setAttributes({ 'http.request.method': request.method, 'http.route': route });
    spans.set(request, span);
    tracing.enter(context, done);
  });
  instance.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= SERVER_ERROR) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}
