import { startSimulator, type RunningSimulator } from '@festival/midtrans-simulator';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DataSource, EntityTarget, ObjectLiteral, Repository } from 'typeorm';
import { ENTITIES } from '../../../src/app/entities.js';
import type { DatabaseConfig } from '../../../src/platform/config/app-config.js';
import type { Variables } from '../../../src/platform/config/environment-reader.js';
import {
  readEnvironment,
  SIMULATOR_CLIENT_KEY,
  SIMULATOR_SERVER_KEY,
} from '../../../src/platform/config/read-environment.js';
import { openDataSource } from '../../../src/platform/database/connection/data-source.js';
import { TicketTypeEntity } from '../../../src/tickets/tiers/ticket-type.entity.js';
import { copyOf } from '../database/template-database.js';
import type { TestDatabase } from '../database/test-database.js';
import { ADMIN, FESTIVAL } from '../festival.js';
import { freePort } from '../free-port.js';
import { SimulatorControl } from '../simulator-control.js';
import { ApiProcess } from './api-process.js';

export interface RealSaleOptions {
  environment?: Variables;
  /** API processes: on SQLite there can be one. */
  processes?: number;
  timeScale?: number;
  /** By default an own one, in the server of the run. */
  database?: TestDatabase;
  /** The `DATABASE_URL` of the process at `index`; by default the database's for all. */
  urlOf?: (index: number) => string;
}

/** The simulator repeats notifications after seconds; the sale's own time to pay is beyond that. */
export const QUICK_REPEATS = { timeScale: 0.02, environment: { ORDER_EXPIRY_MINUTES: '1000' } };

/** A sale by API processes on a database, with the simulator as the provider, and the test as everybody else. */
export class RealSale {
  readonly forgottenSeats = new Map<string, number>();
  private readonly running: Array<ApiProcess | null>;

  private constructor(
    readonly urls: readonly string[],
    readonly config: { database: DatabaseConfig },
    readonly simulator: SimulatorControl,
    private readonly provider: RunningSimulator,
    private readonly variables: Variables,
    private readonly database: TestDatabase,
    private readonly dataSource: DataSource,
    private readonly urlOf: (index: number) => string,
  ) {
    this.running = urls.map(() => null);
  }

  static async open(options: RealSaleOptions = {}): Promise<RealSale> {
    const database = options.database ?? (await copyOf(FESTIVAL));
    const { serverKey, clientKey } = { serverKey: SIMULATOR_SERVER_KEY, clientKey: SIMULATOR_CLIENT_KEY };
    const simulator = await startSimulator({ serverKey, clientKey, timeScale: options.timeScale ?? 1 });
    const variables = {
      DATABASE_URL: database.url,
      VAR_DIR: database.directory,
      MAIL_PER_MINUTE: '100000',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      SIMULATOR_URL: simulator.url,
      SECRET_KEY: 'a secret key of the tests, long enough for everyone',
      RATE_LIMITS: 'off',
      PROOF_OF_WORK: 'off',
      ...options.environment,
    };
    const ports = await Promise.all(Array.from({ length: options.processes ?? 1 }, freePort));
    const config = readEnvironment(variables, () => 'unused');
    return new RealSale(
      ports.map((port) => `http://127.0.0.1:${port}`),
      config,
      new SimulatorControl(simulator.url),
      simulator,
      variables,
      database,
      await openDataSource(config.database, ENTITIES),
      options.urlOf ?? (() => database.url),
    );
  }

  /** Starts the process at `index`, again after an end; it is ready afterwards. */
  async start(index = 0, stdout?: string, own: Variables = {}): Promise<ApiProcess> {
    const url = this.url(index);
    const mine = { DATABASE_URL: this.urlOf(index), PUBLIC_URL: url, PORT: new URL(url).port };
    const environment = { ...this.variables, ...mine, ...own };
    const process = ApiProcess.start(environment, join(this.database.directory, `api-${index}.log`), stdout);
    this.running[index] = process;
    await process.untilReady(url);
    return process;
  }

  async startAll(): Promise<void> {
    for (const index of this.urls.keys()) await this.start(index);
  }

  /** Ends the process at `index` without a warning. */
  async kill(index: number): Promise<void> {
    await this.running[index]?.end('SIGKILL');
  }

  async stop(): Promise<void> {
    for (const process of this.running) await process?.end('SIGTERM');
  }

  async close(): Promise<void> {
    for (const process of this.running) await process?.end('SIGKILL');
    await this.provider.close();
    await this.dataSource.destroy();
    await this.database.drop();
  }

  url(index = 0): string {
    return this.urls[index % this.urls.length] ?? '';
  }

  rows<T extends ObjectLiteral>(entity: EntityTarget<T>): Repository<T> {
    return this.dataSource.getRepository(entity);
  }

  /** Puts a tier on sale, before the processes start. */
  async tier(quota: number, type = 'pre-sales-2'): Promise<string> {
    await this.rows(TicketTypeEntity).update(
      { type },
      { sold: 0, quota, price: 50_000, buttonText: 'BUY TICKET', isAvailable: true, isDisabled: false },
    );
    return type;
  }

  /** The mails that have left, by the numbers of their rows. */
  mailsInOutbox(): Set<number> {
    const names = readdirSync(join(this.database.directory, 'outbox')).filter((name) => name.endsWith('.eml'));
    return new Set(names.map((name) => Number(name.split('-')[1])));
  }
}
