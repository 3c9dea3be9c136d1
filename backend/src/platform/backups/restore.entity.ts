import { Entity, PrimaryGeneratedColumn } from 'typeorm';
import { IntColumn, OptionalTextColumn, OptionalTimeColumn, TextColumn, TimeColumn } from '../database/columns.js';

/** This database was restored from a backup; the last row is the one that counts. */
@Entity('restores')
export class RestoreEntity {
  @PrimaryGeneratedColumn() id: number;
  @TextColumn(36, { name: 'backup_id' }) backupId: string;
  /** Names the data since this restore: whoever knows another epoch knows things that may be lost here. */
  @TextColumn(36) epoch: string;
  /** The moment that the backup shows. */
  @TimeColumn({ name: 'taken_at' }) takenAt: Date;
  @TimeColumn({ name: 'restored_at' }) restoredAt: Date;
  /** Mails that waited in the backup and wait for a person now, since they may have been sent after it. */
  @IntColumn({ name: 'held_mails' }) heldMails: number;
  @OptionalTextColumn(190, { name: 'settled_by' }) settledBy: string | null;
  /** Since then nobody needs to be told any more. */
  @OptionalTimeColumn({ name: 'settled_at' }) settledAt: Date | null;
}
