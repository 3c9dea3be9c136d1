import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { NetworkHoldsService } from '../holds/network-holds.service.js';
import { AppError, fieldError } from '../../platform/errors/app-error.js';
import { SeatsService, SOLD_OUT } from '../../tickets/tiers/seats.service.js';
import { TicketsService } from '../../tickets/desk/tickets.service.js';
import { PurchaseLimitService } from './purchase-limit.service.js';
import { CodeUsesService } from '../codes/code-uses.service.js';
import { OrderMailsService } from '../status/order-mails.service.js';
import { OrderStatusService } from '../status/order-status.service.js';
import type { OrderEntity } from '../order.entity.js';

/** Takes for new orders their tickets, mails, discount uses and seats; a free order is paid at once. */
@Injectable()
export class TakeSeatsAndCodesService {
  constructor(
    private readonly tickets: TicketsService,
    private readonly codeUses: CodeUsesService,
    private readonly mails: OrderMailsService,
    private readonly seats: SeatsService,
    private readonly networks: NetworkHoldsService,
    private readonly purchaseLimit: PurchaseLimitService,
    private readonly orderStatus: OrderStatusService,
  ) {}

  /** For all of them or, by throwing, for none: uses and seats are counted once for a code and for a tier. */
  async take(db: EntityManager, orders: readonly OrderEntity[]): Promise<OrderEntity[]> {
    await this.purchaseLimit.assert(db, orders);
    await this.tickets.issueAll(db, orders);
    const paid = await this.payFree(db, orders);
    const placed = orders.map((order) => paid.get(order.id) ?? order);
    await this.mails.finishPayment(
      db,
      placed.filter(({ paidAt }) => paidAt === null),
    );
    await this.takeUses(db, orders);
    await this.takeSeats(db, orders);
    await this.networks.assertWithinLimit(db, placed);
    return placed;
  }

  private async takeUses(db: EntityManager, orders: readonly OrderEntity[]): Promise<void> {
    for (const [id, uses] of sums(orders, ({ discountCodeId }) => [discountCodeId, 1])) {
      if (id !== null && !(await this.codeUses.takeDiscountUses(db, id, uses))) {
        throw fieldError('discount_code', 'This discount code has been used up.');
      }
    }
  }

  private async takeSeats(db: EntityManager, orders: readonly OrderEntity[]): Promise<void> {
    for (const [type, seats] of sums(orders, ({ ticketType, ticketQuantity }) => [ticketType, ticketQuantity])) {
      if (!(await this.seats.take(db, type, seats))) throw new AppError('TICKETS_SOLD_OUT', SOLD_OUT);
    }
  }

  /** The free ones as they are then, by id. Each counts a use of its referral code, so they go in the codes' order. */
  private async payFree(db: EntityManager, orders: readonly OrderEntity[]): Promise<Map<number, OrderEntity>> {
    const free = orders.filter(({ finalAmount }) => finalAmount === 0);
    const paid = new Map<number, OrderEntity>();
    for (const { id } of free.toSorted((one, other) => (one.referralCodeId ?? 0) - (other.referralCodeId ?? 0))) {
      paid.set(id, (await this.orderStatus.apply(db, { orderId: id, to: 'paid', source: 'free', via: 'free' })).order);
    }
    return paid;
  }
}

/** The sum for each key, in the keys' order. Rows are locked in a fixed order, to avoid deadlocks. */
function sums<T, Key extends string | number | null>(
  items: readonly T[],
  part: (item: T) => [Key, number],
): ReadonlyArray<[Key, number]> {
  const totals = new Map<Key, number>();
  for (const [key, count] of items.map(part)) totals.set(key, (totals.get(key) ?? 0) + count);
  return [...totals].sort(([one], [other]) => (String(one) < String(other) ? -1 : 1));
}
