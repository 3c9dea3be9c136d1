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

/** Money that goes back. The row with its key is there before the provider is asked, and a retry uses it again. */
@Entity('refunds')
@Index('refunds_refund_key', ['refundKey'], { unique: true })
@Index('refunds_request_id', ['requestId'], { unique: true })
@Index('refunds_order_id', ['orderId'])
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
  /** What a repeat with the same `requestId` must agree in. */
  @TextColumn(64, { name: 'request_hash' }) requestHash: string;
  @TextColumn(1000) reason: string;
  /** Codes of the tickets that it takes out; null of refunds from before. */
  @JsonColumn({ nullable: true }) tickets: string[] | null;
  @OptionalTextColumn(190) account: string | null;
  @OptionalTextColumn(1000) proof: string | null;
  @IntColumn({ name: 'requested_by_id' }) requestedById: number;
  @TextColumn(190, { name: 'requested_by' }) requestedBy: string;
  @OptionalTextColumn(190, { name: 'confirmed_by' }) confirmedBy: string | null;
  @OptionalTextColumn(1000) answer: string | null;
  /** Grows with every call to the provider, so that an answer that came late can't be written over a newer one. */
  @IntColumn() sends: number;
  /** Until when the call that is under way may take; a process that died loses it then. */
  @OptionalTimeColumn({ name: 'sending_until' }) sendingUntil: Date | null;
  @TimeColumn({ name: 'created_at' }) createdAt: Date;
  @OptionalTimeColumn({ name: 'settled_at' }) settledAt: Date | null;
}
