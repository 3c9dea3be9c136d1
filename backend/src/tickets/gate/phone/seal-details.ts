import type { SealedTicket, TicketDetails } from '@festival/contracts';
import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import type { TicketEntity } from '../../ticket.entity.js';

const IV_BYTES = 12;

/** A holder's details that only the ticket's code opens: whoever finds a phone without the tickets reads nothing. */
export function sealDetails({ ticketCode, codeHash }: TicketEntity, details: TicketDetails): SealedTicket {
  const key = createHash('sha256').update(`gate-details:${ticketCode}`).digest();
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const text = Buffer.concat([cipher.update(JSON.stringify(details), 'utf8'), cipher.final()]);
  // Web Crypto wants the tag behind the text.
  const sealed = Buffer.concat([iv, text, cipher.getAuthTag()]).toString('base64url');
  return { hash: codeHash, sealed };
}

/** `headers`: the names of tiers by their keys. */
export function detailsOf(ticket: TicketEntity, headers: ReadonlyMap<string, string>): TicketDetails {
  return {
    buyer_name: ticket.buyerName,
    category: ticket.category,
    ticket_type_header: headers.get(ticket.ticketType) ?? ticket.ticketType,
    order_number: ticket.orderNumber,
  };
}
