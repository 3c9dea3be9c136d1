import type { OutgoingMail } from '../../../src/mail/senders/mailer.js';
import type { ETicketPayload, FinishPaymentPayload, MailOrder, MailTicket } from '../../../src/mail/mail-payloads.js';

export const festival = {
  name: 'Universe Festival',
  edition: '2025 · The Legacy of the Five Realms',
  concertDate: '2025-11-22T09:00:00Z',
  venue: 'Gading Serpong, Tangerang',
  supportName: 'Ticket support',
  supportWhatsApp: '6281234567890',
};

export const publicUrl = 'https://festival.example.ac.id';

export const order: MailOrder = {
  orderNumber: 'FEST-7K3M9QXW2A',
  buyerName: 'Nadia Putri',
  ticketTypeHeader: 'PRE-SALE 1',
  quantity: 2,
  unitPrice: 59_000,
  amount: 118_000,
  discountAmount: 11_800,
  bundleDiscountAmount: 4_000,
  finalAmount: 102_200,
  paidAt: '2025-10-03T04:12:00Z',
  expiresAt: '2025-10-03T17:40:00Z',
};

function ticket(number: number): MailTicket {
  const code = `TKT-7K3M9QXW2A${number}Z`;
  return { code, number, address: `${publicUrl}/t/${code}?verify=k1.${'aB3-_xYz09'.repeat(8)}${number}` };
}

export function eTicket(change: Partial<MailOrder> = {}): ETicketPayload {
  const changed = { ...order, ...change };
  const tickets = Array.from({ length: changed.quantity }, (_each, index) => ticket(index + 1));
  return { order: changed, festival, publicUrl, tickets };
}

export function finishPayment(change: Partial<MailOrder> = {}): FinishPaymentPayload {
  const resumeUrl = `${publicUrl}/payment/pending?order_id=${order.orderNumber}&resume=abc-_123`;
  return { order: { ...order, paidAt: null, ...change }, festival, publicUrl, resumeUrl };
}

/** As a sender gets it, without pictures. */
export const OUTGOING_MAIL: OutgoingMail = {
  id: 1,
  to: 'nadia@example.com',
  messageId: '<one@festival.local>',
  subject: 'One',
  html: '<p>One</p>',
  text: 'One',
  attachments: [],
};
