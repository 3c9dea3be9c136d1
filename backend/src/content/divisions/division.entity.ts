import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import {
  FlagColumn,
  IntColumn,
  LongTextColumn,
  OptionalLongTextColumn,
  OptionalTextColumn,
  OptionalTimeColumn,
  TextColumn,
} from '../../platform/database/columns.js';

/** One of the committee's divisions; `key` names its emblem and never changes. */
@Entity('divisions')
@Index('divisions_key', ['key'], { unique: true })
export class DivisionEntity {
  @PrimaryGeneratedColumn() id: number;
  @TextColumn(64) key: string;
  @IntColumn({ name: 'sort_order' }) sortOrder: number;
  @TextColumn() name: string;
  @OptionalTextColumn(190, { name: 'name_indonesian' }) nameIndonesian: string | null;
  @TextColumn() title: string;
  @OptionalTextColumn(190, { name: 'title_indonesian' }) titleIndonesian: string | null;
  @OptionalTextColumn(500) image: string | null;
  @LongTextColumn() description1: string;
  @OptionalLongTextColumn({ name: 'description1_english' }) description1English: string | null;
  @LongTextColumn() description2: string;
  @OptionalLongTextColumn({ name: 'description2_english' }) description2English: string | null;
  @FlagColumn({ name: 'is_active' }) isActive: boolean;
  @OptionalTimeColumn({ name: 'updated_at' }) updatedAt?: Date | null;
}
