import { ATTENTION_KINDS, type AttentionOrder } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { AuditService } from '../../audit/audit.service.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../../platform/access/actor.js';
import { AppError } from '../../platform/errors/app-error.js';
import { type ListRequest, listRules } from '../../platform/lists/list-rules.js';
import { type WaitingIds, waitingIds } from '../../platform/lists/waiting-ids.js';
import { whereList } from '../../platform/lists/where-list.js';
import { NEEDS_ATTENTION } from '../../orders/admin/order-filter.js';
import { OrderStatusService } from '../../orders/status/order-status.service.js';
import { OrderEntity } from '../../orders/order.entity.js';
import { DifferencesService } from '../differences/differences.service.js';
import { AttentionFactsService } from './attention-facts.service.js';

export const ATTENTION_LIST = listRules({
  sorts: {
    id: 'id',
    created_at: 'createdAt',
    order_number: 'orderNumber',
    buyer_name: 'buyerName',
    final_amount: 'finalAmount',
    status: 'status',
    attention: 'attention',
  },
  defaultSort: ['id', 'DESC'],
  filters: {
    id: { kind: 'ids', column: 'id' },
    q: { kind: 'text', containedIn: ['orderNumber', 'buyerName', 'buyerEmail'] },
    attention: { kind: 'one of', of: ATTENTION_KINDS, column: 'attention' },
  },
});

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

  async list(request: ListRequest<typeof ATTENTION_LIST>): Promise<{ rows: AttentionOrder[]; total: number }> {
    const { sort, order, skip, take, filter } = request;
    const select = this.reader.select(OrderEntity, 'o').where('o.attention IS NOT NULL');
    whereList(select, ATTENTION_LIST, filter);
    const total = await select.getCount();
    select.select('o.id', 'id').orderBy(`o.${sort}`, order).addOrderBy('o.id', order);
    const found = await select.offset(skip).limit(take).getRawMany<{ id: number }>();
    return { rows: await this.facts.of(found.map(({ id }) => id)), total };
  }

  waiting(): Promise<WaitingIds> {
    return waitingIds(this.reader.select(OrderEntity, 'o').where(NEEDS_ATTENTION));
  }

  /** Those of the ids that still need a person, with both sides. */
  some(ids: readonly number[]): Promise<AttentionOrder[]> {
    return this.facts.of(ids);
  }

  /** 404 when it calls for nobody. */
  async one(id: number): Promise<AttentionOrder> {
    const [found] = await this.facts.of([id]);
    if (!found) throw new AppError('NOT_FOUND', 'Order not found.');
    return found;
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
