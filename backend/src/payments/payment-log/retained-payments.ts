import type { RetainedRows } from '../../platform/database/retained-rows.js';
import { NotificationEntity } from '../webhook/notification.entity.js';
import { AttemptEntity } from './attempt.entity.js';
import { moneyOf } from './money-of.js';
import { ProviderTransactionEntity } from './provider-transaction.entity.js';

const ORDER_OF_ATTEMPT = '(SELECT a.order_id FROM payment_attempts a WHERE a.id = attempt_id)';

/** Notifications as they came, and what opens the provider's pop-up. States, amounts, times and transactions stay. */
export const RETAINED_PAYMENTS: readonly RetainedRows[] = [
  {
    entity: NotificationEntity,
    date: 'received_at',
    holds: "raw <> '' AND handled_at IS NOT NULL",
    becomes: { raw: '' },
    walkBy: 'id',
    orderId: ORDER_OF_ATTEMPT,
  } satisfies RetainedRows<NotificationEntity> as RetainedRows,
  {
    entity: AttemptEntity,
    date: 'created_at',
    holds: 'is_final <> FALSE AND (token IS NOT NULL OR redirect_url IS NOT NULL)',
    becomes: { token: null, redirectUrl: null },
    walkBy: 'id',
    orderId: 'order_id',
  } satisfies RetainedRows<AttemptEntity> as RetainedRows,
  {
    entity: ProviderTransactionEntity,
    date: 'first_seen_at',
    // Every answer of the provider has it; what is left of one doesn't.
    holds: `raw LIKE '%"order_id"%'`,
    becomes: ({ raw }: ProviderTransactionEntity) => ({ raw: moneyOf(raw) as never }),
    walkBy: 'id',
    orderId: ORDER_OF_ATTEMPT,
  } satisfies RetainedRows<ProviderTransactionEntity> as unknown as RetainedRows,
];
