import type { SelectQueryBuilder } from 'typeorm';
import type { Reader } from '../../platform/database/reader.js';
import { OrderEntity } from '../../orders/order.entity.js';
import type { ReconciliationRunEntity } from './reconciliation-run.entity.js';

/**
 * The orders that a run compares: made or changed in its days, deleted ones too, since money may still come for them;
 * free ones never meet the provider.
 */
export function ordersToCompare(
  reader: Reader,
  { since, lastOrderId }: Pick<ReconciliationRunEntity, 'since' | 'lastOrderId'>,
): SelectQueryBuilder<OrderEntity> {
  return reader
    .select(OrderEntity, 'o')
    .where('o.id <= :lastOrderId AND o.finalAmount > 0', { lastOrderId })
    .andWhere('(o.createdAt >= :since OR o.updatedAt >= :since)', { since });
}
