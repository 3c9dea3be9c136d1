import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import {
  FlagColumn,
  IntColumn,
  LongTextColumn,
  OptionalTextColumn,
  OptionalTimeColumn,
  TextColumn,
} from '../../database/columns.js';

/** One of the committee's divisions; `key` names its emblem and never changes. */
@Entity('divisions')
@Index('divisions_key', ['key'], { unique: true })
export class DivisionEntity {
  @PrimaryGeneratedColumn() id: number;
  @TextColumn(64) key: string;
  @IntColumn({ name: 'sort_order' }) sortOrder: number;
  @TextColumn() name: string;
  @TextColumn() title: string;
  @OptionalTextColumn(500) image: string | null;
  @LongTextColumn() description1: string;
  @LongTextColumn() description2: string;
  @FlagColumn({ name: 'is_active' }) isActive: boolean;
  @OptionalTimeColumn({ name: 'updated_at' }) updatedAt?: Date | null;
}
