import type { ActDrawing } from '@festival/contracts';
import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import {
  FlagColumn,
  IntColumn,
  LongTextColumn,
  OptionalIntColumn,
  OptionalLongTextColumn,
  OptionalTextColumn,
  OptionalTimeColumn,
  TextColumn,
} from '../../platform/database/columns.js';

/** An act of the festival: who plays when and where. */
@Entity('acts')
@Index('acts_guest_star_id', ['guestStarId'], { unique: true })
export class ActEntity {
  @PrimaryGeneratedColumn() id: number;
  @IntColumn({ name: 'sort_order' }) sortOrder: number;
  /** Of a guest star these three are copies, renewed with each change of either. */
  @TextColumn() name: string;
  @OptionalTextColumn(500) image: string | null;
  @FlagColumn({ name: 'is_announced' }) isAnnounced: boolean;
  @OptionalIntColumn({ name: 'guest_star_id' }) guestStarId: number | null;
  @TextColumn(60) stage: string;
  @OptionalTimeColumn({ name: 'starts_at' }) startsAt: Date | null;
  @OptionalTimeColumn({ name: 'ends_at' }) endsAt: Date | null;
  @LongTextColumn() about: string;
  @OptionalLongTextColumn({ name: 'about_indonesian' }) aboutIndonesian: string | null;
  @TextColumn(16) drawing: ActDrawing;
  @OptionalTextColumn(500, { name: 'instagram_link' }) instagramLink: string | null;
  @OptionalTextColumn(500, { name: 'music_link' }) musicLink: string | null;
  @OptionalTextColumn(500, { name: 'video_link' }) videoLink: string | null;
  @OptionalTimeColumn({ name: 'updated_at' }) updatedAt?: Date | null;
}
