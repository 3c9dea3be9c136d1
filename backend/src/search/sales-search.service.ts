import { type AdminTicket, maskTicketCode, SEARCH_HITS } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { AdminOrdersService } from '../orders/admin/admin-orders.service.js';
import { DiscountCodesService } from '../orders/codes/discount-codes.service.js';
import { ReferralCodesService } from '../orders/codes/referral-codes.service.js';
import { AdminTicketsService } from '../orders/tickets/admin-tickets.service.js';
import { CODE_BEGIN } from '../orders/tickets/ticket-filter.js';
import { TicketTypesService } from '../tickets/tiers/ticket-types.service.js';
import { firstOf, type Found, hitsOf, together } from './found.js';

/** No code has I, L, O or U in it. */
const CODE_PIECE = /^[0-9A-HJKMNP-TV-Z]{3,12}$/;
const NOTHING: Found = { hits: [], has_more: false };

/** Orders, tickets, codes and tiers that have a text in them. */
@Injectable()
export class SalesSearchService {
  constructor(
    private readonly orderList: AdminOrdersService,
    private readonly ticketList: AdminTicketsService,
    private readonly referrals: ReferralCodesService,
    private readonly discounts: DiscountCodesService,
    private readonly ticketTypes: TicketTypesService,
  ) {}

  async orders(text: string): Promise<Found> {
    const page = { sort: 'createdAt', order: 'DESC', skip: 0, take: SEARCH_HITS } as const;
    const found = await this.orderList.list({ ...page, filter: { q: text } });
    return hitsOf('orders', found, ({ order_number: title, buyer_name, buyer_email }) => ({
      title,
      detail: `${buyer_name} · ${buyer_email}`,
    }));
  }

  /** By the begin of their code alone: whoever looks for a buyer finds the order. */
  async tickets(text: string): Promise<Found> {
    const piece = text.toUpperCase().replace(/^TKT-?/, '');
    if (!CODE_PIECE.test(piece)) return NOTHING;
    const page = { sort: 'ticketCode', order: 'ASC', skip: 0, take: SEARCH_HITS } as const;
    const { rows, total } = await this.ticketList.list({ ...page, filter: { q: `${CODE_BEGIN}${piece}` } });
    return hitsOf('tickets', { rows: rows.map(byOrder), total }, (ticket) => ({
      title: maskTicketCode(ticket.ticket_code),
      detail: `${ticket.buyer_name} · ${ticket.order_number}`,
    }));
  }

  async codes(text: string): Promise<Found> {
    const referrals = hitsOf('referral-codes', await this.referrals.listPage(firstOf(text)), (code) => ({
      title: code.code,
      detail: code.panitia_name,
    }));
    const discounts = hitsOf('discount-codes', await this.discounts.listPage(firstOf(text)), (code) => ({
      title: code.code,
      detail: code.description,
    }));
    return together([referrals, discounts]);
  }

  async tiers(text: string): Promise<Found> {
    const wanted = text.toLowerCase();
    const rows = (await this.ticketTypes.all()).filter(({ type, header }) =>
      [type, header].some((each) => each.toLowerCase().includes(wanted)),
    );
    return hitsOf('ticket-types', { rows, total: rows.length }, ({ header: title, type: detail }) => ({
      title,
      detail,
    }));
  }
}

/** A ticket has no page of its own; its order's has it. */
function byOrder(ticket: AdminTicket): AdminTicket {
  return { ...ticket, id: ticket.order_id };
}
