import { ATTENTION_KINDS, type AttentionOrder } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { AuditService } from '../../audit/audit.service.js';
import { Reader } from '../../platform/database/reader.js';
import { containing } from '../../platform/database/text-search.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../../platform/access/actor.js';
import { AppError } from '../../platform/http/errors/app-error.js';
import type { FilterValue, SortOrder } from '../../platform/http/answers/list-query.js';
import { OrderStatusService } from '../../orders/status/order-status.service.js';
import { OrderEntity } from '../../orders/order.entity.js';
import { DifferencesService } from '../differences/differences.service.js';
import { AttentionFactsService } from './attention-facts.service.js';

export const ATTENTION_SORTS = { id: 'id', created_at: 'createdAt', order_number: 'orderNumber' } as const;
export const ATTENTION_FILTERS = ['q', 'attention'] as const;

export interface AttentionQuery {
  filter: Partial<Record<(typeof ATTENTION_FILTERS)[number], FilterValue>>;
  sort: keyof typeof ATTENTION_SORTS;
  order: SortOrder;
  skip: number;
  take: number;
}

/** Orders that need a person, deleted ones too: money has come in for some of them. */
@Injectable()
export class AttentionOrdersService {
  constructor(
    private readonly reader: Reader,
    private readonly facts: AttentionFactsService,
    private readonly orderStatus: OrderStatusService,
    private readonly differences: DifferencesService,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
  ) {}

  async list({ filter, ...query }: AttentionQuery): Promise<{ rows: AttentionOrder[]; total: number }> {
    const select = this.reader.select(OrderEntity, 'o').where('o.attention IS NOT NULL');
    if (filter.attention !== undefined && filter.attention !== 'all') {
      const attention = ATTENTION_KINDS.find((each) => each === filter.attention);
      if (!attention) throw new AppError('BAD_REQUEST', 'The parameter attention is not valid.');
      select.andWhere('o.attention = :attention', { attention });
    }
    if (filter.q !== undefined) {
      select.andWhere(
        `(LOWER(o.orderNumber) LIKE :text ESCAPE '!' OR LOWER(o.buyerName) LIKE :text ESCAPE '!' OR LOWER(o.buyerEmail) LIKE :text ESCAPE '!')`,
        { text: containing(String(filter.q)) },
      );
    }
    select.orderBy(`o.${ATTENTION_SORTS[query.sort]}`, query.order).addOrderBy('o.id', query.order);
    const [orders, total] = await select.skip(query.skip).take(query.take).getManyAndCount();
    return { rows: await this.facts.of(orders), total };
  }

  /** Marks what an order calls for, and its differences that wait, as dealt with. 404 unknown, 409 when it calls for nobody. */
  async resolve(orderNumber: string, reason: string, actor: Actor): Promise<void> {
    await this.transactions.run(async (db) => {
      const order = await db.findOneBy(OrderEntity, { orderNumber: orderNumber.slice(0, 20).toUpperCase() });
      if (!order) throw new AppError('NOT_FOUND', 'Order not found.');
      if (!(await this.orderStatus.settleAttention(db, order, 'admin'))) {
        throw new AppError('CONFLICT', 'This order does not need attention any more.');
      }
      const resolved = await this.differences.resolveOf(db, order.id, { by: actor.admin.email, reason });
      await this.audit.record(db, {
        ...actor,
        action: 'resolve_attention',
        resource: 'orders',
        recordId: order.id,
        before: { order_number: order.orderNumber, attention: order.attention },
        after: { order_number: order.orderNumber, attention: null, reason, differences: resolved },
      });
    });
  }
}
