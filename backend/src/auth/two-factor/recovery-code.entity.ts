import { Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { IntColumn, OptionalTextColumn, TextColumn } from '../../platform/database/columns.js';
import { AdminUserEntity } from '../admin-user.entity.js';

/** A code that replaces the authenticator app once; its row is deleted with its use. */
@Entity('recovery_codes')
@Index('recovery_codes_user_code', ['userId', 'codeHash'], { unique: true })
export class RecoveryCodeEntity {
  @PrimaryGeneratedColumn() id: number;
  @IntColumn({ name: 'user_id' }) userId: number;
  @ManyToOne(() => AdminUserEntity, { onDelete: 'CASCADE', onUpdate: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'recovery_codes_user' })
  user: Relation<AdminUserEntity>;
  /** HMAC-SHA-256 in hexadecimal, with a key that isn't in the database. */
  @TextColumn(64, { name: 'code_hash' }) codeHash: string;
  /** Which `SECRET_KEY` made the hash (`AppConfig.keyMark`); null in rows that are older than this column. */
  @OptionalTextColumn(16, { name: 'key_mark' }) keyMark: string | null;
}
