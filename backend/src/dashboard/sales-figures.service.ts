import {
  checkInRate,
  statusesIn,
  type CheckInFigures,
  type Dashboard,
  type LeaderboardRow,
  type RevenueFigures,
} from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock/clock.js';
import { Costly } from '../platform/cache/costly.js';
import { jakartaDay } from '../platform/database/jakarta-day.js';
import { Reader } from '../platform/database/reader.js';
import { NET, SUM_PARAMETERS, sumWhere as sum } from '../orders/order-sums.js';
import { OrderEntity } from '../orders/order.entity.js';
import { ReferralCodeEntity } from '../orders/codes/referral-code.entity.js';
import { TicketEntity } from '../tickets/ticket.entity.js';
import { MoneySumsService } from './money-sums.service.js';
import type { TierDay } from './sales-days.js';

/** From here on counting takes a while. */
const MANY_ORDERS = 10_000;
const FIGURES = 'figures';
const LEADERS = 20;

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
    private readonly moneySums: MoneySumsService,
    private readonly clock: Clock,
  ) {
    this.figures = new Costly(clock, ({ orders }) => orders >= MANY_ORDERS);
  }

  /** At most 10 s old, with a million orders two minutes; exact while there are few. */
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
    return {
      countedAt,
      ...(await this.totals()),
      money: await this.moneySums.bySource(),
      checkIn: await this.checkIn(),
      tierDays: await this.tierDays(),
      leaderboard: await this.leaderboard(),
    };
  }

  private async totals(): Promise<Pick<SalesFigures, 'orders' | 'pendingOrders' | 'revenue'>> {
    const row = await this.orders()
      .select('COUNT(*)', 'orders')
      .addSelect(sum('1', 'o.status IN (:...pending)'), 'pending')
      .addSelect(sum('o.amount', 'o.status IN (:...paid)'), 'total')
      .addSelect(`SUM(${NET})`, 'total_net')
      .addSelect(sum('o.amount', `o.status = :settlement AND o.source = :web`), 'web_total')
      .addSelect(sum(NET, 'o.source = :web'), 'web_net')
      .addSelect(sum('o.amount', 'o.source = :form'), 'google_form_total')
      .addSelect(sum(NET, 'o.source = :form'), 'google_form_net')
      .setParameters({ pending: statusesIn('pending'), settlement: 'settlement', web: 'web', form: 'google_form' })
      .getRawOne<Raw<keyof RevenueFigures | 'orders' | 'pending'>>();
    const { orders, pending, ...revenue } = row ?? {};
    return {
      orders: Number(orders ?? 0),
      pendingOrders: Number(pending ?? 0),
      revenue: numbers(revenue) as unknown as RevenueFigures,
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

  /** An order that was paid without a time of payment counts on the day of its making. */
  private async tierDays(): Promise<TierDay[]> {
    const select = this.paidOrders();
    const day = jakartaDay(select, 'COALESCE(o.paidAt, o.createdAt)');
    const rows = await select
      .select(day, 'day')
      .addSelect('o.ticketType', 'ticket_type')
      .addSelect('COUNT(*)', 'orders')
      .addSelect('SUM(o.ticketQuantity - o.refundedQuantity)', 'tickets')
      .addSelect(`SUM(${NET})`, 'net')
      .groupBy(day)
      .addGroupBy('o.ticketType')
      .getRawMany<Raw<'day' | 'ticket_type' | 'orders' | 'tickets' | 'net'>>();
    return rows.map((row) => ({
      day: String(row.day),
      ticketType: String(row.ticket_type),
      orders: Number(row.orders),
      tickets: Number(row.tickets),
      net: Number(row.net),
    }));
  }

  private async leaderboard(): Promise<LeaderboardRow[]> {
    const rows = await this.paidOrders()
      .select('o.referralCodeId', 'id')
      .addSelect('COUNT(*)', 'orders')
      .addSelect('SUM(o.ticketQuantity - o.refundedQuantity)', 'tickets')
      .addSelect(`SUM(${NET})`, 'net')
      .andWhere('o.referralCodeId IS NOT NULL')
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

  private orders() {
    return this.reader.select(OrderEntity, 'o').where('o.deletedAt IS NULL').setParameters(SUM_PARAMETERS);
  }

  /** Those whose money is here, after a refund or chargeback in part too. */
  private paidOrders() {
    return this.orders().andWhere('o.status IN (:...successful)');
  }
}

function numbers(row: Partial<Raw<string>>): Record<string, number> {
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [key, Number(value ?? 0)]));
}
