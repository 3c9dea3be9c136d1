import { crockford, TICKET_CODE_RANDOM_LENGTH, type BuyerCategory, type TicketStatus } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { In, IsNull, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { insertRows } from '../../platform/database/insert-rows.js';
import { TicketEntity } from '../ticket.entity.js';
import { hashTicketCode } from './hash-ticket-code.js';
import { TicketChangesService } from './ticket-changes.service.js';
import { TicketSignerService } from './ticket-signer.service.js';

/** The order's fields that are copied to its tickets. */
export interface TicketOrder {
  id: number;
  orderNumber: string;
  ticketType: string;
  ticketQuantity: number;
  buyerName: string;
  buyerEmail: string;
  category: BuyerCategory;
}

/** Which of an order's tickets to make, and in what state. */
export interface WantedTickets {
  /** From 1 to the order's quantity. */
  numbers: readonly number[];
  status: Exclude<TicketStatus, 'used'>;
}

/** A refund that takes tickets out. Its order comes along since tickets are indexed by that. */
export interface TicketsRefund {
  id: number;
  orderId: number;
}

/** Ids of tickets: those to bring into a state, and those to take away. */
export interface TicketCorrection {
  state: Exclude<TicketStatus, 'used'>;
  wrong: readonly number[];
  surplus: readonly number[];
}

/** The tickets of an order, changed in the order's own transaction only. */
@Injectable()
export class TicketsService {
  constructor(
    private readonly clock: Clock,
    private readonly changes: TicketChangesService,
    private readonly signer: TicketSignerService,
  ) {}

  /** Makes the order's tickets: all of them, pending, if nothing else is said. */
  async issue(db: EntityManager, order: TicketOrder, wanted?: WantedTickets): Promise<void> {
    await insertRows(db, TicketEntity, this.rowsOf(order, wanted));
    if (wanted && wanted.status !== 'pending') await this.changes.ofOrders(db, [order.id]);
  }

  /** Makes all tickets of several orders, pending. */
  async issueAll(db: EntityManager, orders: readonly TicketOrder[]): Promise<void> {
    const rows = orders.flatMap((order) => this.rowsOf(order));
    await insertRows(db, TicketEntity, rows);
  }

  private rowsOf(order: TicketOrder, wanted?: WantedTickets): Array<Omit<TicketEntity, 'id'>> {
    const createdAt = this.clock.now();
    const { numbers, status } = wanted ?? { numbers: numbersOf(order), status: 'pending' };
    return numbers.map((number) => ({
      ...newCode(),
      orderId: order.id,
      orderNumber: order.orderNumber,
      ticketType: order.ticketType,
      number,
      quantity: order.ticketQuantity,
      buyerName: order.buyerName,
      buyerEmail: order.buyerEmail,
      category: order.category,
      status,
      checkedInAt: null,
      checkedInGate: null,
      checkedInBy: null,
      leftAt: null,
      resetAt: null,
      refundId: null,
      signingKey: this.signer.presentKey,
      createdAt,
      deletedAt: null,
    }));
  }

  /** Moves the order's tickets to a state; used ones stay used, and refunded ones out. */
  async moveTo(db: EntityManager, orderId: number, status: Exclude<TicketStatus, 'used'>): Promise<void> {
    const movable: TicketStatus[] = ['pending', 'valid', 'expired', 'cancelled'];
    const others = In(movable.filter((each) => each !== status));
    // A paid order that is open again: its tickets were mailed, so phones at the gate must know that they let nobody in.
    const change = status === 'pending' ? { status, resetAt: this.clock.now() } : { status };
    await db.update(TicketEntity, { orderId, status: others, refundId: IsNull(), deletedAt: IsNull() }, change);
    await this.changes.ofOrders(db, [orderId]);
  }

  /** Takes valid tickets out for a refund: from now on they let nobody in. Gives the number of those that were valid. */
  async takeOut(db: EntityManager, orderId: number, codes: readonly string[], refundId: number): Promise<number> {
    const valid = { orderId, ticketCode: In([...codes]), status: 'valid' as const, refundId: IsNull() };
    const taken = await db.update(TicketEntity, { ...valid, deletedAt: IsNull() }, { status: 'cancelled', refundId });
    await this.changes.ofOrders(db, [orderId]);
    return taken.affected ?? 0;
  }

  /** The refund was given up, or its order has ended: the tickets follow their order again. */
  async putBack(
    db: EntityManager,
    { orderId, id: refundId }: TicketsRefund,
    status: 'valid' | 'cancelled',
  ): Promise<void> {
    await db.update(TicketEntity, { orderId, refundId }, { status, refundId: null });
    await this.changes.ofOrders(db, [orderId]);
  }

  /** Those of a deleted order count too. */
  takenOut(db: EntityManager, { orderId, id: refundId }: TicketsRefund): Promise<number> {
    return db.countBy(TicketEntity, { orderId, refundId });
  }

  /** Gives the holder's new data to all tickets of the order. */
  async rename(
    db: EntityManager,
    orderId: number,
    { buyerName, buyerEmail }: Pick<TicketOrder, 'buyerName' | 'buyerEmail'>,
  ): Promise<void> {
    await db.update(TicketEntity, { orderId }, { buyerName, buyerEmail });
    await this.changes.ofOrders(db, [orderId]);
  }

  /** Hides the tickets of a deleted order. */
  async hide(db: EntityManager, orderId: number, deletedAt: Date): Promise<void> {
    await db.update(TicketEntity, { orderId, deletedAt: IsNull() }, { deletedAt });
    await this.changes.ofOrders(db, [orderId]);
  }

  /** Brings tickets into their right state and takes surplus ones away; used ones are left alone. Gives the count. */
  async correct(db: EntityManager, { state, wrong, surplus }: TicketCorrection): Promise<number> {
    const notUsed = In<TicketStatus>(['pending', 'valid', 'expired', 'cancelled']);
    const deletedAt = this.clock.now();
    const moved = await db.update(TicketEntity, { id: In(wrong), status: notUsed }, { status: state });
    const gone = await db.update(
      TicketEntity,
      { id: In(surplus), status: notUsed },
      { status: 'cancelled', deletedAt },
    );
    await this.changes.ofTickets(db, [...wrong, ...surplus], { ofDetails: true });
    return (moved.affected ?? 0) + (gone.affected ?? 0);
  }

  ofOrder(db: EntityManager, orderId: number): Promise<TicketEntity[]> {
    return db.find(TicketEntity, { where: { orderId, deletedAt: IsNull() }, order: { number: 'ASC', id: 'ASC' } });
  }

  hasUsed(db: EntityManager, orderId: number): Promise<boolean> {
    return db.existsBy(TicketEntity, { orderId, status: 'used' });
  }
}

function newCode(): Pick<TicketEntity, 'ticketCode' | 'codeHash'> {
  const ticketCode = `TKT-${crockford(randomBytes(TICKET_CODE_RANDOM_LENGTH))}`;
  return { ticketCode, codeHash: hashTicketCode(ticketCode) };
}

const numbersOf = ({ ticketQuantity }: TicketOrder): number[] =>
  Array.from({ length: ticketQuantity }, (_, index) => index + 1);
