import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import {
  IntColumn,
  LongTextColumn,
  OptionalTimeColumn,
  TextColumn,
  TimeColumn,
} from '../../platform/database/columns.js';

/** A signed notification as it came. Only the provider's answer to the query that follows is applied. */
@Entity('payment_notifications')
@Index('payment_notifications_attempt_id', ['attemptId'])
@Index('payment_notifications_unhandled', ['handledAt', 'receivedAt'])
export class NotificationEntity {
  @PrimaryGeneratedColumn() id: number;
  @IntColumn({ name: 'attempt_id' }) attemptId: number;
  @TextColumn(64, { name: 'transaction_id' }) transactionId: string;
  @TextColumn(20, { name: 'transaction_status' }) transactionStatus: string;
  @LongTextColumn() raw: string;
  @TextColumn(20) outcome: 'received' | 'applied' | 'known' | 'amount_mismatch' | 'deferred';
  @TimeColumn({ name: 'received_at' }) receivedAt: Date;
  @OptionalTimeColumn({ name: 'handled_at' }) handledAt: Date | null;
}
