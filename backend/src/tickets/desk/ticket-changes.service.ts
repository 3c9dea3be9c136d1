import { Injectable } from '@nestjs/common';
import { type EntityManager, LessThan } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { insertRows } from '../../platform/database/insert-rows.js';
import { Transactions } from '../../platform/database/transactions.js';
import { TicketChangeEntity } from './ticket-change.entity.js';

/** As long as a phone may be without a network before it loads all tickets again. */
export const TICKET_CHANGES_KEPT_MS = 3 * 86_400_000;

/** Notes which tickets have changed, for the phones at the gate. To be called inside the transaction that changes them. */
@Injectable()
export class TicketChangesService {
  constructor(
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  /** All tickets of the orders; `ofDetails`: the holders may be others, or new. */
  async ofOrders(db: EntityManager, orderIds: readonly number[], { ofDetails } = { ofDetails: true }): Promise<void> {
    const changedAt = this.clock.now();
    const rows = orderIds.map((orderId) => ({ orderId, ticketId: null, ofDetails, changedAt }));
    await insertRows(db, TicketChangeEntity, rows);
  }

  /** These tickets. */
  async ofTickets(
    db: EntityManager,
    ticketIds: readonly number[],
    { ofDetails } = { ofDetails: false },
  ): Promise<void> {
    const changedAt = this.clock.now();
    const rows = ticketIds.map((ticketId) => ({ orderId: null, ticketId, ofDetails, changedAt }));
    await insertRows(db, TicketChangeEntity, rows);
  }

  /** Deletes what no phone asks for any more. The newest of those rows stays: it tells that there were others. */
  async prune(): Promise<void> {
    const changedAt = LessThan(new Date(this.clock.now().getTime() - TICKET_CHANGES_KEPT_MS));
    await this.transactions.run(async (db) => {
      const [newest] = await db.find(TicketChangeEntity, { where: { changedAt }, order: { id: 'DESC' }, take: 1 });
      if (newest) await db.delete(TicketChangeEntity, { id: LessThan(newest.id) });
    });
  }
}
