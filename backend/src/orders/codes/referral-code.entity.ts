import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { FlagColumn, IntColumn, OptionalTimeColumn, TextColumn, TimeColumn } from '../../platform/database/columns.js';

/** A committee member's code; `uses` counts paid orders. */
@Entity('referral_codes')
@Index('referral_codes_code', ['code'], { unique: true })
export class ReferralCodeEntity {
  @PrimaryGeneratedColumn() id: number;
  @TextColumn(64) code: string;
  @TextColumn(190, { name: 'panitia_name' }) panitiaName: string;
  @FlagColumn({ name: 'is_active' }) isActive: boolean;
  @IntColumn() uses: number;
  @TimeColumn({ name: 'created_at' }) createdAt: Date;
  /** Renewed by editors, not by uses. */
  @OptionalTimeColumn({ name: 'updated_at' }) updatedAt?: Date | null;
}
