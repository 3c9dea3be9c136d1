import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import {
  IntColumn,
  JsonColumn,
  OptionalTextColumn,
  OptionalTimeColumn,
  TextColumn,
  TimeColumn,
} from '../../platform/database/columns.js';

/** One transaction at the provider under an attempt: a denied card, then a QRIS that paid, are two. */
@Entity('payment_transactions')
@Index('payment_transactions_transaction_id', ['transactionId'], { unique: true })
@Index('payment_transactions_attempt_id', ['attemptId'])
@Index('payment_transactions_updated_at', ['updatedAt', 'status'])
export class ProviderTransactionEntity {
  @PrimaryGeneratedColumn() id: number;
  @IntColumn({ name: 'attempt_id' }) attemptId: number;
  @TextColumn(64, { name: 'transaction_id' }) transactionId: string;
  @TextColumn(32, { name: 'payment_type' }) paymentType: string;
  @IntColumn({ name: 'gross_amount' }) grossAmount: number;
  /** The provider's word, lower case. */
  @TextColumn(20) status: string;
  @OptionalTextColumn(20, { name: 'fraud_status' }) fraudStatus: string | null;
  @OptionalTimeColumn({ name: 'settled_at' }) settledAt: Date | null;
  @TimeColumn({ name: 'transaction_at' }) transactionAt: Date;
  @JsonColumn() raw: Record<string, unknown>;
  @TimeColumn({ name: 'first_seen_at' }) firstSeenAt: Date;
  @TimeColumn({ name: 'updated_at' }) updatedAt: Date;
}
