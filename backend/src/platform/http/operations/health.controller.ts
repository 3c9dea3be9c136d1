import type { Liveness, Readiness } from '@festival/contracts';
import { Controller, Get } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Public } from '../../access/access.js';
import { ShutdownService } from '../../clock/shutdown.service.js';
import { DatabaseTimeout } from '../../database/connection/database-timeout.js';
import { isDatabaseAway } from '../../database/database-errors.js';
import { isBehind } from '../../database/migrations/is-behind.js';
import { AppError } from '../../errors/app-error.js';
import { OwnLimits } from '../limits/request-ceiling.guard.js';

const RETRY_SECONDS = 5;
const STOPPING = 'The process is stopping.';

/** Probes of the process. */
@OwnLimits()
@Controller('health')
export class HealthController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly shutdown: ShutdownService,
  ) {}

  /** Whether the process answers. */
  @Public()
  @Get('live')
  live(): Liveness {
    return { status: 'up' };
  }

  /**
   * Whether a proxy may send requests here. Also while the database is away: pages and states of orders are answered from
   * memory, and the rest says that it is away.
   * @throws {503} The process is stopping.
   */
  @Public()
  @Get('accepting')
  accepting(): Liveness {
    if (this.shutdown.hasBegun) throw unavailable(STOPPING);
    return { status: 'up' };
  }

  /**
   * Whether the process can serve. The database is reachable and its schema is up to date.
   * @throws {503} The process is stopping.
   * @throws {503} The database is not connected.
   * @throws {503} The database has migrations to run.
   * @throws {503} The database does not answer.
   */
  @Public()
  @Get('ready')
  async ready(): Promise<Readiness> {
    const reason = await this.whyNotReady();
    if (reason !== null) throw unavailable(reason);
    return { status: 'ready' };
  }

  private async whyNotReady(): Promise<string | null> {
    if (this.shutdown.hasBegun) return STOPPING;
    if (!this.dataSource.isInitialized) return 'The database is not connected.';
    try {
      return (await this.hasMigrations()) ? 'The database has migrations to run.' : null;
    } catch {
      // Whatever is wrong with it, it can't be used; the probe is no place to tell more.
      return 'The database does not answer.';
    }
  }

  /** A node that has just gone away says so once; the next connection is to another one, if there is one. */
  private async hasMigrations(): Promise<boolean> {
    try {
      return await isBehind(this.dataSource);
    } catch (error) {
      if (error instanceof DatabaseTimeout || !isDatabaseAway(error)) throw error;
      return isBehind(this.dataSource);
    }
  }
}

const unavailable = (reason: string) =>
  new AppError('UNAVAILABLE', reason, { retryAfterSeconds: RETRY_SECONDS, limit: 'health' });
