import type { BuyerCategory, TicketStatus } from '@festival/contracts';
import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import {
  IntColumn,
  OptionalIntColumn,
  OptionalTextColumn,
  OptionalTimeColumn,
  TextColumn,
  TimeColumn,
} from '../platform/database/columns.js';

/** What the tickets of found orders are counted and sorted by, without reading their rows. */
export const TICKETS_BY_ORDER = 'tickets_by_order';

/**
 * One seat of an order. The holder's data are copied here, so that the gate and the tickets list read one table. The tier
 * is text without a foreign key: such a key would lock the hot tier row at every insert.
 */
@Entity('tickets')
@Index('tickets_ticket_code', ['ticketCode'], { unique: true })
@Index('tickets_code_hash', ['codeHash'], { unique: true })
@Index('tickets_order_id', ['orderId'])
@Index(TICKETS_BY_ORDER, ['orderId', 'deletedAt', 'status'])
@Index('tickets_order_number', ['orderNumber'])
@Index('tickets_status', ['status', 'deletedAt', 'id'])
@Index('tickets_by_tier', ['ticketType', 'status', 'deletedAt'])
export class TicketEntity {
  @PrimaryGeneratedColumn() id: number;
  @TextColumn(20, { name: 'ticket_code' }) ticketCode: string;
  /** The name by which phones at the gate know the code, which they don't store: `hashTicketCode`. */
  @TextColumn(14, { name: 'code_hash' }) codeHash: string;
  @IntColumn({ name: 'order_id' }) orderId: number;
  @TextColumn(20, { name: 'order_number' }) orderNumber: string;
  @TextColumn(64, { name: 'ticket_type' }) ticketType: string;
  @IntColumn() number: number;
  @IntColumn() quantity: number;
  @TextColumn(190, { name: 'buyer_name' }) buyerName: string;
  @TextColumn(190, { name: 'buyer_email' }) buyerEmail: string;
  @TextColumn(20) category: BuyerCategory;
  @TextColumn(20) status: TicketStatus;
  @OptionalTimeColumn({ name: 'checked_in_at' }) checkedInAt: Date | null;
  @OptionalTextColumn(64, { name: 'checked_in_gate' }) checkedInGate: string | null;
  @OptionalIntColumn({ name: 'checked_in_by' }) checkedInBy: number | null;
  /** Of a used ticket whose holder has gone out: it may come in again where the gate allows it. */
  @OptionalTimeColumn({ name: 'left_at' }) leftAt: Date | null;
  /** Since when it is as good as new: scans that were made before, and come later, use nothing. */
  @OptionalTimeColumn({ name: 'reset_at' }) resetAt: Date | null;
  /** The refund that takes this ticket out: it lets nobody in, and does not follow its order any more. */
  @OptionalIntColumn({ name: 'refund_id' }) refundId: number | null;
  /** The key that signs its QR code, wherever and whenever that is made; null: the oldest one. */
  @OptionalTextColumn(8, { name: 'signing_key' }) signingKey: string | null;
  @TimeColumn({ name: 'created_at' }) createdAt: Date;
  @OptionalTimeColumn({ name: 'deleted_at' }) deletedAt: Date | null;
}
