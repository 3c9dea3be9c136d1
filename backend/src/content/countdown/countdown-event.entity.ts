import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import {
  FlagColumn,
  IntColumn,
  OptionalTextColumn,
  OptionalTimeColumn,
  TextColumn,
  TimeColumn,
} from '../../platform/database/columns.js';

/** An event that the site counts down to. */
@Entity('countdown_events')
@Index('countdown_events_event_key', ['eventKey'], { unique: true })
export class CountdownEventEntity {
  @PrimaryGeneratedColumn() id: number;
  @TextColumn(64, { name: 'event_key' }) eventKey: string;
  @TextColumn() name: string;
  @OptionalTextColumn(190, { name: 'name_indonesian' }) nameIndonesian: string | null;
  @TimeColumn({ name: 'target_date' }) targetDate: Date;
  @TextColumn(7, { name: 'bg_color' }) bgColor: string;
  @IntColumn({ name: 'sort_order' }) sortOrder: number;
  @FlagColumn({ name: 'is_active' }) isActive: boolean;
  @OptionalTimeColumn({ name: 'updated_at' }) updatedAt?: Date | null;
}
