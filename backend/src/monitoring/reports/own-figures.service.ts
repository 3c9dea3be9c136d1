import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { statfs } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { DataSource } from 'typeorm';
import { MailWorkerService } from '../../mail/queue/mail-worker.service.js';
import { ProviderCircuitBreaker } from '../../payments/provider-limits/circuit-breaker.js';
import { ProviderPool } from '../../payments/provider-limits/provider-pool.js';
import { Clock } from '../../platform/clock/clock.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { DatabaseProbe } from '../../platform/database/connection/database-probe.js';
import { poolUse } from '../../platform/database/connection/mysql-driver.js';
import { Transactions } from '../../platform/database/transactions.js';
import { RateLimitsService } from '../../platform/http/limits/rate-limits.service.js';
import { MetricsService } from '../../platform/metrics/metrics.service.js';
import type { ProcessFigures } from './process-report.entity.js';

const RESOLUTION_MS = 20;
const NANOSECONDS = 1e9;
const CALLS_MS = 120_000;
const ORDERS_MS = 60_000;
/** A database that takes longer is away. */
const PROBE_MS = 3_000;
/** Longer than an alert must hold before it is told. */
const FULL_MS = 60_000;
const POOL_EVERY_MS = 100;

/** What this process sees of itself and of what it talks to. */
@Injectable()
export class OwnFiguresService implements OnApplicationShutdown {
  private readonly lag = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  private readonly probe: DatabaseProbe;
  private readonly poolWatch: NodeJS.Timeout;
  /** Since the last call of `read`. */
  private mostWaiting = 0;
  private hadNoRoomAt = -Infinity;

  constructor(
    private readonly config: AppConfig,
    private readonly dataSource: DataSource,
    private readonly metrics: MetricsService,
    private readonly rateLimits: RateLimitsService,
    private readonly breaker: ProviderCircuitBreaker,
    private readonly pool: ProviderPool,
    private readonly mails: MailWorkerService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {
    this.lag.enable();
    this.probe = new DatabaseProbe(dataSource, PROBE_MS);
    // One look each five seconds would miss most of those who wait.
    this.poolWatch = setInterval(() => this.watchPool(), POOL_EVERY_MS).unref();
  }

  /** The seconds that the database took to answer; throws when it doesn't within three. */
  probeDatabase(): Promise<number> {
    return this.probe.ask();
  }

  /** Since the last call, where it counts over a time; `databaseSeconds` is what the probe gave. */
  async read(databaseSeconds: number): Promise<ProcessFigures> {
    const { breaker, metrics, pool } = this;
    const calls = (outcome: 'answered' | 'refused' | 'unavailable') => metrics.providerCalls.sum(outcome, CALLS_MS);
    return {
      lagSeconds: this.lagSeconds(),
      databaseSeconds,
      isDatabaseFull: this.isDatabaseFull(),
      pool: this.databasePool(),
      memory: { used: process.memoryUsage.rss(), limit: memoryLimit() },
      disk: await diskOf(this.config.varDir),
      redis: this.rateLimits.isShared(),
      provider: {
        isPaused: breaker.isOpen(),
        isFull: pool.isFull(),
        answered: calls('answered') + calls('refused'),
        unavailable: calls('unavailable'),
      },
      orders: {
        served: metrics.orderAnswers.sum('served', ORDERS_MS),
        failed: metrics.orderAnswers.sum('failed', ORDERS_MS),
      },
      isMailServerAway: this.mails.isServerAway(),
      lastDone: Object.fromEntries(metrics.lastDone),
    };
  }

  onApplicationShutdown(): void {
    this.lag.disable();
    clearInterval(this.poolWatch);
    this.probe.close();
  }

  private watchPool(): void {
    this.mostWaiting = Math.max(this.mostWaiting, poolUse(this.dataSource)?.waiting ?? 0);
  }

  private isDatabaseFull(): boolean {
    const now = this.clock.now().getTime();
    if (this.transactions.takeHadNoRoom()) this.hadNoRoomAt = now;
    return now - this.hadNoRoomAt < FULL_MS;
  }

  private lagSeconds(): number {
    // The timer that measures waits for its own resolution, which is no lag.
    const seconds = Math.max(0, this.lag.percentile(99) / NANOSECONDS - RESOLUTION_MS / 1_000);
    this.lag.reset();
    return seconds;
  }

  private databasePool(): ProcessFigures['pool'] {
    const { database } = this.config;
    this.watchPool();
    const use = poolUse(this.dataSource);
    const waiting = this.mostWaiting;
    this.mostWaiting = 0;
    return use && database.kind === 'mysql' ? { ...use, waiting, size: database.pool } : null;
  }
}

/** Null where nothing is limited: then Node names as much as the machine has, or more. */
export function memoryLimit(constrained = process.constrainedMemory(), total = totalmem()): number | null {
  return constrained > 0 && constrained < total ? constrained : null;
}

async function diskOf(path: string): Promise<ProcessFigures['disk']> {
  try {
    const { bavail, blocks, bsize } = await statfs(path);
    return { free: bavail * bsize, total: blocks * bsize };
  } catch {
    // The folder is made with the first file in it.
    return null;
  }
}
