import { statusesIn, type AttentionKind } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { And, type FindOptionsWhere, In, IsNull, LessThanOrEqual, MoreThan } from 'typeorm';
import { MailEntity } from '../../mail/mail.entity.js';
import { OrderEntity } from '../../orders/order.entity.js';
import { OrderEventEntity } from '../../orders/status/order-event.entity.js';
import { TtlCache } from '../../platform/cache/ttl-cache.js';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';
import { TicketEntity } from '../../tickets/ticket.entity.js';

const MINUTE_MS = 60_000;
/** A payment and its tickets are one transaction, so the newest order that may have none is of now. */
const PAID_WITHIN_MS = 60 * MINUTE_MS;
const MOST_SUSPECTS = 500;

export interface AttentionFigures {
  byKind: ReadonlyMap<AttentionKind, number>;
  total: number;
  /** Since the oldest of them was raised. */
  oldestSeconds: number | null;
  failedMails: number;
}

/** What needs a person. */
@Injectable()
export class AttentionFiguresService {
  private readonly withoutTicket: TtlCache<number>;
  /** Orders that had no ticket at the last look. */
  private suspects: number[] = [];
  private lookedUntil = 0;

  constructor(
    private readonly reader: Reader,
    private readonly clock: Clock,
  ) {
    this.withoutTicket = new TtlCache(clock, MINUTE_MS, () => this.countWithoutTicket());
  }

  async read(): Promise<AttentionFigures> {
    const rows = await this.reader
      .select(OrderEntity, 'o')
      .select('o.attention', 'kind')
      .addSelect('COUNT(*)', 'orders')
      .where('o.attention IS NOT NULL')
      .groupBy('o.attention')
      .getRawMany<{ kind: AttentionKind; orders: number | string }>();
    const byKind = new Map(rows.map(({ kind, orders }) => [kind, Number(orders)]));
    const total = [...byKind.values()].reduce((sum, count) => sum + count, 0);
    return {
      byKind,
      total,
      oldestSeconds: total > 0 ? await this.oldestSeconds() : null,
      failedMails: await this.reader.of(MailEntity).countBy({ status: 'failed' }),
    };
  }

  /**
   * Orders that were paid since an hour before the first look, hold seats and have no ticket; at most a minute old. There
   * must be none.
   */
  paidWithoutTicket(): Promise<number> {
    return this.withoutTicket.get();
  }

  private async oldestSeconds(): Promise<number | null> {
    const first = await this.reader
      .select(OrderEventEntity, 'e')
      .innerJoin(OrderEntity, 'o', 'o.id = e.orderId')
      .where(`o.attention IS NOT NULL AND e.kind = 'attention' AND e.detail = o.attention`)
      .orderBy('e.at', 'ASC')
      .limit(1)
      .getOne();
    return first ? (this.clock.now().getTime() - first.at.getTime()) / 1_000 : null;
  }

  /** Each order is looked at once, those that had no ticket again. */
  private async countWithoutTicket(): Promise<number> {
    const now = this.clock.now();
    const from = new Date(Math.max(this.lookedUntil, now.getTime() - PAID_WITHIN_MS));
    const found = await this.idsWithoutTicket({ paidAt: And(MoreThan(from), LessThanOrEqual(now)) });
    const again = this.suspects.length > 0 ? await this.idsWithoutTicket({ id: In(this.suspects) }) : [];
    this.suspects = [...new Set([...found, ...again])].slice(0, MOST_SUSPECTS);
    // A payment that is committed late has the time of its beginning.
    this.lookedUntil = now.getTime() - MINUTE_MS;
    return this.suspects.length;
  }

  private async idsWithoutTicket(where: FindOptionsWhere<OrderEntity>): Promise<number[]> {
    const orders = this.reader
      .select(OrderEntity, 'o')
      .select('o.id', 'id')
      .where({ ...where, deletedAt: IsNull(), attention: IsNull() })
      // Not as they are: an index on them would be taken for narrow, and holds nearly every order.
      .andWhere('COALESCE(o.holdsSeats, 0) = 1')
      .andWhere(`COALESCE(o.status, '') IN (:...paid)`, { paid: statusesIn('paid') });
    const tickets = orders
      .subQuery()
      .select('1')
      .from(TicketEntity, 't')
      .where(`t.orderId = o.id AND t.deletedAt IS NULL AND t.status IN ('valid', 'used')`);
    const rows = await orders
      .andWhere(`NOT EXISTS ${tickets.getQuery()}`)
      .limit(MOST_SUSPECTS)
      .getRawMany<{ id: number }>();
    return rows.map(({ id }) => Number(id));
  }
}
