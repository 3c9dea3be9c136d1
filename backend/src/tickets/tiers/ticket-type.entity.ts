import type { ButtonText } from '@festival/contracts';
import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import {
  FlagColumn,
  IntColumn,
  OptionalIntColumn,
  OptionalTextColumn,
  OptionalTimeColumn,
  TextColumn,
  TimeColumn,
} from '../../platform/database/columns.js';

/** A tier. `sold` counts the seats of open and of paid orders; only `SeatsService` changes it. */
@Entity('ticket_types')
@Index('ticket_types_sort_order', ['sortOrder'], { unique: true })
@Index('ticket_types_type', ['type'], { unique: true })
export class TicketTypeEntity {
  @PrimaryGeneratedColumn() id: number;
  @IntColumn({ name: 'sort_order' }) sortOrder: number;
  @TextColumn(64) type: string;
  @TextColumn() header: string;
  @OptionalIntColumn() price: number | null;
  @TextColumn(20, { name: 'button_text' }) buttonText: ButtonText;
  @FlagColumn({ name: 'is_disabled' }) isDisabled: boolean;
  @FlagColumn({ name: 'is_available' }) isAvailable: boolean;
  @TextColumn(7, { name: 'background_color' }) backgroundColor: string;
  @OptionalIntColumn() quota: number | null;
  @IntColumn() sold: number;
  @OptionalTimeColumn({ name: 'sales_start_at' }) salesStartAt: Date | null;
  @OptionalTimeColumn({ name: 'sales_end_at' }) salesEndAt: Date | null;
  /** The `type` of the tier that must have ended before this one opens. */
  @OptionalTextColumn(64, { name: 'starts_after' }) startsAfter: string | null;
  @OptionalTimeColumn({ name: 'opened_at' }) openedAt: Date | null;
  @TimeColumn({ name: 'created_at' }) createdAt: Date;
  /** Renewed by editors and by seats that move, not by sales. */
  @TimeColumn({ name: 'updated_at' }) updatedAt: Date;
  /** When seats last moved from this tier to another one, or back; null: never. */
  @OptionalTimeColumn({ name: 'seats_moved_at' }) seatsMovedAt?: Date | null;
}
