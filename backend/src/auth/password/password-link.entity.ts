import { Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { IntColumn, TextColumn, TimeColumn } from '../../platform/database/columns.js';
import { AdminUserEntity } from '../admin-user.entity.js';

/** The one link by which an account's password can be set; the row goes when it is used. */
@Entity('password_links')
@Index('password_links_token_hash', ['tokenHash'], { unique: true })
@Index('password_links_user_id', ['userId'], { unique: true })
export class PasswordLinkEntity {
  @PrimaryGeneratedColumn() id: number;
  @IntColumn({ name: 'user_id' }) userId: number;
  @ManyToOne(() => AdminUserEntity, { onDelete: 'CASCADE', onUpdate: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'password_links_user' })
  user: Relation<AdminUserEntity>;
  /** SHA-256 of the token, in hexadecimal: the link itself is stored nowhere. */
  @TextColumn(64, { name: 'token_hash' }) tokenHash: string;
  @TimeColumn({ name: 'expires_at' }) expiresAt: Date;
  @TimeColumn({ name: 'created_at' }) createdAt: Date;
}
