import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import {
  FlagColumn,
  IntColumn,
  OptionalTextColumn,
  OptionalTimeColumn,
  TextColumn,
} from '../../platform/database/columns.js';

/** A guest star of the line-up. */
@Entity('guest_stars')
@Index('guest_stars_sort_order', ['sortOrder'], { unique: true })
export class GuestStarEntity {
  @PrimaryGeneratedColumn() id: number;
  @IntColumn({ name: 'sort_order' }) sortOrder: number;
  @TextColumn() name: string;
  @OptionalTextColumn(500) image: string | null;
  @OptionalTextColumn(500, { name: 'below_image' }) belowImage: string | null;
  @FlagColumn({ name: 'is_revealed' }) isRevealed: boolean;
  @OptionalTimeColumn({ name: 'updated_at' }) updatedAt?: Date | null;
}
