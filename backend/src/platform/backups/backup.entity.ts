import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { FlagColumn, IntColumn, OptionalTimeColumn, TextColumn, TimeColumn } from '../database/columns.js';

/** A backup that was written whole. The file itself may be anywhere by now. */
@Entity('backups')
@Index('backups_backup_id', ['backupId'], { unique: true })
@Index('backups_taken_at', ['takenAt'])
export class BackupEntity {
  @PrimaryGeneratedColumn() id: number;
  /** In the file too, whatever its name. */
  @TextColumn(36, { name: 'backup_id' }) backupId: string;
  @TextColumn(190, { name: 'file_name' }) fileName: string;
  /** The moment that the backup shows: what was committed before it is in it. */
  @TimeColumn({ name: 'taken_at' }) takenAt: Date;
  @TimeColumn({ name: 'written_at' }) writtenAt: Date;
  /** Of the file, rounded up. */
  @IntColumn() kilobytes: number;
  @IntColumn({ name: 'table_count' }) tableCount: number;
  @IntColumn({ name: 'row_count' }) rowCount: number;
  @IntColumn({ name: 'picture_count' }) pictureCount: number;
  @FlagColumn({ name: 'is_encrypted' }) isEncrypted: boolean;
  /** When it was last restored into an empty database for a try, and everything was right. */
  @OptionalTimeColumn({ name: 'verified_at' }) verifiedAt: Date | null;
}
