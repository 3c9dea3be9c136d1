import { Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { AuditModule } from '../../src/audit/audit.module.js';
import { AuthModule } from '../../src/auth/auth.module.js';
import { type Clock, ClockModule } from '../../src/platform/clock/clock.js';
import type { AppConfig } from '../../src/platform/config/app-config.js';
import { ConfigModule } from '../../src/platform/config/config.module.js';
import type { Variables } from '../../src/platform/config/environment-reader.js';
import { readEnvironment } from '../../src/platform/config/read-environment.js';
import { type AppOptions, configureApp, createAdapter, createLogger, NestLog } from '../../src/app/configure-app.js';
import { ENTITIES } from '../../src/app/entities.js';
import { openDataSource } from '../../src/platform/database/connection/data-source.js';
import { EditionsModule } from '../../src/platform/editions/editions.module.js';
import { DatabaseModule } from '../../src/platform/database/database.module.js';
import { HttpModule } from '../../src/platform/http/http.module.js';
import { HttpBrowser } from './http-browser.js';
import { MovableClock } from './movable-clock.js';
import { copyOf, TABLES } from './database/template-database.js';
import type { TestDatabase } from './database/test-database.js';

export interface HttpAppOptions extends AppOptions {
  environment?: Variables;
  controllers?: Type[];
  providers?: Type[];
  /** Receives every line that the application logs. */
  log?: string[];
}

const SECRET_KEY = 'k'.repeat(43);

/** The foundation (HTTP, sign-in, audit) over a real database, with the test's controllers. */
export class HttpApp {
  private constructor(
    readonly app: NestFastifyApplication,
    readonly config: AppConfig,
    readonly dataSource: DataSource,
    readonly clock: MovableClock,
    private readonly database: TestDatabase,
    private readonly isDocumented: boolean,
  ) {}

  static async start(options: HttpAppOptions = {}): Promise<HttpApp> {
    const database = await copyOf(TABLES);
    const { directory, url } = database;
    const variables = { VAR_DIR: directory, DATABASE_URL: url, SECRET_KEY, ...options.environment };
    const config = readEnvironment(variables, () => SECRET_KEY);
    const dataSource = await openDataSource(config.database, ENTITIES);
    const clock = new MovableClock(new Date());
    const level = { logLevel: options.log ? 'trace' : 'silent' };
    const logger = createLogger(level, { write: (line: string) => options.log?.push(line) });
    const app = await NestFactory.create<NestFastifyApplication>(
      testModule(config, dataSource, clock, options),
      createAdapter(config, logger),
      { logger: new NestLog(logger), abortOnError: false },
    );
    await configureApp(app, config, {
      webPages: { publicSite: join(directory, 'none'), adminSite: join(directory, 'none'), ...options.webPages },
    });
    await app.init();
    await app.getHttpAdapter().getInstance().ready();
    return new HttpApp(app, config, dataSource, clock, database, options.controllers === undefined);
  }

  /** A visitor with their own cookies. */
  browser(address = '127.0.0.1'): HttpBrowser {
    return new HttpBrowser(this.app.getHttpAdapter().getInstance(), address, this.isDocumented);
  }

  async stop(): Promise<void> {
    await this.app.close();
    await this.database.drop();
  }
}

function testModule(config: AppConfig, dataSource: DataSource, clock: Clock, options: HttpAppOptions): Type {
  @Module({
    imports: [
      ConfigModule.with(config),
      ClockModule.with(clock),
      DatabaseModule.with(dataSource),
      EditionsModule,
      HttpModule,
      AuditModule,
      AuthModule,
    ],
    controllers: options.controllers ?? [],
    providers: options.providers ?? [],
  })
  class TestModule {}
  return TestModule;
}
