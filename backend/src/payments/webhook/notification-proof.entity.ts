import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { FlagColumn, TextColumn, TimeColumn } from '../../platform/database/columns.js';

/** The last notification that was rightly signed with a key, from a public address and from a private one. */
@Entity('notification_proofs')
@Index('notification_proofs_signer', ['signer', 'isPublic'], { unique: true })
export class NotificationProofEntity {
  @PrimaryGeneratedColumn() id: number;
  /** Names environment and key (`signersOf`). */
  @TextColumn(64) signer: string;
  @FlagColumn({ name: 'is_public' }) isPublic: boolean;
  /** The sender's, as the trusted proxies name it. */
  @TextColumn(45) address: string;
  /** Exact to some minutes: not each notification is written down here. */
  @TimeColumn({ name: 'received_at' }) receivedAt: Date;
}
