import { Entity, PrimaryGeneratedColumn } from 'typeorm';
import {
  FlagColumn,
  IntColumn,
  OptionalTextColumn,
  OptionalTimeColumn,
  TextColumn,
} from '../../platform/database/columns.js';

/** A video of the archive. The event page shows the one titled `upcoming events`. */
@Entity('archive_videos')
export class ArchiveVideoEntity {
  @PrimaryGeneratedColumn() id: number;
  @TextColumn() title: string;
  @OptionalTextColumn(190, { name: 'title_indonesian' }) titleIndonesian: string | null;
  @OptionalTextColumn(500, { name: 'thumbnail_url' }) thumbnailUrl: string | null;
  @TextColumn(11, { name: 'video_id' }) videoId: string;
  @IntColumn({ name: 'sort_order' }) sortOrder: number;
  @FlagColumn({ name: 'is_active' }) isActive: boolean;
  @OptionalTimeColumn({ name: 'updated_at' }) updatedAt?: Date | null;
}
