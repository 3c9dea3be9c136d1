import {
  maskEmail,
  normalizeEmail,
  normalizePhone,
  type PersonCounts,
  type PersonRequest,
  type PersonSummary,
} from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { AuditEntryEntity } from '../../audit/audit-entry.entity.js';
import { TypedEntriesService } from '../../audit/typed-entries.service.js';
import { AdminUserEntity } from '../../auth/admin-user.entity.js';
import { FindConversationsService } from '../../chatbot/chat/find-conversations.service.js';
import { MailEntity } from '../../mail/mail.entity.js';
import { NextYearAddressEntity } from '../../next-year/next-year-address.entity.js';
import { OrderEntity } from '../../orders/order.entity.js';
import { isErased } from '../../orders/personal/erased-buyer.js';
import { RefundEntity } from '../../payments/payment-log/refund.entity.js';
import { inChunks } from '../../platform/database/in-chunks.js';
import { Reader } from '../../platform/database/reader.js';
import { ScanEntity } from '../../tickets/gate/check-in/scan.entity.js';
import { TicketEntity } from '../../tickets/ticket.entity.js';
import { EraseOrderService } from '../erase-order.service.js';
import { EventEndService } from '../retention/event-end.service.js';
import { blockersOf } from './blockers.js';
import { fragmentsOf, type Marks, mentions } from './mentions.js';

/** Everything that is kept of somebody, by what is linked to their address. */
export interface FoundPerson extends Marks {
  orders: OrderEntity[];
  /** With the typed number and another address; they are the person's only when somebody says so. */
  ordersOfPhone: OrderEntity[];
  tickets: TicketEntity[];
  /** Of these orders, and others to this address. */
  mails: MailEntity[];
  refunds: RefundEntity[];
  scans: ScanEntity[];
  /** Sessions with the assistant in which the address or the number was written. */
  conversations: string[];
  /** Entries of the audit log in which somebody typed it. */
  typed: AuditEntryEntity[];
  /** The address on next year's list. */
  nextYear: NextYearAddressEntity | null;
  account: AdminUserEntity | null;
}

/** Finds a person by e-mail address, and by the orders with their number that somebody has named. */
@Injectable()
export class FindPersonService {
  constructor(
    private readonly reader: Reader,
    private readonly conversations: FindConversationsService,
    private readonly typed: TypedEntriesService,
    private readonly eraseOrder: EraseOrderService,
    private readonly eventEnd: EventEndService,
  ) {}

  /** What speaks against erasing it now. */
  async blockers({ orders, tickets, account }: FoundPerson): Promise<string[]> {
    const underWay = await this.eraseOrder.underWay(orders);
    return blockersOf({ orders, tickets, account, underWay, overUpTo: await this.eventEnd.overUpTo() });
  }

  async summary(request: PersonRequest): Promise<PersonSummary> {
    const found = await this.find(request);
    return {
      counts: countsOf(found),
      orders_of_phone: found.ordersOfPhone.map(({ orderNumber, buyerEmail, createdAt }) => ({
        order_number: orderNumber,
        masked_email: maskEmail(buyerEmail),
        created_at: createdAt.toISOString(),
      })),
      blockers: await this.blockers(found),
    };
  }

  /** All by indexes, but for the conversations, which are few days old. */
  async find({ email: typedEmail, phone: typedPhone, order_numbers: named = [] }: PersonRequest): Promise<FoundPerson> {
    const email = normalizeEmail(typedEmail);
    const phone = typedPhone ? normalizePhone(typedPhone) : null;
    const own = await this.ordersOf(email);
    const ordersOfPhone = phone === null ? [] : await this.othersWith(phone, email);
    const orders = [...own, ...ordersOfPhone.filter(({ orderNumber }) => named.includes(orderNumber))];
    const ids = orders.map(({ id }) => id);
    const tickets = await this.of(TicketEntity, 'orderId', ids);
    const scans = await this.of(
      ScanEntity,
      'ticketId',
      tickets.map(({ id }) => id),
    );
    const marks = { email, phones: await this.numbersOf(orders, phone) };
    const [fragments, isMeant] = [fragmentsOf(marks), mentions(marks)];
    return {
      ...marks,
      orders,
      ordersOfPhone,
      tickets,
      scans,
      mails: await this.mailsOf(ids, email),
      refunds: await this.of(RefundEntity, 'orderId', ids),
      conversations: await this.conversations.sessions(fragments, isMeant),
      typed: await this.typed.find(fragments, isMeant),
      nextYear: await this.reader.of(NextYearAddressEntity).findOneBy({ email }),
      account: await this.reader.of(AdminUserEntity).findOneBy({ email }),
    };
  }

  ordersOf(email: string): Promise<OrderEntity[]> {
    const where = [{ buyerEmail: email }, { openEmail: email }];
    return this.reader.of(OrderEntity).find({ where, order: { id: 'ASC' } });
  }

  private async othersWith(phone: string, email: string): Promise<OrderEntity[]> {
    const where = [{ buyerPhone: phone }, { openPhone: phone }];
    const orders = await this.reader.of(OrderEntity).find({ where, order: { id: 'ASC' } });
    return orders.filter((order) => order.buyerEmail !== email && order.openEmail !== email && !isErased(order));
  }

  /** A number that another buyer has too tells nothing of whom a text is. */
  private async numbersOf(orders: readonly OrderEntity[], phone: string | null): Promise<string[]> {
    const ids = new Set(orders.map(({ id }) => id));
    const numbers = new Set([...orders.map(({ buyerPhone }) => buyerPhone), ...(phone === null ? [] : [phone])]);
    const all = await this.of(OrderEntity, 'buyerPhone', [...numbers]);
    const shared = new Set(all.filter(({ id }) => !ids.has(id)).map(({ buyerPhone }) => buyerPhone));
    return [...numbers].filter((each) => each.startsWith('+') && !shared.has(each));
  }

  private async mailsOf(orderIds: readonly number[], email: string): Promise<MailEntity[]> {
    const ofOrders = await this.of(MailEntity, 'orderId', orderIds);
    const toThem = await this.reader.of(MailEntity).find({ where: { toAddress: email }, order: { id: 'ASC' } });
    const known = new Set(ofOrders.map(({ id }) => id));
    return [...ofOrders, ...toThem.filter(({ id }) => !known.has(id))];
  }

  private of<T extends { id: number }, K extends keyof T & string>(
    entity: new () => T,
    key: K,
    values: ReadonlyArray<T[K] & (number | string)>,
  ): Promise<T[]> {
    return inChunks(values, (some) =>
      this.reader.of(entity).find({ where: { [key]: In(some) } as never, order: { id: 'ASC' } as never }),
    );
  }
}

export function countsOf(found: FoundPerson): PersonCounts {
  const { orders, tickets, mails, refunds, scans, conversations, nextYear, account, typed } = found;
  return {
    orders: orders.length,
    tickets: tickets.length,
    mails: mails.length,
    refunds: refunds.length,
    scans: scans.length,
    conversations: conversations.length,
    next_year: nextYear ? 1 : 0,
    accounts: account ? 1 : 0,
    typed: typed.length,
  };
}
