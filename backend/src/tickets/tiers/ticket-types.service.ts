import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { TtlCache } from '../../platform/cache/ttl-cache.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import { TicketTypeEntity } from './ticket-type.entity.js';

/** How old the tiers that pages and checkouts see may be; the seat count itself is never taken from here. */
const MAX_AGE_MS = 1_000;

/** The tiers, cached for a second: every visitor asks for them. */
@Injectable()
export class TicketTypesService {
  private readonly tiers: TtlCache<TicketTypeEntity[]>;

  constructor(
    reader: Reader,
    private readonly transactions: Transactions,
    clock: Clock,
  ) {
    this.tiers = new TtlCache(clock, MAX_AGE_MS, () =>
      reader.of(TicketTypeEntity).find({ order: { sortOrder: 'ASC' } }),
    );
  }

  /** All tiers in their order, at most a second old. */
  all(): Promise<TicketTypeEntity[]> {
    return this.tiers.get();
  }

  /** The same when they are in memory and not too old. */
  cached(): TicketTypeEntity[] | null {
    return this.tiers.cached();
  }

  /** The tiers as last seen, without asking the database. */
  known(): TicketTypeEntity[] | null {
    return this.tiers.lastKnown();
  }

  /** All tiers as the transaction sees them. */
  fromDatabase(db: EntityManager): Promise<TicketTypeEntity[]> {
    return db.find(TicketTypeEntity, { order: { sortOrder: 'ASC' } });
  }

  /** To be called by whoever changes a tier, inside the transaction that does. */
  forget(): void {
    this.transactions.afterCommit(() => this.tiers.forget());
  }
}
