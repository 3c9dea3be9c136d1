import type { AttentionKind } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { MailEntity } from '../../mail/mail.entity.js';
import { NEEDS_ATTENTION } from '../../orders/admin/order-filter.js';
import { OrderEntity } from '../../orders/order.entity.js';
import { OrderEventEntity } from '../../orders/status/order-event.entity.js';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';

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
  constructor(
    private readonly reader: Reader,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<AttentionFigures> {
    const rows = await this.reader
      .select(OrderEntity, 'o')
      .select('o.attention', 'kind')
      .addSelect('COUNT(*)', 'orders')
      .where(NEEDS_ATTENTION)
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

  /** An order that was looked after and raised again counts from the last time on. */
  private async oldestSeconds(): Promise<number | null> {
    const events = this.reader.select(OrderEventEntity, 'e');
    const newest = events
      .subQuery()
      .select('MAX(raised.id)')
      .from(OrderEventEntity, 'raised')
      .innerJoin(OrderEntity, 'o', 'o.id = raised.orderId')
      .where(`${NEEDS_ATTENTION} AND raised.kind = 'attention' AND raised.detail = o.attention`)
      .groupBy('raised.orderId');
    const first = await events.where(`e.id IN ${newest.getQuery()}`).orderBy('e.at', 'ASC').limit(1).getOne();
    return first ? (this.clock.now().getTime() - first.at.getTime()) / 1_000 : null;
  }
}
