import type { MerchandiseArt } from '@festival/contracts';
import { Entity, PrimaryGeneratedColumn } from 'typeorm';
import {
  FlagColumn,
  IntColumn,
  OptionalTextColumn,
  OptionalTimeColumn,
  TextColumn,
} from '../../platform/database/columns.js';

/** An item that is sold by itself, through an external order form. */
@Entity('merchandise_items')
export class MerchandiseItemEntity {
  @PrimaryGeneratedColumn() id: number;
  @IntColumn({ name: 'sort_order' }) sortOrder: number;
  @TextColumn() name: string;
  @OptionalTextColumn(190, { name: 'name_indonesian' }) nameIndonesian: string | null;
  @TextColumn(64) price: string;
  @OptionalTextColumn(500) image: string | null;
  @OptionalTextColumn(500) link: string | null;
  @FlagColumn({ name: 'is_active' }) isActive: boolean;
  @OptionalTextColumn(20) art: MerchandiseArt | null;
  @OptionalTimeColumn({ name: 'updated_at' }) updatedAt?: Date | null;
}
