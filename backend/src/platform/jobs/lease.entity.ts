import { Entity, PrimaryColumn } from 'typeorm';
import { IntColumn, TextColumn, TimeColumn } from '../database/columns.js';

/** Who runs a piece of scheduled work, and until when; `token` grows with every new turn, not when one is prolonged. */
@Entity('leases')
export class LeaseEntity {
  @PrimaryColumn({ type: 'varchar', length: 64 }) name: string;
  @TextColumn(64) holder: string;
  @IntColumn() token: number;
  @TimeColumn({ name: 'expires_at' }) expiresAt: Date;
}
