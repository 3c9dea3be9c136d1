import cookie from '@fastify/cookie';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { AppConfig } from '../platform/config/app-config.js';
import { Clock } from '../platform/clock/clock.js';
import { ShutdownService } from '../platform/clock/shutdown.service.js';
import { acceptCsvBodies, acceptFormBodies, acceptImageBodies } from '../platform/http/requests/body-parsers.js';
import { AllowedMethods } from '../platform/http/server/allowed-methods.js';
import { registerAntiForgery } from '../platform/http/security/anti-forgery.js';
import { registerApiDocs } from '../platform/http/server/api-docs.js';
import { EnvelopeInterceptor } from '../platform/http/answers/envelope.interceptor.js';
import { Transactions } from '../platform/database/transactions.js';
import { EditionsService } from '../platform/editions/editions.service.js';
import { ErrorFilter } from '../platform/http/errors/exception.filter.js';
import { answerUnservedRequests } from '../platform/http/errors/unreadable-requests.js';
import { endConnectionsOnClose } from '../platform/http/server/closing-connections.js';
import { boundCalls, CheckoutLoad } from '../platform/http/limits/checkout-load.js';
import { RequestTurns } from '../platform/http/limits/request-turns.js';
import { registerMediaArea } from '../platform/http/server/media-area.js';
import { MetricsService } from '../platform/metrics/metrics.service.js';
import { LoopbackReads } from '../platform/http/server/loopback-reads.js';
import { CachedReads } from '../platform/http/answers/cached-reads.js';
import { answerFromMemory } from '../platform/http/server/answer-from-memory.js';
import { watchForProxies } from '../platform/http/operations/proxy-problems.js';
import { registerRequestLog } from '../platform/http/operations/request-log.js';
import { countForWatchdog } from '../platform/http/operations/watchdog.js';
import { registerSecurityHeaders } from '../platform/http/security/security-headers.js';
import { RequestValidation } from '../platform/http/requests/validation.js';
import { manyAreBuying } from '../waiting-room/places/batch-queue.js';
import { readAsideForStaff } from '../platform/http/server/read-aside-for-staff.js';
import { pauseForEdition } from './edition-pause.js';
import { answerProbesOnly } from './worker-probes.js';
import { DEFAULT_WEB_PAGES, registerWebPages, type WebPagesOptions } from '../pages/web-pages.js';

export { createAdapter } from '../platform/http/server/create-adapter.js';
export { createLogger, NestLog } from '../platform/http/operations/logger.js';

export interface AppOptions {
  webPages?: Partial<WebPagesOptions>;
}

/**
 * Everything between the network and the controllers, in the order that it must be registered: hooks see a request in
 * that order. To be called after the application was created and before `init` or `listen`.
 */
export async function configureApp(
  app: NestFastifyApplication,
  config: AppConfig,
  options: AppOptions = {},
): Promise<void> {
  const instance = app.getHttpAdapter().getInstance();
  const allowedMethods = new AllowedMethods();
  allowedMethods.watch(instance);
  const cachedReads = app.get(CachedReads);
  if (config.servesVisitors) {
    // Before whoever else listens to the server's requests: those hear of each, wherever it is answered.
    answerFromMemory(instance, cachedReads, app.get(MetricsService), config, {
      refusalOf: boundCalls(instance, app.get(CheckoutLoad), manyAreBuying()),
      turns: app.get(RequestTurns),
    });
  } else {
    answerProbesOnly(instance);
  }
  endConnectionsOnClose(instance, app.get(ShutdownService));
  answerUnservedRequests(instance);
  registerRequestLog(instance, app.get(MetricsService));
  countForWatchdog(instance);
  watchForProxies(instance, config);
  pauseForEdition(instance, app.get(EditionsService, { strict: false }), app.get(Transactions, { strict: false }));
  await registerSecurityHeaders(instance, config);
  await instance.register(cookie);
  await registerAntiForgery(instance, config);
  readAsideForStaff(instance);
  if (config.servesVisitors) {
    await registerMediaArea(instance, config, app.get(MetricsService));
    const reads = new LoopbackReads(instance, cachedReads);
    await registerWebPages(instance, config, reads, app.get(Clock), { ...DEFAULT_WEB_PAGES, ...options.webPages });
  }
  acceptFormBodies(app);
  acceptCsvBodies(app);
  acceptImageBodies(app);
  app.useGlobalPipes(new RequestValidation());
  app.useGlobalInterceptors(new EnvelopeInterceptor());
  app.useGlobalFilters(new ErrorFilter(allowedMethods, app.get(MetricsService)));
  if (config.servesVisitors) registerApiDocs(instance);
}
