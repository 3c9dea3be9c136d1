import type { AttentionKind, DifferenceKind, DifferenceState, OrderStatus } from '@festival/contracts';
import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import {
  OptionalIntColumn,
  OptionalTextColumn,
  OptionalTimeColumn,
  TextColumn,
  TimeColumn,
} from '../../platform/database/columns.js';

/** A difference between our side and the provider's. The reconciliation writes it; refunds read it too. */
@Entity('reconciliation_differences')
@Index('reconciliation_differences_key', ['differenceKey'], { unique: true })
@Index('reconciliation_differences_state', ['state', 'foundAt'])
@Index('reconciliation_differences_order_id', ['orderId'])
export class DifferenceEntity {
  @PrimaryGeneratedColumn() id: number;
  @OptionalIntColumn({ name: 'run_id' }) runId: number | null;
  @TextColumn(32) kind: DifferenceKind;
  @TextColumn(20) state: DifferenceState;
  /** Identifies the difference while it waits or was resolved by a person, so that it isn't listed twice. */
  @OptionalTextColumn(190, { name: 'difference_key' }) differenceKey: string | null;
  @OptionalIntColumn({ name: 'order_id' }) orderId: number | null;
  @TextColumn(64, { name: 'order_number' }) orderNumber: string;
  @OptionalTextColumn(32, { name: 'payment_type' }) paymentType: string | null;
  @OptionalTextColumn(20, { name: 'our_status' }) ourStatus: string | null;
  @OptionalIntColumn({ name: 'our_amount' }) ourAmount: number | null;
  @OptionalTextColumn(64, { name: 'our_transaction_id' }) ourTransactionId: string | null;
  /** Refunded amounts of both sides; null where they weren't compared. */
  @OptionalIntColumn({ name: 'our_refunded' }) ourRefunded: number | null;
  @OptionalIntColumn({ name: 'their_refunded' }) theirRefunded: number | null;
  @OptionalTextColumn(32, { name: 'their_status' }) theirStatus: string | null;
  @OptionalIntColumn({ name: 'their_amount' }) theirAmount: number | null;
  @OptionalTextColumn(64, { name: 'their_transaction_id' }) theirTransactionId: string | null;
  @OptionalTextColumn(20) became: OrderStatus | null;
  @OptionalTextColumn(32) attention: AttentionKind | null;
  @TimeColumn({ name: 'found_at' }) foundAt: Date;
  @OptionalTextColumn(190, { name: 'resolved_by' }) resolvedBy: string | null;
  @OptionalTextColumn(1000, { name: 'resolved_reason' }) resolvedReason: string | null;
  @OptionalTimeColumn({ name: 'resolved_at' }) resolvedAt: Date | null;
}
