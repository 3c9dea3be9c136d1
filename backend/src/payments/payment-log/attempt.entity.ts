import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import {
  FlagColumn,
  IntColumn,
  OptionalTextColumn,
  OptionalTimeColumn,
  TextColumn,
  TimeColumn,
} from '../../platform/database/columns.js';

/** Before all that is merely due: attempts of polled orders, and of notifications that could not be applied. */
export const DUE_FIRST = new Date(0);

/**
 * Makes an attempt due again, a final one too. The claim's number grows, so that a query from before can neither set it
 * final after this nor put it off.
 */
export const DUE_AGAIN = {
  isFinal: false,
  dueAt: DUE_FIRST,
  claimNumber: () => 'claim_number + 1',
  claimedUntil: null,
};

/**
 * One try to pay an order: one `order_id` at the provider, with one pop-up token. The row exists before the provider
 * is called, so two tabs can't open two payments.
 */
@Entity('payment_attempts')
@Index('payment_attempts_provider_order_id', ['providerOrderId'], { unique: true })
@Index('payment_attempts_order_number', ['orderId', 'number'], { unique: true })
@Index('payment_attempts_sync', ['isFinal', 'dueAt', 'queriedAt'])
export class AttemptEntity {
  @PrimaryGeneratedColumn() id: number;
  @IntColumn({ name: 'order_id' }) orderId: number;
  @IntColumn() number: number;
  @TextColumn(50, { name: 'provider_order_id' }) providerOrderId: string;
  @IntColumn({ name: 'gross_amount' }) grossAmount: number;
  @OptionalTextColumn(64) token: string | null;
  @OptionalTextColumn(500, { name: 'redirect_url' }) redirectUrl: string | null;
  /** The caller that is opening it at the provider, and the end of its claim. */
  @OptionalTextColumn(36, { name: 'opening_by' }) openingBy: string | null;
  @OptionalTimeColumn({ name: 'opening_until' }) openingUntil: Date | null;
  /** Closed at the provider: no money should come any more. */
  @OptionalTimeColumn({ name: 'closed_at' }) closedAt: Date | null;
  /** The provider can take no more money for it, or has taken it for good. */
  @FlagColumn({ name: 'is_final' }) isFinal: boolean;
  /** When the status sync queries next. */
  @TimeColumn({ name: 'due_at' }) dueAt: Date;
  /** The columns of these two are older than the word; raw SQL says `asks` and `asked_at`. */
  @IntColumn({ name: 'asks' }) queries: number;
  @OptionalTimeColumn({ name: 'asked_at' }) queriedAt: Date | null;
  /** Grows with every claim of the sync, so that a process that slept can't write late. */
  @IntColumn({ name: 'claim_number' }) claimNumber: number;
  @OptionalTimeColumn({ name: 'claimed_until' }) claimedUntil: Date | null;
  @TimeColumn({ name: 'created_at' }) createdAt: Date;
}
