import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { FlagColumn, OptionalIntColumn, TimeColumn } from '../../platform/database/columns.js';

/** A ticket, or all of an order, changed by the transaction that wrote this row: phones at the gate follow it. */
@Entity('ticket_changes')
@Index('ticket_changes_changed_at', ['changedAt'])
export class TicketChangeEntity {
  @PrimaryGeneratedColumn() id: number;
  @OptionalIntColumn({ name: 'order_id' }) orderId: number | null;
  @OptionalIntColumn({ name: 'ticket_id' }) ticketId: number | null;
  /** Whether the holder's data may be new. */
  @FlagColumn({ name: 'of_details' }) ofDetails: boolean;
  @TimeColumn({ name: 'changed_at' }) changedAt: Date;
}
