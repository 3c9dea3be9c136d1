import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import {
  IntColumn,
  OptionalTextColumn,
  OptionalTimeColumn,
  TextColumn,
  TimeColumn,
} from '../../platform/database/columns.js';
import { AdminUserEntity } from '../admin-user.entity.js';

/** One sign-in. Its id is in the cookie's token; the row decides whether that token still counts. */
@Entity('admin_sessions')
@Index('admin_sessions_user_id', ['userId'])
@Index('admin_sessions_expires_at', ['expiresAt'])
export class AdminSessionEntity {
  @PrimaryColumn({ type: 'varchar', length: 36 }) id: string;
  @IntColumn({ name: 'user_id' }) userId: number;
  @ManyToOne(() => AdminUserEntity, { onDelete: 'CASCADE', onUpdate: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'admin_sessions_user' })
  user: Relation<AdminUserEntity>;
  @TextColumn(45) address: string;
  /** Browser and system, as `deviceOf` reads them; null when unknown. */
  @OptionalTextColumn(64) device: string | null;
  @TimeColumn({ name: 'created_at' }) createdAt: Date;
  /** The last call, to the minute; null before the first. */
  @OptionalTimeColumn({ name: 'seen_at' }) seenAt: Date | null;
  @TimeColumn({ name: 'expires_at' }) expiresAt: Date;
  @OptionalTimeColumn({ name: 'revoked_at' }) revokedAt: Date | null;
}
