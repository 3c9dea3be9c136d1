import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { DataSource } from 'typeorm';
import { PaymentGateway } from '../../payments/provider/payment-gateway.js';
import type { AppConfig } from '../../platform/config/app-config.js';
import { traceProvider } from './trace-provider.js';
import { traceQueries } from './trace-queries.js';
import { traceRequests } from './trace-requests.js';
import { Tracing } from './tracing.js';

const EXPORT_MS = 5_000;

/**
 * Sends a trace of each request to `tracesUrl`: its route, its statements and its calls to the provider. This file and its
 * packages are loaded only when somebody wants traces. To be called before the routes are made.
 */
export function traceApp(app: NestFastifyApplication, dataSource: DataSource, config: AppConfig, url: string): void {
  const exporter = new OTLPTraceExporter({ url: `${url.replace(/\/+$/, '')}/v1/traces`, timeoutMillis: EXPORT_MS });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'festival', 'service.instance.role': config.role }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: EXPORT_MS })],
  });
  const tracing = new Tracing(provider.getTracer('festival'), new AsyncLocalStorageContextManager().enable());
  const instance = app.getHttpAdapter().getInstance();
  traceRequests(instance, tracing);
  traceQueries(dataSource, tracing);
  traceProvider(app.get(PaymentGateway, { strict: false }), tracing);
  instance.addHook('onClose', async () => {
    // A collector that is away must not hold up the end.
    await provider.shutdown().catch(() => undefined);
  });
}
