import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { DataSource } from 'typeorm';
import { MailWorkerService } from '../../mail/queue/mail-worker.service.js';
import { PaymentGateway } from '../../payments/provider/payment-gateway.js';
import { within } from '../../platform/clock/within.js';
import type { AppConfig } from '../../platform/config/app-config.js';
import { traceProvider } from './trace-provider.js';
import { traceQueries } from './trace-queries.js';
import { traceRequests } from './trace-requests.js';
import { Tracing } from './tracing.js';

const EXPORT_MS = 5_000;
const SHUTDOWN_MS = 1_000;

/**
 * Sends a trace of each request that isn't answered from memory to `url`: its route, its statements and its calls to the provider. This file and its
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
  leaveTrace(app.get(MailWorkerService, { strict: false }), tracing);
  instance.addHook('onClose', async () => {
    // A collector that is away must not hold up the end.
    await within(SHUTDOWN_MS, provider.shutdown(), () => new Error('the collector is away')).catch(() => undefined);
  });
}

/** A request wakes the senders: what they send then is nobody's request. */
function leaveTrace(mails: MailWorkerService, tracing: Tracing): void {
  const wake = mails.wake.bind(mails);
  mails.wake = (lane) => tracing.outside(() => wake(lane));
}
