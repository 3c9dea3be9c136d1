import { Entity, PrimaryColumn } from 'typeorm';
import { OptionalTextColumn, TimeColumn } from '../../../platform/database/columns.js';

/** An item that was handed out for a ticket; its key lets nobody get it twice. */
@Entity('hand_outs')
export class HandOutEntity {
  @PrimaryColumn({ type: 'integer', name: 'ticket_id' }) ticketId: number;
  @PrimaryColumn({ type: 'varchar', length: 64 }) item: string;
  @TimeColumn({ name: 'handed_at' }) handedAt: Date;
  @OptionalTextColumn(64) gate: string | null;
  @OptionalTextColumn(64) device: string | null;
}
