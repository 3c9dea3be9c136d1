import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import {
  LongTextColumn,
  OptionalIntColumn,
  OptionalLongTextColumn,
  OptionalTextColumn,
  OptionalTimeColumn,
  TextColumn,
  TimeColumn,
} from '../../platform/database/columns.js';

/** The only value of `active_slot`: its unique index allows one active section. */
export const ACTIVE = 1;

/** The closing section of the pages. */
@Entity('closing_sections')
@Index('closing_sections_active_slot', ['activeSlot'], { unique: true })
export class ClosingSectionEntity {
  @PrimaryGeneratedColumn() id: number;
  @TextColumn(500, { name: 'image_url' }) imageUrl: string;
  @TextColumn(190, { name: 'head_text' }) headText: string;
  @OptionalTextColumn(190, { name: 'head_text_indonesian' }) headTextIndonesian: string | null;
  @LongTextColumn({ name: 'content_text' }) contentText: string;
  @OptionalLongTextColumn({ name: 'content_text_indonesian' }) contentTextIndonesian: string | null;
  @TextColumn(64, { name: 'button1_text' }) button1Text: string;
  @OptionalTextColumn(64, { name: 'button1_text_indonesian' }) button1TextIndonesian: string | null;
  @TextColumn(500, { name: 'button1_link' }) button1Link: string;
  @TextColumn(64, { name: 'button2_text' }) button2Text: string;
  @OptionalTextColumn(64, { name: 'button2_text_indonesian' }) button2TextIndonesian: string | null;
  @TextColumn(500, { name: 'button2_link' }) button2Link: string;
  /** `ACTIVE`, or null when the section isn't shown. */
  @OptionalIntColumn({ name: 'active_slot' }) activeSlot: number | null;
  @TimeColumn({ name: 'created_at' }) createdAt: Date;
  @OptionalTimeColumn({ name: 'updated_at' }) updatedAt?: Date | null;
}
