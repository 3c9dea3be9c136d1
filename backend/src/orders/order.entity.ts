import type { AttentionKind, BuyerCategory, Language, OrderSource, OrderStatus } from '@festival/contracts';
import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import {
  FlagColumn,
  IntColumn,
  OptionalIntColumn,
  OptionalTextColumn,
  OptionalTimeColumn,
  TextColumn,
  TimeColumn,
} from '../platform/database/columns.js';

/** What a list of found orders is counted and sorted by, without reading their rows. */
export const ORDERS_BY_ID = 'orders_by_id';

/** An order. Money in rupiah; `status` changes through `OrderStatusService` only, `holdsSeats` through `ReleaseSeatsAndCodesService`. */
@Entity('orders')
@Index('orders_order_number', ['orderNumber'], { unique: true })
@Index('orders_open_email', ['openEmail'], { unique: true })
@Index('orders_open_phone', ['openPhone'], { unique: true })
@Index('orders_status_expires_at', ['status', 'expiresAt', 'deletedAt', 'createdAt'])
@Index('orders_created_at', ['createdAt', 'deletedAt'])
@Index(ORDERS_BY_ID, ['id', 'deletedAt', 'status', 'ticketType', 'createdAt'])
@Index('orders_by_amount', ['finalAmount'])
@Index('orders_by_gross_amount', ['amount'])
@Index('orders_by_tickets', ['ticketQuantity'])
@Index('orders_by_status', ['status'])
@Index('orders_by_referral_code', ['referralCodeId', 'deletedAt', 'createdAt'])
@Index('orders_by_discount_code', ['discountCodeId', 'deletedAt', 'createdAt'])
@Index('orders_by_tier', ['ticketType', 'deletedAt', 'createdAt'])
@Index('orders_by_tier_amount', ['ticketType', 'deletedAt', 'finalAmount'])
@Index('orders_by_source', ['source', 'deletedAt', 'createdAt'])
@Index('orders_buyer_name', ['buyerName'])
@Index('orders_holds_seats', ['holdsSeats', 'status', 'expiresAt'])
@Index('orders_payments_stale', ['paymentsStale'])
@Index('orders_attention', ['attention'])
@Index('orders_hold_network', ['holdNetwork', 'ticketType', 'ticketQuantity'])
@Index('orders_buyer_email', ['buyerEmail'])
@Index('orders_buyer_phone', ['buyerPhone'])
@Index('orders_paid_at', ['paidAt', 'deletedAt', 'ticketQuantity', 'finalAmount'])
export class OrderEntity {
  @PrimaryGeneratedColumn() id: number;
  @TextColumn(20, { name: 'order_number' }) orderNumber: string;
  /** The purchase token's subject; only its holder may pay. */
  @TextColumn(36) subject: string;
  @TextColumn(190, { name: 'buyer_name' }) buyerName: string;
  @TextColumn(190, { name: 'buyer_email' }) buyerEmail: string;
  @TextColumn(20, { name: 'buyer_phone' }) buyerPhone: string;
  @TextColumn(20) category: BuyerCategory;
  @TextColumn(2) language: Language;
  @TextColumn(64, { name: 'ticket_type' }) ticketType: string;
  @TextColumn(190, { name: 'ticket_type_header' }) ticketTypeHeader: string;
  @IntColumn({ name: 'ticket_quantity' }) ticketQuantity: number;
  /** Tickets that refunds have taken out; their seats are no longer the order's. */
  @IntColumn({ name: 'refunded_quantity' }) refundedQuantity: number;
  @IntColumn({ name: 'unit_price' }) unitPrice: number;
  @IntColumn() amount: number;
  @IntColumn({ name: 'discount_percentage' }) discountPercentage: number;
  @IntColumn({ name: 'discount_amount' }) discountAmount: number;
  @IntColumn({ name: 'bundle_discount_amount' }) bundleDiscountAmount: number;
  @IntColumn({ name: 'final_amount' }) finalAmount: number;
  /** Sum of partial refunds, never more than `finalAmount`; `RefundedAmountService` counts it. */
  @IntColumn({ name: 'refunded_amount' }) refundedAmount: number;
  @OptionalIntColumn({ name: 'referral_code_id' }) referralCodeId: number | null;
  @OptionalIntColumn({ name: 'discount_code_id' }) discountCodeId: number | null;
  @TextColumn(20) status: OrderStatus;
  @TextColumn(20) source: OrderSource;
  @FlagColumn({ name: 'holds_seats' }) holdsSeats: boolean;
  @FlagColumn({ name: 'sync_locked' }) syncLocked: boolean;
  @OptionalTextColumn(1000, { name: 'sync_locked_reason' }) syncLockedReason: string | null;
  /** A person decided something that its payments may not know of yet; taken back once they have been told. */
  @FlagColumn({ name: 'payments_stale' }) paymentsStale: boolean;
  /** The provider's transaction that paid. */
  @OptionalTextColumn(64, { name: 'transaction_id' }) transactionId: string | null;
  @OptionalTextColumn(32) attention: AttentionKind | null;
  /** Set while the order is open: one open order a buyer, by e-mail and by phone. */
  @OptionalTextColumn(190, { name: 'open_email' }) openEmail: string | null;
  @OptionalTextColumn(20, { name: 'open_phone' }) openPhone: string | null;
  /**
   * The network that holds these seats unpaid (`networkKey`); null from the moment in which a payment method is chosen,
   * the order is paid, or its seats are released.
   */
  @OptionalTextColumn(22, { name: 'hold_network' }) holdNetwork: string | null;
  @OptionalTimeColumn({ name: 'paid_at' }) paidAt: Date | null;
  @TimeColumn({ name: 'expires_at' }) expiresAt: Date;
  @TimeColumn({ name: 'created_at' }) createdAt: Date;
  @TimeColumn({ name: 'updated_at' }) updatedAt: Date;
  @OptionalTimeColumn({ name: 'deleted_at' }) deletedAt: Date | null;
}
