import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Clock } from '../clock/clock.js';
import { isDatabaseAway, isDuplicateKey } from '../database/duplicate-key.js';
import { Reader } from '../database/reader.js';
import { Transactions } from '../database/transactions.js';
import { describeError } from '../errors/describe-error.js';
import { LeaseEntity } from './lease.entity.js';

/**
 * Lets one process of several run a piece of scheduled work. The lease is held between runs and passes on when its
 * holder dies. The guards of the work itself stop late writes of a slow holder.
 */
@Injectable()
export class LeasesService implements OnApplicationShutdown {
  private readonly logger = new Logger(LeasesService.name);
  private readonly holder = randomUUID();
  private readonly running = new Map<string, Promise<unknown>>();
  private stopped = false;

  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Runs the work when this process holds the lease and isn't at it already. Failures are logged, never thrown. */
  async run(name: string, leaseMs: number, work: () => Promise<unknown>): Promise<void> {
    if (this.stopped || this.running.has(name)) return;
    const turn = this.turn(name, leaseMs, work);
    this.running.set(name, turn);
    await turn;
    this.running.delete(name);
  }

  /** Waits for what is under way and hands the leases on at once. */
  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await Promise.all(this.running.values());
    await this.transactions
      .run((db) => db.update(LeaseEntity, { holder: this.holder }, { expiresAt: new Date(0) }))
      .catch((error: unknown) => this.logger.warn(`leases not handed on: ${describeError(error)}`));
  }

  private async turn(name: string, leaseMs: number, work: () => Promise<unknown>): Promise<void> {
    try {
      if (await this.hold(name, leaseMs)) await work();
    } catch (error) {
      if (isDatabaseAway(error)) this.logger.warn(`${name}: the database is away`);
      else this.logger.error(error, `${name} failed`);
    }
  }

  /** Takes the lease, or renews it when half of it is over, so that an idle job costs one read a second. */
  private async hold(name: string, leaseMs: number): Promise<boolean> {
    const now = this.clock.now();
    const lease = await this.reader.of(LeaseEntity).findOneBy({ name });
    const expiresAt = new Date(now.getTime() + leaseMs);
    if (!lease) return this.create(name, expiresAt);
    const isMine = lease.holder === this.holder;
    const leftMs = lease.expiresAt.getTime() - now.getTime();
    if (isMine && leftMs > leaseMs / 2) return true;
    if (!isMine && leftMs > 0) return false;
    const { affected } = await this.transactions.run((db) =>
      db.update(
        LeaseEntity,
        { name, holder: lease.holder, token: lease.token },
        { holder: this.holder, token: lease.token + 1, expiresAt },
      ),
    );
    return Boolean(affected);
  }

  private async create(name: string, expiresAt: Date): Promise<boolean> {
    try {
      await this.transactions.run((db) => db.insert(LeaseEntity, { name, holder: this.holder, token: 1, expiresAt }));
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}
