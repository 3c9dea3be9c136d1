import {
  checkInRate,
  statusesIn,
  type CheckInFigures,
  type Dashboard,
  type LeaderboardRow,
  type OrderStatus,
  type RevenueFigures,
} from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock/clock.js';
import { Costly } from '../platform/cache/costly.js';
import { Reader } from '../platform/database/reader.js';
import { NET, SUM_PARAMETERS } from '../orders/order-sums.js';
import { OrderEntity } from '../orders/order.entity.js';
import { ReferralCodeEntity } from '../orders/codes/referral-code.entity.js';
import { TicketEntity } from '../tickets/ticket.entity.js';
import { isPaid, moneyBySource, netOf, sumOf } from './money-sums.js';
import { type OrderGroup, OrderGroupsService } from './order-groups.service.js';
import type { TierDay } from './sales-days.js';
import { SentByHandService } from './sent-by-hand.service.js';

/** From here on counting takes a while. */
const MANY_ORDERS = 10_000;
const FIGURES = 'figures';
const LEADERS = 20;
const PENDING = new Set<OrderStatus>(statusesIn('pending'));

type Raw<Key extends string> = Record<Key, string | number | null>;

export interface SalesFigures {
  countedAt: Date;
  orders: number;
  pendingOrders: number;
  revenue: RevenueFigures;
  money: Dashboard['money'];
  checkIn: CheckInFigures;
  tierDays: TierDay[];
  leaderboard: LeaderboardRow[];
}

/** Figures that read every order. Deleted orders count nowhere. */
@Injectable()
export class SalesFiguresService {
  private readonly figures: Costly<SalesFigures>;

  constructor(
    private readonly reader: Reader,
    private readonly orderGroups: OrderGroupsService,
    private readonly sentByHand: SentByHandService,
    private readonly clock: Clock,
  ) {
    this.figures = new Costly(clock, ({ orders }) => orders >= MANY_ORDERS);
  }

  /** Some seconds old, with a million orders a minute; exact while there are few. */
  get(): Promise<SalesFigures> {
    return this.figures.get(FIGURES, () => this.count());
  }

  /** Recounts cached figures shortly before they expire; few orders aren't cached. */
  renewCached(): Promise<void> {
    return this.figures.renewCached(FIGURES, () => this.count());
  }

  private async count(): Promise<SalesFigures> {
    const countedAt = this.clock.now();
    // One after the other: each may keep a core of the database busy for a second, and people buy meanwhile.
    const groups = await this.orderGroups.all();
    return {
      countedAt,
      orders: sumOf(groups, ({ orders }) => orders),
      pendingOrders: sumOf(
        groups,
        ({ orders }) => orders,
        ({ status }) => PENDING.has(status),
      ),
      revenue: revenueOf(groups),
      money: moneyBySource(groups, await this.sentByHand.bySource()),
      checkIn: await this.checkIn(),
      tierDays: tierDaysOf(groups),
      leaderboard: await this.leaderboard(),
    };
  }

  /** Of all tickets, pending and cancelled ones too. */
  private async checkIn(): Promise<CheckInFigures> {
    const rows = await this.reader
      .select(TicketEntity, 't')
      .select('t.status', 'status')
      .addSelect('COUNT(*)', 'tickets')
      .where('t.deletedAt IS NULL')
      .groupBy('t.status')
      .getRawMany<Raw<'status' | 'tickets'>>();
    const tickets = rows.reduce((total, row) => total + Number(row.tickets), 0);
    const used = Number(rows.find(({ status }) => status === 'used')?.tickets ?? 0);
    return { used, tickets, rate: checkInRate(used, tickets) };
  }

  private async leaderboard(): Promise<LeaderboardRow[]> {
    const rows = await this.reader
      .select(OrderEntity, 'o')
      .select('o.referralCodeId', 'id')
      .addSelect('COUNT(*)', 'orders')
      .addSelect('SUM(o.ticketQuantity - o.refundedQuantity)', 'tickets')
      .addSelect(`SUM(${NET})`, 'net')
      .where('o.deletedAt IS NULL AND o.status IN (:...successful) AND COALESCE(o.referralCodeId, 0) > 0')
      .setParameters(SUM_PARAMETERS)
      .groupBy('o.referralCodeId')
      .orderBy('net', 'DESC')
      .addOrderBy('id', 'ASC')
      .limit(LEADERS)
      .getRawMany<Raw<'id' | 'orders' | 'tickets' | 'net'>>();
    const codes = new Map((await this.reader.of(ReferralCodeEntity).find()).map((each) => [each.id, each]));
    return rows.flatMap((row) => {
      const code = codes.get(Number(row.id));
      if (!code) return [];
      const { orders, tickets, net } = row;
      const sums = { orders: Number(orders), tickets: Number(tickets), net: Number(net) };
      return [{ code: code.code, panitia_name: code.panitiaName, ...sums }];
    });
  }
}

function revenueOf(groups: readonly OrderGroup[]): RevenueFigures {
  const isWeb = ({ source }: OrderGroup) => source === 'web';
  const isImported = ({ source }: OrderGroup) => source === 'google_form';
  const amount = (group: OrderGroup) => group.amount;
  return {
    total: sumOf(groups, amount, isPaid),
    total_net: sumOf(groups, netOf),
    web_total: sumOf(groups, amount, (group) => isWeb(group) && group.status === 'settlement'),
    web_net: sumOf(groups, netOf, isWeb),
    google_form_total: sumOf(groups, amount, isImported),
    google_form_net: sumOf(groups, netOf, isImported),
  };
}

/** Of those whose money is here, after a refund or chargeback in part too. */
function tierDaysOf(groups: readonly OrderGroup[]): TierDay[] {
  const byTier = new Map<string, TierDay>();
  for (const group of groups) {
    const { day, ticketType, orders, tickets } = group;
    if (day === null) continue;
    const key = `${day} ${ticketType}`;
    const sum = byTier.get(key) ?? { day, ticketType, orders: 0, tickets: 0, net: 0 };
    byTier.set(key, {
      ...sum,
      orders: sum.orders + orders,
      tickets: sum.tickets + tickets,
      net: sum.net + netOf(group),
    });
  }
  return [...byTier.values()];
}
