import { startSimulator, type RunningSimulator } from '@festival/midtrans-simulator';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { DataSource, EntityTarget, ObjectLiteral, Repository } from 'typeorm';
import type { AppConfig } from '../../src/platform/config/app-config.js';
import type { Variables } from '../../src/platform/config/environment-reader.js';
import {
  readEnvironment,
  SIMULATOR_CLIENT_KEY,
  SIMULATOR_SERVER_KEY,
} from '../../src/platform/config/read-environment.js';
import { type AppOptions, createLogger } from '../../src/app/configure-app.js';
import { ENTITIES } from '../../src/app/entities.js';
import { openDataSource } from '../../src/platform/database/connection/data-source.js';
import { Transactions } from '../../src/platform/database/transactions.js';
import { prepareApp } from '../../src/app/start.js';
import { OrderEntity } from '../../src/orders/order.entity.js';
import { TicketTypeEntity } from '../../src/tickets/tiers/ticket-type.entity.js';
import { TicketTypesService } from '../../src/tickets/tiers/ticket-types.service.js';
import { AdminUserEntity } from '../../src/auth/admin-user.entity.js';
import { fillDemoContent } from '../../src/demo/fill-demo-content.js';
import { cheapHash } from './accounts/cheap-hash.js';
import { freePort } from './free-port.js';
import { OffsetClock } from './offset-clock.js';
import { SimulatorControl } from './simulator-control.js';
import { Visitor } from './visitor.js';
import { copyOf, type Template } from './database/template-database.js';
import type { TestDatabase } from './database/test-database.js';

export const ADMIN = { email: 'admin@festival.local', password: 'a-long-password-1' };

export const SECRET_KEY = 'a secret key of the tests, long enough for everyone';

/** Half an hour in a second: an open payment expires soon, however busy the machine. */
export const QUICK_DAYS = 0.0005;

/** As few connections to MariaDB as possible: code that needs a second one in a transaction hangs. */
export const SMALL_POOL = { DATABASE_POOL: '2' };

/** Puts another tier on sale than the one that `tier` does by itself. */
export const OTHER_TIER = { type: 'regular', buttonText: 'BUY TICKET', isAvailable: true, isDisabled: false } as const;

export interface FestivalOptions {
  environment?: Variables;
  /** How quickly the provider's days pass: `QUICK_DAYS` for a test that waits for an expiry or a settlement. */
  timeScale?: number;
  webPages?: AppOptions['webPages'];
  /** Receives every line that the application logs. */
  log?: string[];
  /** The address at which the application reaches its database, given the database's own. */
  through?: (databaseUrl: string) => Promise<string>;
}

/** The demo content without the assistant's knowledge (`teach` gives some), and the first admin. */
export const FESTIVAL: Template = { name: 'festival', fill };

async function fill(dataSource: DataSource): Promise<void> {
  const config = readEnvironment({ SECRET_KEY }, () => 'unused');
  const now = new Date();
  const { email, password } = ADMIN;
  const passwordHash = await cheapHash(password);
  const admin = { name: 'Admin User', email, passwordHash, role: 'super_admin' as const, isActive: true };
  await new Transactions(dataSource).run(async (db) => {
    await fillDemoContent(db, config, now, { knowledge: false });
    await db.insert(AdminUserEntity, { ...admin, createdAt: now, updatedAt: now });
  });
}

interface Started extends Pick<FestivalOptions, 'webPages' | 'log'> {
  variables: Variables;
  clock: OffsetClock;
}

async function start({ variables, webPages, log, clock }: Started) {
  const config = readEnvironment(variables, () => 'unused');
  const dataSource = await openDataSource(config.database, ENTITIES);
  const logLevel = log ? 'trace' : (process.env['TEST_LOG_LEVEL'] ?? 'silent');
  const logger = createLogger({ logLevel }, log && { write: (line: string) => log.push(line) });
  const { app } = await prepareApp(config, dataSource, logger, { schedule: false, clock, webPages });
  await app.listen(config.port, '127.0.0.1');
  return { app, config, dataSource };
}

/**
 * The whole product on its own database, listening on a port, with the simulator as its provider. Tests run the jobs
 * themselves. Both clocks move together.
 */
export class Festival {
  /** By tier: seats that orders held when `tier` began to count again. */
  readonly forgottenSeats = new Map<string, number>();

  private constructor(
    readonly app: NestFastifyApplication,
    readonly config: AppConfig,
    readonly clock: OffsetClock,
    readonly simulator: SimulatorControl,
    private readonly running: RunningSimulator,
    private readonly database: TestDatabase,
    private readonly dataSource: DataSource,
    private readonly started: Started,
  ) {}

  static async open(options: FestivalOptions = {}): Promise<Festival> {
    const { environment = {}, timeScale = 1, webPages, log, through } = options;
    const database = await copyOf(FESTIVAL);
    const clock = new OffsetClock();
    const port = await freePort();
    const simulator = await startSimulator({
      serverKey: SIMULATOR_SERVER_KEY,
      clientKey: SIMULATOR_CLIENT_KEY,
      timeScale,
      now: () => clock.now(),
    });
    const variables = {
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATABASE_URL: (await through?.(database.url)) ?? database.url,
      VAR_DIR: database.directory,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      SIMULATOR_URL: simulator.url,
      SECRET_KEY,
      RATE_LIMITS: 'off',
      ...environment,
    };
    const started = { variables, webPages, log, clock };
    const { app, config, dataSource } = await start(started);
    return new Festival(
      app,
      config,
      clock,
      new SimulatorControl(simulator.url),
      simulator,
      database,
      dataSource,
      started,
    );
  }

  /** The same festival after a restart with other variables. This object is done with; visitors go on. */
  async restart(environment: Variables): Promise<Festival> {
    await this.app.close();
    const started = { ...this.started, variables: { ...this.started.variables, ...environment } };
    const { app, config, dataSource } = await start(started);
    const { clock, simulator, running, database } = this;
    return new Festival(app, config, clock, simulator, running, database, dataSource, started);
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.running.close();
    await this.database.drop();
  }

  get url(): string {
    return this.config.publicUrl;
  }

  /** A visitor with their own browser. */
  visitor(): Visitor {
    return new Visitor(this.url);
  }

  async admin(): Promise<Visitor> {
    const admin = this.visitor();
    await admin.post('/admin/login', ADMIN).expect(200);
    return admin;
  }

  get<T>(service: abstract new (...args: never[]) => T): T {
    return this.app.get(service as never, { strict: false });
  }

  /** For reading rows, and for states that no call can cause. */
  rows<T extends ObjectLiteral>(entity: EntityTarget<T>): Repository<T> {
    return this.dataSource.getRepository(entity);
  }

  /** Creates a tier on sale with its own price and quota; returns its key. */
  async tier(changes: Partial<TicketTypeEntity> = {}): Promise<string> {
    const type = changes.type ?? 'pre-sales-2';
    await this.get(Transactions).run(async (db) => {
      await db.update(TicketTypeEntity, { type }, { sold: 0, quota: null, price: 50_000, ...changes });
      this.get(TicketTypesService).forget();
      const { sold } = await db.findOneByOrFail(TicketTypeEntity, { type });
      const holding = await db.findBy(OrderEntity, { ticketType: type, holdsSeats: true });
      const held = holding.reduce((sum, order) => sum + order.ticketQuantity - order.refundedQuantity, 0);
      this.forgottenSeats.set(type, held - sold);
    });
    return type;
  }
}
