import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { IntColumn, TextColumn, TimeColumn } from '../../platform/database/columns.js';

/** One placed order by the key that its request carried; remembered for 24 hours. */
@Entity('idempotency_keys')
@Index('idempotency_keys_subject_key', ['subject', 'key'], { unique: true })
@Index('idempotency_keys_created_at', ['createdAt'])
export class IdempotencyKeyEntity {
  @PrimaryGeneratedColumn() id: number;
  @TextColumn(36) subject: string;
  @TextColumn(100) key: string;
  @TextColumn(64, { name: 'body_hash' }) bodyHash: string;
  @IntColumn({ name: 'order_id' }) orderId: number;
  @TimeColumn({ name: 'created_at' }) createdAt: Date;
}
