import {
  crockford,
  ORDER_NUMBER_RANDOM_LENGTH,
  priceOrder,
  statusGroup,
  TICKET_CODE_RANDOM_LENGTH,
  type OrderStatus,
  type TicketStatus,
} from '@festival/contracts';
import type { OrderEntity } from '@festival/backend/orders/order.entity.js';
import type { ReferralCodeEntity } from '@festival/backend/orders/codes/referral-code.entity.js';
import type { TicketTypeEntity } from '@festival/backend/tickets/tiers/ticket-type.entity.js';
import { hashTicketCode } from '@festival/backend/tickets/desk/hash-ticket-code.js';
import type { TicketEntity } from '@festival/backend/tickets/ticket.entity.js';
import { makeBuyer } from './made-buyer.js';
import type { Random } from './random.js';

export type MadeOrder = Omit<OrderEntity, 'id'>;
export type MadeTicket = Omit<TicketEntity, 'id'>;

/** The data that all orders of a filled database share. */
export interface Surroundings {
  /** Nothing is made later. */
  now: Date;
  random: Random;
  tiers: readonly [TicketTypeEntity, ...TicketTypeEntity[]];
  referralCodes: readonly [ReferralCodeEntity, ...ReferralCodeEntity[]];
}

const DAY_MS = 24 * 60 * 60 * 1000;
const EXPIRY_MS = 30 * 60 * 1000;
/** The weight of each status; about two tickets an order, most of them paid. */
const STATUSES: ReadonlyArray<readonly [OrderStatus, number]> = [
  ['settlement', 780],
  ['capture', 40],
  ['paid', 10],
  ['expire', 110],
  ['cancel', 35],
  ['deny', 8],
  ['refund', 10],
  ['partial_refund', 3],
  ['pending', 4],
];
const QUANTITIES: ReadonlyArray<readonly [number, number]> = [
  [1, 38],
  [2, 38],
  [3, 13],
  [4, 7],
  [5, 4],
];
const USED_SHARE = 0.4;
const IMPORTED_SHARE = 0.03;
const REFERRED_SHARE = 0.45;

/** A made-up order of that time; `serial` is unique. Without a status, in any of them. */
export function makeOrder(
  serial: number,
  createdAt: Date,
  around: Surroundings,
  status: OrderStatus | null = null,
): MadeOrder {
  const { random } = around;
  const isImported = status === null && random.isWithin(IMPORTED_SHARE);
  status ??= isImported ? 'settlement' : random.weighted(STATUSES, 'settlement');
  const isPending = status === 'pending';
  const buyer = makeBuyer(random, serial);
  const tier = random.pick(around.tiers);
  const quantity = random.weighted(QUANTITIES, 1);
  const unitPrice = tier.price ?? 0;
  const price = priceOrder({ unitPrice, quantity, discountPercentage: 0, bundleEnabled: !isImported });
  const isPaid = statusGroup(status) === 'paid' || statusGroup(status) === 'refunded';
  return {
    orderNumber: `FEST-${crockford(random.bytes(ORDER_NUMBER_RANDOM_LENGTH))}`,
    subject: `filled-${serial}`,
    buyerName: buyer.name,
    buyerEmail: buyer.email,
    buyerPhone: buyer.phone,
    category: random.isWithin(0.6) ? 'internal' : 'external',
    language: random.isWithin(0.7) ? 'id' : 'en',
    ticketType: tier.type,
    ticketTypeHeader: tier.header,
    ticketQuantity: quantity,
    refundedQuantity: 0,
    holdNetwork: null,
    unitPrice,
    amount: price.subtotal,
    discountPercentage: 0,
    discountAmount: price.discountAmount,
    bundleDiscountAmount: price.bundleDiscountAmount,
    finalAmount: price.finalPrice,
    refundedAmount: 0,
    referralCodeId: random.isWithin(REFERRED_SHARE) ? random.pick(around.referralCodes).id : null,
    discountCodeId: null,
    status,
    source: isImported ? 'google_form' : 'web',
    holdsSeats: holdsSeats(status),
    paymentsStale: false,
    syncLocked: isImported,
    syncLockedReason: isImported ? 'Manual import (pre-web sale)' : null,
    transactionId: isPaid && !isImported ? `filled-${serial}-${random.below(1_000_000_000)}` : null,
    attention: random.isWithin(0.0001) ? 'provider_disagrees' : null,
    openEmail: isPending ? buyer.email : null,
    openPhone: isPending ? buyer.phone : null,
    paidAt: isPaid ? new Date(createdAt.getTime() + 60_000 + random.below(EXPIRY_MS - 60_000)) : null,
    // A pending order must not expire while somebody looks at it.
    expiresAt: new Date(createdAt.getTime() + (isPending ? 365 * DAY_MS : EXPIRY_MS)),
    createdAt,
    updatedAt: createdAt,
    deletedAt: null,
  };
}

/** The order's tickets in the states of its status; many of the valid ones are checked in. */
export function makeTickets(order: MadeOrder, orderId: number, { random, now }: Surroundings): MadeTicket[] {
  return Array.from({ length: order.ticketQuantity }, (_, index) => {
    const status = ticketStatus(order.status, random);
    const isUsed = status === 'used';
    const ticketCode = `TKT-${crockford(random.bytes(TICKET_CODE_RANDOM_LENGTH))}`;
    return {
      ticketCode,
      codeHash: hashTicketCode(ticketCode),
      orderId,
      orderNumber: order.orderNumber,
      ticketType: order.ticketType,
      number: index + 1,
      quantity: order.ticketQuantity,
      buyerName: order.buyerName,
      buyerEmail: order.buyerEmail,
      category: order.category,
      status,
      checkedInAt: isUsed ? new Date(Math.min(order.createdAt.getTime() + DAY_MS, now.getTime())) : null,
      checkedInGate: isUsed ? `Gate ${random.pick(['A', 'B', 'C'])}` : null,
      checkedInBy: null,
      leftAt: null,
      resetAt: null,
      refundId: null,
      signingKey: null,
      createdAt: order.createdAt,
      deletedAt: null,
    };
  });
}

function holdsSeats(status: OrderStatus): boolean {
  return ['paid', 'pending'].includes(statusGroup(status)) || status === 'partial_refund';
}

function ticketStatus(status: OrderStatus, random: Random): TicketStatus {
  if (status === 'expire') return 'expired';
  if (status === 'pending') return 'pending';
  if (!holdsSeats(status)) return 'cancelled';
  return random.isWithin(USED_SHARE) ? 'used' : 'valid';
}
