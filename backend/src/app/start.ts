import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { AppModule, type AppModuleOptions } from './app.module.js';
import { type FirstAdmin, FirstAdminService } from '../auth/accounts/first-admin.service.js';
import { Clock } from '../platform/clock/clock.js';
import type { AppConfig } from '../platform/config/app-config.js';
import { type AppOptions, configureApp, createAdapter, NestLog } from './configure-app.js';
import { isDuplicateKey } from '../platform/database/database-errors.js';
import { fillDemoContent } from '../demo/fill-demo-content.js';
import { PageFactsService } from '../pages/facts/page-facts.service.js';
import { Transactions } from '../platform/database/transactions.js';

export interface Prepared {
  app: NestFastifyApplication;
  firstAdmin: FirstAdmin | null;
}

/** The whole application on a migrated database, filled when empty, ready to listen. */
export async function prepareApp(
  config: AppConfig,
  dataSource: DataSource,
  logger: Logger,
  options: AppOptions & AppModuleOptions = {},
): Promise<Prepared> {
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(config, dataSource, options),
    createAdapter(config, logger),
    { logger: new NestLog(logger), abortOnError: false },
  );
  if (config.tracesUrl !== null) {
    const { traceApp } = await import('./tracing/trace-app.js');
    traceApp(app, dataSource, config, config.tracesUrl);
  }
  const facts = app.get(PageFactsService, { strict: false });
  await configureApp(app, config, { webPages: { facts, ...options.webPages } });
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  if (config.demoContent) {
    const now = app.get(Clock).now();
    await app
      .get(Transactions)
      .run((db) => fillDemoContent(db, config, now))
      .catch(unlessFilledByAnother);
  }
  await facts.facts();
  return { app, firstAdmin: await app.get(FirstAdminService, { strict: false }).ensure() };
}

/** Of several processes that start at once on an empty database one fills it. */
function unlessFilledByAnother(error: unknown): void {
  if (!isDuplicateKey(error)) throw error;
}
