import type { Role } from '@festival/contracts';
import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { FlagColumn, IntColumn, OptionalTimeColumn, TextColumn, TimeColumn } from '../database/columns.js';

/** A committee member with access to the back office. */
@Entity('admin_users')
@Index('admin_users_email', ['email'], { unique: true })
export class AdminUserEntity {
  @PrimaryGeneratedColumn() id: number;
  @TextColumn() name: string;
  /** Trimmed and in lower case. */
  @TextColumn() email: string;
  /** Argon2id, in the PHC format. */
  @TextColumn(255, { name: 'password_hash' }) passwordHash: string;
  @TextColumn(20) role: Role;
  @FlagColumn({ name: 'is_active' }) isActive: boolean;
  /** Wrong sign-ins in a row; kept here so that every process counts the same ones. */
  @IntColumn({ name: 'failed_sign_ins' }) failedSignIns: number;
  @OptionalTimeColumn({ name: 'last_failed_at' }) lastFailedAt: Date | null;
  @TimeColumn({ name: 'created_at' }) createdAt: Date;
  @TimeColumn({ name: 'updated_at' }) updatedAt: Date;
}
