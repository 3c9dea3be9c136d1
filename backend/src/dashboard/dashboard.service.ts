import type { AdminOrder, Dashboard } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock/clock.js';
import { AdminOrdersService } from '../orders/admin/admin-orders.service.js';
import { NeedsPersonService } from './needs-person.service.js';
import { salesDays } from './sales-days.js';
import { SalesFiguresService } from './sales-figures.service.js';
import { TierSeatsService } from './tier-seats.service.js';

const RECENT = 5;
/** Somebody looks at a dashboard that refreshes every 30 s. */
const VIEWED_MS = 45_000;

/** Everything that the first screen of the back office shows. */
@Injectable()
export class DashboardService {
  private lastViewedAt = 0;

  constructor(
    private readonly figures: SalesFiguresService,
    private readonly tiers: TierSeatsService,
    private readonly needs: NeedsPersonService,
    private readonly orders: AdminOrdersService,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<Dashboard> {
    this.lastViewedAt = this.clock.now().getTime();
    const [figures, tiers, needsPerson, recentOrders] = await Promise.all([
      this.figures.get(),
      this.tiers.all(),
      this.needs.find(),
      this.recentOrders(),
    ]);
    return {
      counted_at: figures.countedAt.toISOString(),
      revenue: figures.revenue,
      money: figures.money,
      pending_orders: figures.pendingOrders,
      check_in: figures.checkIn,
      recent_orders: recentOrders,
      days: salesDays(figures.tierDays, this.clock.now()),
      tiers,
      leaderboard: figures.leaderboard,
      needs_person: needsPerson,
    };
  }

  isViewed(): boolean {
    return this.clock.now().getTime() - this.lastViewedAt < VIEWED_MS;
  }

  private async recentOrders(): Promise<AdminOrder[]> {
    const { rows } = await this.orders.list({
      filter: {},
      sort: 'createdAt',
      order: 'DESC',
      skip: 0,
      take: RECENT,
    });
    return rows;
  }
}
