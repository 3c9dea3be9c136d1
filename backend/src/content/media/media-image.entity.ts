import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { IntColumn, TextColumn, TimeColumn } from '../../platform/database/columns.js';

/** A picture that an editor uploaded; its files are named by their hash. */
@Entity('media_images')
@Index('media_images_hash', ['hash'], { unique: true })
@Index('media_images_created_at', ['createdAt'])
export class MediaImageEntity {
  @PrimaryGeneratedColumn() id: number;
  /** The hash of the encoded full picture: 32 hex digits. */
  @TextColumn(32) hash: string;
  /** Pixels. */
  @IntColumn() width: number;
  @IntColumn() height: number;
  @IntColumn() bytes: number;
  /** The name of the uploaded file. */
  @TextColumn() name: string;
  @TimeColumn({ name: 'created_at' }) createdAt: Date;
}
