import cookie from '@fastify/cookie';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { AppConfig } from './config/app-config.js';
import { Clock } from './clock/clock.js';
import { AllowedMethods } from './http/allowed-methods.js';
import { registerAntiForgery } from './http/anti-forgery.js';
import { registerApiDocs } from './http/api-docs.js';
import { EnvelopeInterceptor } from './http/envelope.interceptor.js';
import { ErrorFilter } from './http/exception.filter.js';
import { endConnectionsOnClose } from './http/closing-connections.js';
import { acceptCsvBodies } from './http/csv-bodies.js';
import { acceptFormBodies } from './http/form-bodies.js';
import { acceptImageBodies } from './http/image-bodies.js';
import { registerMediaArea } from './http/media-area.js';
import { Metrics } from './http/metrics.service.js';
import { OwnReads } from './http/own-reads.js';
import { ReadyReads, registerReadyReads } from './http/ready-reads.js';
import { registerRequestLog } from './http/request-log.js';
import { registerSecurityHeaders } from './http/security-headers.js';
import { RequestValidation } from './http/validation.js';
import { DEFAULT_WEB_PAGES, registerWebPages, type WebPagesOptions } from './http/web-pages.js';

export { createAdapter } from './http/create-adapter.js';
export { createLogger, NestLog } from './http/logger.js';

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
  endConnectionsOnClose(instance);
  registerRequestLog(instance, app.get(Metrics));
  await registerSecurityHeaders(instance, config);
  await instance.register(cookie);
  await registerAntiForgery(instance, config);
  await registerMediaArea(instance, config);
  const readyReads = app.get(ReadyReads);
  registerReadyReads(instance, readyReads);
  const reads = new OwnReads(instance, readyReads);
  await registerWebPages(instance, config, reads, app.get(Clock), { ...DEFAULT_WEB_PAGES, ...options.webPages });
  acceptFormBodies(app);
  acceptCsvBodies(app);
  acceptImageBodies(app);
  app.useGlobalPipes(new RequestValidation());
  app.useGlobalInterceptors(new EnvelopeInterceptor());
  app.useGlobalFilters(new ErrorFilter(allowedMethods));
  registerApiDocs(app);
  app.enableShutdownHooks();
}
