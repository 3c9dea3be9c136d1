import { isOnSale, type SellOutEstimate } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { TtlCache } from '../../platform/cache/ttl-cache.js';
import { Clock } from '../../platform/clock/clock.js';
import { aside } from '../../platform/database/connection/aside/aside.js';
import { Reader } from '../../platform/database/reader.js';
import { ReadyJson, successJson } from '../../platform/http/answers/answers.js';
import { CachedReads } from '../../platform/http/answers/cached-reads.js';
import { etagOf } from '../../platform/http/answers/etags.js';
import { TicketTypeEntity } from '../../tickets/tiers/ticket-type.entity.js';
import { OrderEntity } from '../order.entity.js';
import { minutesLeft, type SoldLately } from './minutes-left.js';

const ROUTE = '/api/orders/sell-out-estimates';
const MAX_AGE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NOTHING: SoldLately = { lastHour: 0, lastDay: 0 };

/** How long the tiers on sale last at the present pace, counted once a minute for everybody. */
@Injectable()
export class SellOutEstimatesService {
  private readonly counted: TtlCache<{ estimates: SellOutEstimate[]; answer: ReadyJson<SellOutEstimate[]> }>;

  constructor(
    private readonly reader: Reader,
    private readonly clock: Clock,
    reads: CachedReads,
  ) {
    this.counted = new TtlCache(clock, MAX_AGE_MS, async () => {
      const estimates = await this.read();
      const json = successJson(estimates);
      return { estimates, answer: new ReadyJson<SellOutEstimate[]>(json, 200, etagOf(json)) };
    });
    reads.add(ROUTE, () => this.counted.cached()?.answer ?? null);
  }

  async answer(): Promise<ReadyJson<SellOutEstimate[]>> {
    return (await this.counted.get()).answer;
  }

  async all(): Promise<SellOutEstimate[]> {
    return (await this.counted.get()).estimates;
  }

  private async read(): Promise<SellOutEstimate[]> {
    const now = this.clock.now();
    // From the database: the shared list doesn't count each sale.
    const tiers = await this.reader.of(TicketTypeEntity).find({ order: { sortOrder: 'ASC' } });
    const limited = tiers
      .filter((tier) => isOnSale(tier, tiers, now))
      .flatMap(({ type, quota, sold }) => (quota === null ? [] : [{ type, left: quota - sold }]));
    if (limited.length === 0) return [];
    const types = limited.map(({ type }) => type);
    const sold = await aside('figures', () => this.soldLately(types, now));
    return limited.flatMap(({ type, left }) => {
      const minutes = minutesLeft(left, sold.get(type) ?? NOTHING);
      return minutes === null ? [] : [{ type, minutes }];
    });
  }

  private async soldLately(types: readonly string[], now: Date): Promise<Map<string, SoldLately>> {
    const rows = await this.reader
      .select(OrderEntity, 'o')
      .select('o.ticketType', 'type')
      .addSelect('SUM(o.ticketQuantity)', 'lastDay')
      .addSelect('SUM(CASE WHEN o.createdAt > :hourAgo THEN o.ticketQuantity ELSE 0 END)', 'lastHour')
      .where('o.ticketType IN (:...types) AND o.deletedAt IS NULL AND o.createdAt > :dayAgo')
      .andWhere('o.holdsSeats = 1')
      .setParameters({
        types,
        dayAgo: new Date(now.getTime() - DAY_MS),
        hourAgo: new Date(now.getTime() - HOUR_MS),
      })
      .groupBy('o.ticketType')
      .getRawMany<Record<keyof SoldLately, string | number> & { type: string }>();
    return new Map(
      rows.map(({ type, lastHour, lastDay }) => [type, { lastHour: Number(lastHour), lastDay: Number(lastDay) }]),
    );
  }
}
