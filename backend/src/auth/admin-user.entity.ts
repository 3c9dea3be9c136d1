import type { Language, Role } from '@festival/contracts';
import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import {
  FlagColumn,
  OptionalIntColumn,
  OptionalTextColumn,
  OptionalTimeColumn,
  TextColumn,
  TimeColumn,
} from '../platform/database/columns.js';

/** A committee member with access to the back office. */
@Entity('admin_users')
@Index('admin_users_email', ['email'], { unique: true })
export class AdminUserEntity {
  @PrimaryGeneratedColumn() id: number;
  @TextColumn() name: string;
  /** Trimmed and in lower case. */
  @TextColumn() email: string;
  /** Argon2id, in the PHC format; null until it is set by a one-time link. */
  @OptionalTextColumn(255, { name: 'password_hash' }) passwordHash: string | null;
  /** When it was set by a one-time link; null for the first admin's and for those older than this column. */
  @OptionalTimeColumn({ name: 'password_set_at' }) passwordSetAt: Date | null;
  @TextColumn(20) role: Role;
  @FlagColumn({ name: 'is_active' }) isActive: boolean;
  @OptionalTimeColumn({ name: 'last_sign_in_at' }) lastSignInAt: Date | null;
  /** Of the authenticator app, encrypted (`two-factor/totp-secrets.service.ts`). */
  @OptionalTextColumn(255, { name: 'totp_secret' }) totpSecret: string | null;
  /** The time step of the last code that was taken: no code works twice. */
  @OptionalIntColumn({ name: 'totp_last_step' }) totpLastStep: number | null;
  /** When two-factor authentication was turned on; null while it is off, a secret that waits for its first code included. */
  @OptionalTimeColumn({ name: 'two_factor_at' }) twoFactorAt: Date | null;
  /** Of the back office; null is the browser's. */
  @OptionalTextColumn(2) language: Language | null;
  @TimeColumn({ name: 'created_at' }) createdAt: Date;
  @TimeColumn({ name: 'updated_at' }) updatedAt: Date;
}
