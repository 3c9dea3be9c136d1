import { crockford, TICKET_CODE_RANDOM_LENGTH, type BuyerCategory, type TicketStatus } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { In, type EntityManager } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { insertRows } from '../database/insert-rows.js';
import { TicketEntity } from './ticket.entity.js';

/** What a ticket takes over from its order. */
export interface TicketOrder {
  id: number;
  orderNumber: string;
  ticketType: string;
  ticketQuantity: number;
  buyerName: string;
  buyerEmail: string;
  category: BuyerCategory;
}

/** The tickets of an order, always changed together with it, in its transaction. */
@Injectable()
export class TicketsService {
  constructor(private readonly clock: Clock) {}

  /** Makes the order's tickets, pending. */
  async issue(db: EntityManager, order: TicketOrder): Promise<void> {
    const createdAt = this.clock.now();
    const rows = Array.from({ length: order.ticketQuantity }, (_, index) => ({
      ticketCode: `TKT-${crockford(randomBytes(TICKET_CODE_RANDOM_LENGTH))}`,
      orderId: order.id,
      orderNumber: order.orderNumber,
      ticketType: order.ticketType,
      number: index + 1,
      quantity: order.ticketQuantity,
      buyerName: order.buyerName,
      buyerEmail: order.buyerEmail,
      category: order.category,
      status: 'pending' as const,
      checkedInAt: null,
      checkedInGate: null,
      checkedInBy: null,
      createdAt,
      deletedAt: null,
    }));
    await insertRows(db, TicketEntity, rows);
  }

  /** Moves the order's tickets to a state; used ones stay used. */
  async moveTo(db: EntityManager, orderId: number, status: Exclude<TicketStatus, 'used'>): Promise<void> {
    const movable: TicketStatus[] = ['pending', 'valid', 'expired', 'cancelled'];
    await db.update(TicketEntity, { orderId, status: In(movable.filter((each) => each !== status)) }, { status });
  }

  ofOrder(db: EntityManager, orderId: number): Promise<TicketEntity[]> {
    return db.find(TicketEntity, { where: { orderId }, order: { number: 'ASC' } });
  }

  hasUsed(db: EntityManager, orderId: number): Promise<boolean> {
    return db.existsBy(TicketEntity, { orderId, status: 'used' });
  }
}
