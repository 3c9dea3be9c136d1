import {
  normalizeEmail,
  normalizePhone,
  type PersonCounts,
  type PersonRequest,
  type PersonSummary,
} from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { In, type FindOptionsWhere } from 'typeorm';
import { AdminUserEntity } from '../../auth/admin-user.entity.js';
import { FindConversationsService } from '../../chatbot/chat/find-conversations.service.js';
import { MailEntity } from '../../mail/mail.entity.js';
import { OrderEntity } from '../../orders/order.entity.js';
import { RefundEntity } from '../../payments/payment-log/refund.entity.js';
import { Clock } from '../../platform/clock/clock.js';
import { inChunks } from '../../platform/database/in-chunks.js';
import { Reader } from '../../platform/database/reader.js';
import { eventEnd } from '../../platform/settings/retention-facts.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { ScanEntity } from '../../tickets/gate/check-in/scan.entity.js';
import { TicketEntity } from '../../tickets/ticket.entity.js';
import { EraseOrderService } from '../erase-order.service.js';
import { blockersOf } from './blockers.js';
import { type Mention, MentionsService } from './mentions.service.js';
import { fragmentsOf, isTelling, type Person } from './person.js';

/** Everything that is kept of somebody. */
export interface FoundPerson {
  person: Person;
  orders: OrderEntity[];
  tickets: TicketEntity[];
  mails: MailEntity[];
  refunds: RefundEntity[];
  scans: ScanEntity[];
  /** Sessions with the assistant in which the address or the number was written. */
  conversations: string[];
  account: AdminUserEntity | null;
}

/** Finds a person by e-mail address, and by phone number if there is one. */
@Injectable()
export class FindPersonService {
  constructor(
    private readonly reader: Reader,
    private readonly mentions: MentionsService,
    private readonly conversations: FindConversationsService,
    private readonly settings: SettingsService,
    private readonly eraseOrder: EraseOrderService,
    private readonly clock: Clock,
  ) {}

  /** What is kept of them, and what speaks against erasing it now. */
  async summary(request: PersonRequest): Promise<PersonSummary> {
    const found = await this.find(request);
    return { counts: countsOf(found, await this.mentions.find(found.person)), blockers: await this.blockers(found) };
  }

  async find({ email: typed, phone: typedPhone }: PersonRequest): Promise<FoundPerson> {
    const email = normalizeEmail(typed);
    const phone = typedPhone ? normalizePhone(typedPhone) : null;
    const orders = await this.reader.of(OrderEntity).find({ where: ordersOf(email, phone), order: { id: 'ASC' } });
    const account = await this.reader.of(AdminUserEntity).findOneBy({ email });
    const person = await this.personOf(email, phone, orders, account);
    const orderId = In(orders.map(({ id }) => id));
    const tickets = await this.reader.of(TicketEntity).find({ where: { orderId }, order: { id: 'ASC' } });
    const scans = await inChunks(
      tickets.map(({ id }) => id),
      (ids) => this.reader.of(ScanEntity).find({ where: { ticketId: In(ids) }, order: { id: 'ASC' } }),
    );
    return {
      person,
      orders,
      tickets,
      scans,
      account,
      mails: await this.reader
        .of(MailEntity)
        .find({ where: [{ orderId }, { toAddress: email }], order: { id: 'ASC' } }),
      refunds: await this.reader.of(RefundEntity).find({ where: { orderId }, order: { id: 'ASC' } }),
      conversations: await this.conversations.sessions(fragmentsOf({ ...person, names: [] })),
    };
  }

  /** Why they can't be erased now; empty: they can. */
  async blockers({ orders, tickets, account }: FoundPerson): Promise<string[]> {
    const underWay = await this.eraseOrder.underWay();
    const isOver =
      eventEnd(await this.settings.stored('festival'), await this.settings.stored('gate')) <= this.clock.now();
    return blockersOf({ orders, tickets, account, underWay: new Set(underWay), isOver });
  }

  /** Names that other buyers bear too are left out: texts with them may be about others. */
  private async personOf(
    email: string,
    phone: string | null,
    orders: readonly OrderEntity[],
    account: AdminUserEntity | null,
  ) {
    const own = orders.filter(({ buyerEmail }) => buyerEmail === email);
    const phones = new Set([...(phone ? [phone] : []), ...own.map(({ buyerPhone }) => buyerPhone)]);
    const names = new Set([...orders.map(({ buyerName }) => buyerName), ...(account ? [account.name] : [])]);
    const ids = new Set(orders.map(({ id }) => id));
    const telling: string[] = [];
    for (const name of [...names].filter(isTelling)) {
      const bearers = await this.reader.of(OrderEntity).find({ where: { buyerName: name }, select: { id: true } });
      if (bearers.every(({ id }) => ids.has(id))) telling.push(name);
    }
    return { email, phones: [...phones].filter(isPhone), names: telling };
  }
}

/** Erased ones have none. */
const isPhone = (phone: string): boolean => phone.replace(/\D/g, '').length >= 8;

function ordersOf(email: string, phone: string | null): Array<FindOptionsWhere<OrderEntity>> {
  return [{ buyerEmail: email }, { openEmail: email }, ...(phone ? [{ buyerPhone: phone }, { openPhone: phone }] : [])];
}

export function countsOf(found: FoundPerson, mentions: readonly Mention[]): PersonCounts {
  const { orders, tickets, mails, refunds, scans, conversations, account } = found;
  // Those rows are counted as what they are.
  const others = mentions.filter(({ table }) => !['mails', 'refunds', 'chatbot_conversations'].includes(table));
  return {
    orders: orders.length,
    tickets: tickets.length,
    mails: mails.length,
    refunds: refunds.length,
    scans: scans.length,
    conversations: conversations.length,
    accounts: account ? 1 : 0,
    mentions: others.length,
  };
}
