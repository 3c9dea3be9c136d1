import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { ShutdownService } from '../clock/shutdown.service.js';
import { AppConfig } from '../config/app-config.js';
import { EditionsService } from '../editions/editions.service.js';
import { isDatabaseAway, isDuplicateKey } from '../database/database-errors.js';
import { lockRows } from '../database/lock-rows.js';
import { assertUsable } from '../database/migrations/half-restored.js';
import { Reader } from '../database/reader.js';
import { writeFence } from '../database/transaction-scope.js';
import { Transactions } from '../database/transactions.js';
import { describeError } from '../errors/describe-error.js';
import { MetricsService, type TurnOutcome } from '../metrics/metrics.service.js';
import { LeaseEntity } from './lease.entity.js';

/** Another holder has the lease now: what this one was about to write is undone. */
class LeaseLost extends Error {}

/** The work has taken longer than its lease. */
class LeaseOver extends Error {}

/** A turn of a holder: its number, and for how long the lease is held without renewal. */
interface Turn {
  token: number;
  leftMs: number;
}

/** A piece of scheduled work. */
interface Work {
  name: string;
  leaseMs: number;
  /** Past `leaseMs` the lease is renewed while the work goes on, for so long at most. */
  atMostMs: number;
  run: () => Promise<unknown>;
}

/**
 * Lets one process of several run a piece of scheduled work. The lease is held between runs and passes on when its
 * holder dies. Its number fences: each transaction of the work checks it before the commit, so a process that slept
 * past its lease can't write. Work that lasts too long is given up, so that a hanging job doesn't hold its schedule.
 */
@Injectable()
export class LeasesService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(LeasesService.name);
  private readonly holder = randomUUID();
  private readonly running = new Map<string, Promise<unknown>>();
  /** Work that was given up may still be at it: its name is held again only as a new turn. */
  private readonly givenUp = new Set<string>();
  private stopped = false;

  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly config: AppConfig,
    private readonly shutdown: ShutdownService,
    private readonly metrics: MetricsService,
    private readonly editions: EditionsService,
  ) {}

  /**
   * Runs the work when this process does scheduled work, holds the lease and isn't at it already. Failures are logged, never thrown. When its
   * process is killed, others wait `leaseMs` milliseconds; work that may last longer says so by `atMostMs`.
   */
  async run(name: string, leaseMs: number, work: () => Promise<unknown>, atMostMs = leaseMs): Promise<void> {
    const isPaused = this.stopped || this.editions.isPaused;
    if (!this.config.runsJobs || isPaused || this.running.has(name)) return;
    const turn = this.turn({ name, leaseMs, atMostMs, run: work });
    this.running.set(name, turn);
    await turn;
    this.running.delete(name);
  }

  /** On SQLite one process lives: the leases that are left are those of one that was killed. */
  async onApplicationBootstrap(): Promise<void> {
    await this.transactions.run(async (db) => {
      if (db.connection.driver.options.type !== 'mariadb') await db.updateAll(LeaseEntity, { expiresAt: new Date(0) });
    });
  }

  /** Takes no further turn, waits for those under way and hands the leases on; a turn that goes on can't write then. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.shutdown.waitFor(Promise.all(this.running.values()));
    await this.transactions
      .evenSo(() =>
        this.transactions.run((db) => db.update(LeaseEntity, { holder: this.holder }, { expiresAt: new Date(0) })),
      )
      .catch((error: unknown) => this.logger.warn(`leases not handed on: ${describeError(error)}`));
  }

  private async turn(work: Work): Promise<void> {
    const { name } = work;
    const began = performance.now();
    const ended = (outcome: TurnOutcome): void =>
      this.metrics.observeTurn(name, outcome, (performance.now() - began) / 1_000, this.clock.now());
    try {
      const turn = await this.hold(name, work.leaseMs);
      if (!turn) return;
      await this.fenced(work, turn);
      ended('done');
    } catch (error) {
      ended(outcomeOf(error));
      if (error instanceof LeaseOver) this.givenUp.add(name);
      if (error instanceof LeaseLost) this.logger.warn(`${name}: another process has taken over`);
      else if (error instanceof LeaseOver) this.logger.error(`${name} did not end in time and was given up`);
      else if (!this.editions.mayWrite) this.logger.warn(`${name} was broken off: the edition is being closed`);
      else if (isDatabaseAway(error)) this.logger.warn(`${name}: the database is away`);
      else this.logger.error(error, `${name} failed`);
    }
  }

  private async fenced({ name, leaseMs, atMostMs, run }: Work, { token, leftMs }: Turn): Promise<void> {
    let isDone = false;
    const check = async (db: EntityManager): Promise<void> => {
      // What finished work has left running isn't part of it.
      if (!isDone && !(await this.isHeld(db, name, token))) throw new LeaseLost();
    };
    let deadline: NodeJS.Timeout | undefined;
    const isOver = new Promise<never>((_resolve, reject) => {
      deadline = setTimeout(() => reject(new LeaseOver()), atMostMs > leaseMs ? atMostMs : leftMs);
    });
    const ended = new AbortController();
    const kept = atMostMs > leaseMs ? this.keep({ name, leaseMs }, token, ended.signal) : null;
    const done = writeFence.run({ check }, run).finally(() => (isDone = true));
    try {
      await Promise.race([done, isOver]);
    } finally {
      clearTimeout(deadline);
      ended.abort();
      await kept;
    }
  }

  /** Renews the lease until the turn has ended. A failed renewal is left to the next; after some another takes over. */
  private async keep({ name, leaseMs }: Pick<Work, 'name' | 'leaseMs'>, token: number, ended: AbortSignal) {
    for (;;) {
      await pause(leaseMs / 3, undefined, { signal: ended }).catch(() => undefined);
      if (ended.aborted) return;
      const expiresAt = new Date(this.clock.now().getTime() + leaseMs);
      await this.transactions
        .run((db) => db.update(LeaseEntity, { name, holder: this.holder, token }, { expiresAt }))
        .catch((error: unknown) => this.logger.warn(`${name}: the lease was not renewed: ${describeError(error)}`));
    }
  }

  /** Whether the turn with that number is still the newest; nobody can begin another until `db` ends. */
  private async isHeld(db: EntityManager, name: string, token: number): Promise<boolean> {
    const mine = db.createQueryBuilder(LeaseEntity, 'lease').where({ name, holder: this.holder, token });
    return (await lockRows(db, mine, 'pessimistic_read')).length > 0;
  }

  /** Takes the lease, or renews it when half of it is over, so that an idle job costs one read a second. */
  private async hold(name: string, leaseMs: number): Promise<Turn | null> {
    const now = this.clock.now();
    const lease = await this.reader.of(LeaseEntity).findOneBy({ name });
    const expiresAt = new Date(now.getTime() + leaseMs);
    if (!lease) return (await this.create(name, expiresAt)) ? { token: 1, leftMs: leaseMs } : null;
    const isMine = lease.holder === this.holder && !this.givenUp.has(name);
    const leftMs = lease.expiresAt.getTime() - now.getTime();
    if (isMine && leftMs > leaseMs / 2) return { token: lease.token, leftMs };
    if (!isMine && leftMs > 0) return null;
    // Past its end a lease of one's own is a new turn too: work that was given up may still be at it.
    const token = isMine && leftMs > 0 ? lease.token : lease.token + 1;
    const { affected } = await this.transactions.run(async (db) => {
      await assertUsable(db);
      return db.update(
        LeaseEntity,
        { name, holder: lease.holder, token: lease.token },
        { holder: this.holder, token, expiresAt },
      );
    });
    if (!affected) return null;
    this.givenUp.delete(name);
    return { token, leftMs: leaseMs };
  }

  private async create(name: string, expiresAt: Date): Promise<boolean> {
    try {
      await this.transactions.run(async (db) => {
        await assertUsable(db);
        await db.insert(LeaseEntity, { name, holder: this.holder, token: 1, expiresAt });
      });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}

function outcomeOf(error: unknown): TurnOutcome {
  if (error instanceof LeaseLost) return 'lost';
  if (error instanceof LeaseOver) return 'given_up';
  return isDatabaseAway(error) ? 'database_away' : 'failed';
}
