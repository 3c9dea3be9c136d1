import { Injectable } from '@nestjs/common';
import { In, IsNull, type EntityManager } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { heirOf } from './ticket-sale.js';
import { TicketTypeEntity } from './ticket-type.entity.js';
import { TicketTypesService } from './ticket-types.service.js';

/**
 * The only place where `sold` changes, always by a guarded statement: whatever the number of processes, the count
 * can't pass the quota. Call it last in a transaction, so that the tier's row is held for as short as possible.
 */
@Injectable()
export class SeatsService {
  constructor(
    private readonly ticketTypes: TicketTypesService,
    private readonly clock: Clock,
  ) {}

  /** Takes seats of a tier; false when it hasn't that many left. `beyondQuota` is for manual orders alone. */
  async take(db: EntityManager, type: string, quantity: number, beyondQuota = false): Promise<boolean> {
    const update = db
      .createQueryBuilder()
      .update(TicketTypeEntity)
      .set({ sold: () => 'sold + :quantity' })
      .where('type = :type', { type, quantity });
    if (!beyondQuota) update.andWhere('(quota IS NULL OR sold + :quantity <= quota)');
    const { affected } = await update.execute();
    if (!affected) return false;
    await this.openSuccessors(db, type);
    return true;
  }

  /** Gives seats back; when the tier's successor has opened they go to that one's quota, so the house never shrinks. */
  async giveBack(db: EntityManager, type: string, quantity: number): Promise<void> {
    const tiers = await this.ticketTypes.fresh(db);
    const tier = tiers.find((each) => each.type === type);
    if (!tier) return;
    const heir = heirOf(tier, tiers);
    const moves = heir !== tier;
    await db
      .createQueryBuilder()
      .update(TicketTypeEntity)
      .set(
        moves
          ? { sold: () => 'sold - :quantity', quota: () => 'quota - :quantity' }
          : { sold: () => 'sold - :quantity' },
      )
      .where('id = :id AND sold >= :quantity', { id: tier.id, quantity })
      .execute();
    if (moves && tier.quota !== null) {
      await db
        .createQueryBuilder()
        .update(TicketTypeEntity)
        .set({ quota: () => 'quota + :quantity' })
        .where('id = :id AND quota IS NOT NULL', { id: heir.id, quantity })
        .execute();
    }
    this.ticketTypes.forget();
  }

  /** Opens what waits for this tier, when its last seat just went. */
  private async openSuccessors(db: EntityManager, type: string): Promise<void> {
    const waiting = (await this.waitingFor(db, type)).map((each) => each.id);
    if (waiting.length === 0) return;
    const tier = await db.findOneByOrFail(TicketTypeEntity, { type });
    if (tier.quota === null || tier.sold < tier.quota) return;
    await db.update(TicketTypeEntity, { id: In(waiting), openedAt: IsNull() }, { openedAt: this.clock.now() });
    this.ticketTypes.forget();
  }

  private async waitingFor(db: EntityManager, type: string): Promise<TicketTypeEntity[]> {
    const known = this.ticketTypes.known() ?? (await this.ticketTypes.fresh(db));
    return known.filter((each) => each.startsAfter === type && each.openedAt === null);
  }
}
