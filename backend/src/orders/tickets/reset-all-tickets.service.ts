import { TICKET_RESET_TEXTS, type ResetAllTicketsData } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { In, LessThanOrEqual, Not, type EntityManager } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../../platform/access/actor.js';
import { TicketChangesService } from '../../tickets/desk/ticket-changes.service.js';
import { TicketTotalsService } from '../../tickets/desk/ticket-totals.service.js';
import { HandOutEntity } from '../../tickets/gate/check-in/hand-out.entity.js';
import { TicketEntity } from '../../tickets/ticket.entity.js';
import { OrderEntity } from '../order.entity.js';
import { ResetSecretService } from './reset-secret.service.js';
import { unusedTicket, UNTOUCHED, lockPaidOrders, PAID_ORDER, PAID_PARAMETERS } from './resettable.js';

/** Orders at a time: statements stay short, and the process answers others in between. */
const BATCH = 500;

/** Makes the tickets of all paid orders valid again. */
@Injectable()
export class ResetAllTicketsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly secret: ResetSecretService,
    private readonly totals: TicketTotalsService,
    private readonly changes: TicketChangesService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** All or nothing. Who is let in while it runs stays in. Throws 403 on a wrong secret. */
  async resetAll(secret: string, actor: Actor): Promise<ResetAllTicketsData> {
    const startedAt = this.clock.now();
    await this.secret.check(secret, actor, TICKET_RESET_TEXTS.wrongBulkSecret);
    return this.transactions.run(async (db) => {
      const affected = await this.write(db, startedAt);
      const data = { affected, skipped: await this.countSkipped(db) };
      await this.audit.record(db, { ...actor, action: 'reset_all', resource: 'tickets', recordId: null, after: data });
      this.totals.forget();
      return data;
    });
  }

  private async write(db: EntityManager, startedAt: Date): Promise<number> {
    let affected = 0;
    const changed: number[] = [];
    for (let last = 0; ;) {
      const orders = await this.nextOrders(db, last);
      const end = orders.at(-1);
      if (end === undefined) break;
      last = end;
      const paid = await lockPaidOrders(db, orders);
      if (paid.length > 0) affected += await this.reset(db, paid, startedAt);
      changed.push(...paid);
    }
    await this.takeHandOutsBack(db, startedAt);
    // Last: their numbers must not be older than what phones take for settled.
    for (let start = 0; start < changed.length; start += BATCH) {
      await this.changes.ofOrders(db, changed.slice(start, start + BATCH), { ofDetails: false });
    }
    return affected;
  }

  /** Items of tickets that are valid now; what was handed out after the admin looked stays so. */
  private async takeHandOutsBack(db: EntityManager, startedAt: Date): Promise<void> {
    const before = await db
      .createQueryBuilder(HandOutEntity, 'h')
      .innerJoin(TicketEntity, 't', `t.id = h.ticket_id AND t.status = 'valid'`)
      .where('h.handed_at <= :startedAt', { startedAt })
      .getMany();
    const ticketIds = [...new Set(before.map(({ ticketId }) => ticketId))];
    for (let start = 0; start < ticketIds.length; start += BATCH) {
      const some = ticketIds.slice(start, start + BATCH);
      await db.delete(HandOutEntity, { ticketId: In(some), handedAt: LessThanOrEqual(startedAt) });
      await this.changes.ofTickets(db, some);
    }
  }

  private async reset(db: EntityManager, orders: readonly number[], startedAt: Date): Promise<number> {
    const { affected } = await db
      .createQueryBuilder()
      .update(TicketEntity)
      .set(unusedTicket(this.clock.now()))
      .where({ orderId: In([...orders]), status: Not(In([...UNTOUCHED])) })
      .andWhere('deleted_at IS NULL AND refund_id IS NULL')
      .andWhere('(checked_in_at IS NULL OR checked_in_at <= :startedAt)', { startedAt })
      .execute();
    return affected ?? 0;
  }

  /** By the orders' own key: asked by the tickets' states, each batch would look at all of them again. */
  private async nextOrders(db: EntityManager, after: number): Promise<number[]> {
    const resettable = db
      .createQueryBuilder(TicketEntity, 't')
      .select('1')
      .where('t.order_id = o.id AND t.deleted_at IS NULL AND t.refund_id IS NULL AND t.status NOT IN (:...untouched)');
    const rows = await db
      .createQueryBuilder(OrderEntity, 'o')
      .select('o.id', 'id')
      .where(`o.id > :after AND ${PAID_ORDER}`, { after, ...PAID_PARAMETERS })
      .andWhere(`EXISTS (${resettable.getQuery()})`, { untouched: UNTOUCHED })
      .orderBy('o.id')
      .limit(BATCH)
      .getRawMany<{ id: number }>();
    return rows.map(({ id }) => Number(id));
  }

  private countSkipped(db: EntityManager): Promise<number> {
    return db
      .createQueryBuilder(TicketEntity, 't')
      .leftJoin(OrderEntity, 'o', `o.id = t.order_id AND ${PAID_ORDER}`, PAID_PARAMETERS)
      .where({ status: Not(In([...UNTOUCHED])) })
      .andWhere('t.deleted_at IS NULL AND (o.id IS NULL OR t.refund_id IS NOT NULL)')
      .getCount();
  }
}
