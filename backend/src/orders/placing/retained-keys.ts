import type { RetainedRows } from '../../platform/database/retained-rows.js';
import { IdempotencyKeyEntity } from './idempotency-key.entity.js';

export const RETAINED_KEYS: RetainedRows<IdempotencyKeyEntity> = {
  entity: IdempotencyKeyEntity,
  date: 'created_at',
  holds: '1 = 1',
  becomes: null,
  walkBy: 'id',
};
