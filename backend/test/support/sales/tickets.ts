import { ScanEntity } from '../../../src/tickets/gate/check-in/scan.entity.js';
import { TicketSignerService } from '../../../src/tickets/desk/ticket-signer.service.js';
import { TicketEntity } from '../../../src/tickets/ticket.entity.js';
import type { Festival } from '../festival.js';
import { newBuyer, type Buyer } from '../visitor.js';

export const UNKNOWN_CODE = 'TKT-000000000000';

/** Tickets for tests of the gate. */
export class TicketMaker {
  constructor(private readonly festival: Festival) {}

  /** Valid tickets of a free order. */
  async tickets(quantity = 1, buyer: Buyer = newBuyer()): Promise<TicketEntity[]> {
    await this.festival.tier({ price: 0 });
    const visitor = this.festival.visitor();
    const { order_number: orderNumber } = await visitor.order({ quantity }, await visitor.login(buyer));
    return this.festival.rows(TicketEntity).find({ where: { orderNumber }, order: { number: 'ASC' } });
  }

  async ticket(status: TicketEntity['status'] = 'valid', buyer?: Buyer): Promise<TicketEntity> {
    const [made] = await this.tickets(1, buyer);
    if (!made) throw new Error('no ticket');
    if (status !== 'valid') await this.festival.rows(TicketEntity).update({ id: made.id }, { status });
    return { ...made, status };
  }

  sign(code: string): string {
    return this.festival.get(TicketSignerService).sign({ ticketCode: code, signingKey: null });
  }

  scansOf(code: string): Promise<ScanEntity[]> {
    return this.festival.rows(ScanEntity).find({ where: { code }, order: { id: 'ASC' } });
  }
}

/** The scanner's answer about a ticket. */
export const ticketInfo = ({ ticketCode, orderNumber, buyerName }: TicketEntity, changes: object = {}) => ({
  ticket_code: ticketCode,
  status: 'valid',
  buyer_name: buyerName,
  category: 'internal',
  ticket_type: 'pre-sales-2',
  ticket_type_header: 'Pre Sales 2',
  order_number: orderNumber,
  checked_in_at: null,
  checked_in_gate: null,
  ...changes,
});
