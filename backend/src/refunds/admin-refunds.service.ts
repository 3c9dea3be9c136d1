import { type AdminRefund, REFUND_STATUSES, REFUND_WAYS } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../platform/access/actor.js';
import { Clock } from '../platform/clock/clock.js';
import { Reader } from '../platform/database/reader.js';
import { AppError } from '../platform/errors/app-error.js';
import { type ListRequest, listRules } from '../platform/lists/list-rules.js';
import { whereList } from '../platform/lists/where-list.js';
import { RefundEntity } from '../payments/payment-log/refund.entity.js';
import { loadStaff } from './confirmation/second-person.js';
import { toRefund } from './refund.mapper.js';

export const REFUND_LIST = listRules({
  sorts: {
    id: 'id',
    order_id: 'orderId',
    way: 'way',
    status: 'status',
    amount: 'amount',
    requested_by: 'requestedBy',
    created_at: 'createdAt',
    settled_at: 'settledAt',
  },
  defaultSort: ['id', 'DESC'],
  filters: {
    id: { kind: 'ids', column: 'id' },
    order_id: { kind: 'ids', column: 'orderId' },
    way: { kind: 'one of', of: REFUND_WAYS, column: 'way' },
    status: { kind: 'one of', of: REFUND_STATUSES, column: 'status' },
  },
});

/** The refunds of all orders, as the back office reads them. */
@Injectable()
export class AdminRefundsService {
  constructor(
    private readonly reader: Reader,
    private readonly clock: Clock,
  ) {}

  async list(request: ListRequest<typeof REFUND_LIST>, actor: Actor): Promise<{ rows: AdminRefund[]; total: number }> {
    const { sort, order, skip, take, filter } = request;
    const select = this.reader.select(RefundEntity, 'r');
    whereList(select, REFUND_LIST, filter);
    select.orderBy(`r.${sort}`, order).addOrderBy('r.id', order);
    const [rows, total] = await select.skip(skip).take(take).getManyAndCount();
    return { rows: await this.shown(rows, actor), total };
  }

  async one(id: number, actor: Actor): Promise<AdminRefund> {
    const row = await this.reader.of(RefundEntity).findOneBy({ id });
    const [refund] = row ? await this.shown([row], actor) : [];
    if (!refund) throw new AppError('NOT_FOUND', 'Refund not found.');
    return refund;
  }

  private async shown(rows: RefundEntity[], { admin }: Actor): Promise<AdminRefund[]> {
    const viewer = { adminId: admin.id, staff: await loadStaff(this.reader), now: this.clock.now() };
    return rows.map((row) => ({ ...toRefund(row, viewer), order_id: row.orderId }));
  }
}
