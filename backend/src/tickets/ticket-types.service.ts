import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { Reader } from '../database/reader.js';
import { Transactions } from '../database/transactions.js';
import { TicketTypeEntity } from './ticket-type.entity.js';

/** How old the tiers that pages and checkouts see may be; the seat count itself is never taken from here. */
const MAX_AGE_MS = 1_000;

/** The tiers, kept ready for a second: every visitor asks for them. */
@Injectable()
export class TicketTypesService {
  private kept: { tiers: TicketTypeEntity[]; at: number } | null = null;
  private loading: Promise<TicketTypeEntity[]> | null = null;

  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** All tiers in their order, at most a second old. */
  async all(): Promise<TicketTypeEntity[]> {
    if (this.kept && Math.abs(this.clock.now().getTime() - this.kept.at) < MAX_AGE_MS) return this.kept.tiers;
    this.loading ??= this.load();
    return this.loading;
  }

  /** The tiers as last seen, without asking the database. */
  known(): TicketTypeEntity[] | null {
    return this.kept?.tiers ?? null;
  }

  /** All tiers as the transaction sees them. */
  fresh(db: EntityManager): Promise<TicketTypeEntity[]> {
    return db.find(TicketTypeEntity, { order: { sortOrder: 'ASC' } });
  }

  /** To be called by whoever changes a tier, inside the transaction that does. */
  forget(): void {
    this.transactions.afterCommit(() => {
      this.kept = null;
      this.loading = null;
    });
  }

  private async load(): Promise<TicketTypeEntity[]> {
    const mine = this.reader.of(TicketTypeEntity).find({ order: { sortOrder: 'ASC' } });
    try {
      const tiers = await mine;
      this.kept = { tiers, at: this.clock.now().getTime() };
      return tiers;
    } finally {
      this.loading = null;
    }
  }
}
