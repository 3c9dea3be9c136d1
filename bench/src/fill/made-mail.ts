import { isSuccessful } from '@festival/contracts';
import type { MailEntity } from '@festival/backend/mail/mail.entity.js';
import type { MadeOrder, MadeTicket } from './made-order.js';
import type { Random } from './random.js';

const FESTIVAL = {
  name: 'The Legacy of the Five Realms',
  edition: '2025',
  concertDate: '2025-11-22T11:00:00.000Z',
  venue: 'Campus, Gading Serpong, Tangerang, Banten, Indonesia',
  supportName: 'Ticketing Division',
  supportWhatsApp: '6281200000000',
};
const PUBLIC_URL = 'http://localhost:3000';
const FAILED_SHARE = 0.0005;

/**
 * The mail of an order, sent or, for a few, failed: e-tickets, or the link to finish the payment. None is pending, so
 * nothing is sent; its links have no signatures.
 */
export function makeMail(
  order: MadeOrder,
  tickets: readonly MadeTicket[],
  orderId: number,
  random: Random,
): Omit<MailEntity, 'id'> {
  const isPaid = isSuccessful(order.status);
  const isFailed = random.isWithin(FAILED_SHARE);
  const common = { order: facts(order), festival: FESTIVAL, publicUrl: PUBLIC_URL };
  const resumeUrl = `${PUBLIC_URL}/payment/pending?order_id=${order.orderNumber}`;
  return {
    kind: isPaid ? 'e_ticket' : 'finish_payment',
    payload: isPaid ? { ...common, tickets: tickets.map(shownTicket) } : { ...common, resumeUrl },
    orderId,
    orderNumber: order.orderNumber,
    toAddress: order.buyerEmail,
    language: order.language,
    status: isFailed ? 'failed' : 'sent',
    lane: isPaid ? 0 : 2,
    tries: isFailed ? 8 : 1,
    dueAt: order.createdAt,
    triedAt: order.createdAt,
    claimedUntil: null,
    claimToken: null,
    messageId: `<filled-${order.orderNumber}.fest@localhost>`,
    lastError: isFailed ? '550 5.1.1 The mailbox does not exist' : null,
    createdAt: order.createdAt,
    sentAt: isFailed ? null : order.createdAt,
  };
}

const shownTicket = ({ ticketCode: code, number }: MadeTicket) => ({
  code,
  number,
  address: `${PUBLIC_URL}/t/${code}`,
});

function facts(order: MadeOrder) {
  return {
    orderNumber: order.orderNumber,
    buyerName: order.buyerName,
    ticketTypeHeader: order.ticketTypeHeader,
    quantity: order.ticketQuantity,
    unitPrice: order.unitPrice,
    amount: order.amount,
    discountAmount: order.discountAmount,
    bundleDiscountAmount: order.bundleDiscountAmount,
    finalAmount: order.finalAmount,
    paidAt: order.paidAt?.toISOString() ?? null,
    expiresAt: order.expiresAt.toISOString(),
  };
}
