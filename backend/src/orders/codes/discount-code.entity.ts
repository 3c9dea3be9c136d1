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

/** A percentage off; a use is held by every order that holds seats. */
@Entity('discount_codes')
@Index('discount_codes_code', ['code'], { unique: true })
export class DiscountCodeEntity {
  @PrimaryGeneratedColumn() id: number;
  @TextColumn(64) code: string;
  @IntColumn({ name: 'discount_percentage' }) discountPercentage: number;
  @OptionalTextColumn(500) description: string | null;
  @FlagColumn({ name: 'is_active' }) isActive: boolean;
  @OptionalIntColumn({ name: 'max_uses' }) maxUses: number | null;
  @IntColumn() uses: number;
  @OptionalIntColumn({ name: 'min_amount' }) minAmount: number | null;
  @OptionalTimeColumn({ name: 'valid_from' }) validFrom: Date | null;
  @OptionalTimeColumn({ name: 'valid_until' }) validUntil: Date | null;
  @TimeColumn({ name: 'created_at' }) createdAt: Date;
  /** Renewed by editors, not by uses. */
  @OptionalTimeColumn({ name: 'updated_at' }) updatedAt?: Date | null;
}
