import { Entity, PrimaryGeneratedColumn } from 'typeorm';
import {
  FlagColumn,
  IntColumn,
  OptionalTextColumn,
  OptionalTimeColumn,
  TextColumn,
} from '../../platform/database/columns.js';

/** Several items sold together. */
@Entity('merchandise_bundles')
export class MerchandiseBundleEntity {
  @PrimaryGeneratedColumn() id: number;
  @IntColumn({ name: 'sort_order' }) sortOrder: number;
  @TextColumn() name: string;
  @OptionalTextColumn(190, { name: 'name_indonesian' }) nameIndonesian: string | null;
  @TextColumn(64) price: string;
  @OptionalTextColumn(500) image: string | null;
  @OptionalTextColumn(500) link: string | null;
  @FlagColumn({ name: 'is_active' }) isActive: boolean;
  @TextColumn(500) contents: string;
  @OptionalTextColumn(500, { name: 'contents_indonesian' }) contentsIndonesian: string | null;
  @OptionalTimeColumn({ name: 'updated_at' }) updatedAt?: Date | null;
}
