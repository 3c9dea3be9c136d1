import { ORDER_REFUSAL_TEXTS, heirOf } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { In, IsNull, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { laterThan } from '../../platform/clock/later-than.js';
import { TicketTypeEntity } from './ticket-type.entity.js';
import { TicketTypesService } from './ticket-types.service.js';

const SEATS_REMAIN = '(quota IS NULL OR sold + :quantity < quota)';
const SEATS_SUFFICE = '(quota IS NULL OR sold + :quantity <= quota)';

/** Answered with 409 when a tier has no more seats. */
export const SOLD_OUT = ORDER_REFUSAL_TEXTS.soldOut;

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
    // Nearly every order leaves seats, and so costs one statement; the second one takes the last of them.
    if (!beyondQuota && (await this.count(db, type, quantity, SEATS_REMAIN))) return true;
    if (!(await this.count(db, type, quantity, beyondQuota ? null : SEATS_SUFFICE))) return false;
    await this.openSuccessors(db, type);
    this.ticketTypes.forget();
    return true;
  }

  private async count(db: EntityManager, type: string, quantity: number, guard: string | null): Promise<boolean> {
    const update = db
      .createQueryBuilder()
      .update(TicketTypeEntity)
      .set({ sold: () => 'sold + :quantity' })
      .where('type = :type', { type, quantity });
    if (guard !== null) update.andWhere(guard);
    const { affected } = await update.execute();
    return Boolean(affected);
  }

  /** Retakes seats for money that came late: the tier's own, or those that went from it to its successor. */
  async retake(db: EntityManager, type: string, quantity: number): Promise<boolean> {
    if (await this.take(db, type, quantity)) return true;
    const tiers = await this.ticketTypes.fromDatabase(db);
    const tier = tiers.find((each) => each.type === type);
    const heir = tier && heirOf(tier, tiers, this.clock.now());
    if (!tier || !heir || heir === tier) return false;
    const { affected } = await db
      .createQueryBuilder()
      .update(TicketTypeEntity)
      .set({ quota: () => 'quota - :quantity' })
      .where('id = :id AND (quota IS NULL OR sold + :quantity <= quota)', { id: heir.id, quantity })
      .execute();
    if (!affected) return false;
    await this.change(db, tier.id, { quota: 'quota + :quantity', sold: 'sold + :quantity' }, quantity);
    await this.noteMove(db, [heir.id, tier.id]);
    this.ticketTypes.forget();
    return true;
  }

  /**
   * Releases seats; when the tier's successor has opened they go to that one's quota, so the house never shrinks.
   * Seats that were sold past the quota are nobody's: with them the house would grow.
   */
  async release(db: EntityManager, type: string, quantity: number): Promise<void> {
    // First the count: it locks the row, so nobody can sell the last seat and open the successor in between.
    const { affected } = await db
      .createQueryBuilder()
      .update(TicketTypeEntity)
      .set({ sold: () => 'sold - :quantity' })
      .where('type = :type AND sold >= :quantity', { type, quantity })
      .execute();
    if (!affected) return;
    const tiers = await this.ticketTypes.fromDatabase(db);
    const tier = tiers.find((each) => each.type === type);
    const heir = tier && heirOf(tier, tiers, this.clock.now());
    const moved = Math.min(quantity, Math.max(0, (tier?.quota ?? 0) - (tier?.sold ?? 0)));
    const wasSoldOut = tier !== undefined && tier.quota !== null && tier.sold + quantity >= tier.quota;
    if (tier && heir && heir !== tier && moved > 0) {
      await this.change(db, tier.id, { quota: 'quota - :quantity' }, moved);
      await this.change(db, heir.id, { quota: 'quota + :quantity' }, moved);
      await this.noteMove(db, [tier.id, heir.id]);
      this.ticketTypes.forget();
    } else if (wasSoldOut) this.ticketTypes.forget();
  }

  /** A sum with an unlimited quota (null) stays unlimited. */
  private async change(
    db: EntityManager,
    id: number,
    sums: { quota?: string; sold?: string },
    quantity: number,
  ): Promise<void> {
    const set = Object.fromEntries(Object.entries(sums).map(([column, sum]) => [column, () => sum]));
    await db.createQueryBuilder().update(TicketTypeEntity).set(set).where('id = :id', { id, quantity }).execute();
  }

  /** After their quotas, which hold the rows: an editor who saw the tiers before is told. */
  private async noteMove(db: EntityManager, ids: number[]): Promise<void> {
    for (const { id, updatedAt } of await db.findBy(TicketTypeEntity, { id: In(ids) })) {
      const now = laterThan(updatedAt, this.clock.now());
      await db.update(TicketTypeEntity, id, { updatedAt: now, seatsMovedAt: now });
    }
  }

  /** Opens what waits for this tier, when its last seat just went. */
  private async openSuccessors(db: EntityManager, type: string): Promise<void> {
    const waiting = (await this.waitingFor(db, type)).map((each) => each.id);
    if (waiting.length === 0) return;
    const tier = await db.findOneByOrFail(TicketTypeEntity, { type });
    if (tier.quota === null || tier.sold < tier.quota) return;
    await db.update(TicketTypeEntity, { id: In(waiting), openedAt: IsNull() }, { openedAt: this.clock.now() });
  }

  private async waitingFor(db: EntityManager, type: string): Promise<TicketTypeEntity[]> {
    const known = this.ticketTypes.known() ?? (await this.ticketTypes.fromDatabase(db));
    return known.filter((each) => each.startsAfter === type && each.openedAt === null);
  }
}
