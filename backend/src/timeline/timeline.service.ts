import type { OrderTimeline, TimelineEntry } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { AuditEntryEntity } from '../audit/audit-entry.entity.js';
import { AdminUserEntity } from '../auth/admin-user.entity.js';
import { Reader } from '../platform/database/reader.js';
import { MailEntity } from '../mail/mail.entity.js';
import { AdminOrdersService } from '../orders/admin/admin-orders.service.js';
import { OrderEventEntity } from '../orders/status/order-event.entity.js';
import { AttemptEntity } from '../payments/payment-log/attempt.entity.js';
import { NotificationEntity } from '../payments/webhook/notification.entity.js';
import { ProviderTransactionEntity } from '../payments/payment-log/provider-transaction.entity.js';
import { RefundEntity } from '../payments/payment-log/refund.entity.js';
import { ScanEntity } from '../tickets/gate/check-in/scan.entity.js';
import type { TicketEntity } from '../tickets/ticket.entity.js';
import { eventEntries, placedEntry } from './order-history.js';
import { attemptEntries, notificationEntries, refundEntries, transactionEntries } from './payment-history.js';
import { auditEntries, mailEntries, scanEntries } from './people-history.js';

/** Everything that happened to one order, out of what every module wrote down about it. */
@Injectable()
export class TimelineService {
  constructor(
    private readonly orders: AdminOrdersService,
    private readonly reader: Reader,
  ) {}

  /** The oldest first. Throws 404. */
  async of(key: string): Promise<OrderTimeline> {
    const order = await this.orders.entity(key);
    const tickets = await this.orders.tickets(order.id);
    const audited = await this.audited(order.id, tickets);
    const isByHand = audited.some(({ resource, action }) => resource === 'orders' && action === 'create');
    const where = { orderId: order.id };
    const entries = [
      ...(isByHand ? [] : [placedEntry(order)]),
      ...auditEntries(audited),
      ...(await this.payments(order.id)),
      ...eventEntries(await this.reader.of(OrderEventEntity).find({ where, order: { id: 'ASC' } })),
      ...refundEntries(await this.reader.of(RefundEntity).find({ where, order: { id: 'ASC' } })),
      ...mailEntries(await this.reader.of(MailEntity).find({ where, order: { id: 'ASC' } })),
      ...(await this.scans(tickets)),
    ];
    // Stable: what happened in one millisecond stays in the order above, cause before effect.
    return { entries: entries.toSorted((a, b) => a.at.localeCompare(b.at)) };
  }

  private async payments(orderId: number): Promise<TimelineEntry[]> {
    const attempts = await this.reader.of(AttemptEntity).find({ where: { orderId }, order: { number: 'ASC' } });
    const where = { attemptId: In(attempts.map(({ id }) => id)) };
    const transactions = await this.reader.of(ProviderTransactionEntity).find({ where, order: { id: 'ASC' } });
    const notifications = await this.reader.of(NotificationEntity).find({ where, order: { id: 'ASC' } });
    return [...attemptEntries(attempts), ...transactionEntries(transactions), ...notificationEntries(notifications)];
  }

  private audited(orderId: number, tickets: readonly TicketEntity[]): Promise<AuditEntryEntity[]> {
    const ofTickets = tickets.flatMap(({ id, ticketCode }) => [String(id), ticketCode]);
    return this.reader.of(AuditEntryEntity).find({
      where: [
        { resource: 'orders', recordId: String(orderId) },
        { resource: 'tickets', recordId: In(ofTickets) },
      ],
      order: { id: 'ASC' },
    });
  }

  private async scans(tickets: readonly TicketEntity[]): Promise<TimelineEntry[]> {
    const where = { ticketId: In(tickets.map(({ id }) => id)) };
    const scans = await this.reader.of(ScanEntity).find({ where, order: { id: 'ASC' } });
    const ids = [...new Set(scans.flatMap(({ adminUserId }) => adminUserId ?? []))];
    const people = await this.reader.of(AdminUserEntity).findBy({ id: In(ids) });
    return scanEntries(scans, new Map(people.map(({ id, email }) => [id, email])));
  }
}
