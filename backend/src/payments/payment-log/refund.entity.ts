import type { RefundStatus, RefundWay } from '@festival/contracts';
import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import {
  IntColumn,
  JsonColumn,
  OptionalTextColumn,
  OptionalTimeColumn,
  TextColumn,
  TimeColumn,
} from '../../platform/database/columns.js';

/** A refund. The row with its key is committed before the provider is called, and a retry uses it again. */
@Entity('refunds')
@Index('refunds_refund_key', ['refundKey'], { unique: true })
@Index('refunds_request_id', ['requestId'], { unique: true })
@Index('refunds_order_id', ['orderId'])
@Index('refunds_status', ['status'])
export class RefundEntity {
  @PrimaryGeneratedColumn() id: number;
  @IntColumn({ name: 'order_id' }) orderId: number;
  @TextColumn(64, { name: 'payment_key' }) paymentKey: string;
  @OptionalTextColumn(64, { name: 'transaction_id' }) transactionId: string | null;
  @TextColumn(20) way: RefundWay;
  @TextColumn(20) status: RefundStatus;
  @IntColumn() amount: number;
  @TextColumn(64, { name: 'refund_key' }) refundKey: string;
  @OptionalTextColumn(64, { name: 'request_id' }) requestId: string | null;
  /** Hash of the request: a repeat with the same `requestId` must match it. */
  @TextColumn(64, { name: 'request_hash' }) requestHash: string;
  @TextColumn(1000) reason: string;
  /** Codes of the tickets that it cancels; null for refunds older than this column. */
  @JsonColumn({ nullable: true }) tickets: string[] | null;
  @OptionalTextColumn(190) account: string | null;
  @OptionalTextColumn(1000) proof: string | null;
  @IntColumn({ name: 'requested_by_id' }) requestedById: number;
  @TextColumn(190, { name: 'requested_by' }) requestedBy: string;
  @OptionalTextColumn(190, { name: 'confirmed_by' }) confirmedBy: string | null;
  /** Who withdrew or declined it; null for those of before this column. */
  @OptionalTextColumn(190, { name: 'ended_by' }) endedBy: string | null;
  @OptionalTextColumn(1000) answer: string | null;
  /** Grows with every call to the provider, so that an answer that came late can't be written over a newer one. */
  @IntColumn() sends: number;
  /** Deadline of the call under way; after it another process may retry. */
  @OptionalTimeColumn({ name: 'sending_until' }) sendingUntil: Date | null;
  @TimeColumn({ name: 'created_at' }) createdAt: Date;
  @OptionalTimeColumn({ name: 'settled_at' }) settledAt: Date | null;
}
