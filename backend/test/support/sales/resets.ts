import { AuditEntryEntity } from '../../../src/audit/audit-entry.entity.js';
import { Transactions } from '../../../src/platform/database/transactions.js';
import { OrderStatusService } from '../../../src/orders/status/order-status.service.js';
import { TicketEntity } from '../../../src/tickets/ticket.entity.js';
import type { Festival } from '../festival.js';
import { TicketMaker } from './tickets.js';
import type { PendingCall, Visitor } from '../visitor.js';

export const RESET_SECRET = 'open sesame';

/** Tickets to reset, and the call for it. */
export class ResetBench {
  readonly make: TicketMaker;

  constructor(
    private readonly festival: Festival,
    private readonly admin: Visitor,
  ) {
    this.make = new TicketMaker(festival);
  }

  row(ticketCode: string): Promise<TicketEntity> {
    return this.festival.rows(TicketEntity).findOneByOrFail({ ticketCode });
  }

  /** The ticket was checked in at Gate A. */
  async usedTicket(): Promise<TicketEntity> {
    const { ticketCode } = await this.make.ticket();
    await this.admin.post(`/api/tickets/checkin/${ticketCode}`, undefined, { 'x-scan-gate': 'Gate A' }).expect(200);
    return this.row(ticketCode);
  }

  async refund(orderId: number): Promise<void> {
    const report = { orderId, to: 'refund', source: 'admin', via: 'admin' } as const;
    const { festival } = this;
    await festival.get(Transactions).run((db) => festival.get(OrderStatusService).apply(db, report));
  }

  reset(code: string, changes: object = {}, visitor = this.admin, path = '/api/tickets'): PendingCall {
    return visitor.post(`${path}/${code}/reset`, { secret: RESET_SECRET, confirm_code: code, ...changes });
  }

  audits(action: string): Promise<AuditEntryEntity[]> {
    const where = { resource: 'tickets', action };
    return this.festival.rows(AuditEntryEntity).find({ where, order: { id: 'ASC' } });
  }
}
