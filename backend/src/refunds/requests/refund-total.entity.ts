import { Entity, PrimaryColumn } from 'typeorm';
import { IntColumn } from '../../platform/database/columns.js';

/**
 * The refunded amount of a payment, refunds under way included. `reservedAmount` grows by a guarded statement only, so refunds
 * can't exceed what was paid, however many are requested at once.
 */
@Entity('refund_totals')
export class RefundTotalEntity {
  /** The provider's transaction id, or `order-<id>` for money that did not come through the provider. */
  @PrimaryColumn({ name: 'payment_key', type: 'varchar', length: 64 }) paymentKey: string;
  @IntColumn({ name: 'paid_amount' }) paidAmount: number;
  @IntColumn({ name: 'reserved_amount' }) reservedAmount: number;
  /** Refunds made in the provider's own dashboard. */
  @IntColumn({ name: 'elsewhere_amount' }) elsewhereAmount: number;
}
