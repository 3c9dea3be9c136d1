import type { EventName } from '@festival/contracts';
import { Entity, PrimaryColumn } from 'typeorm';
import {
  FlagColumn,
  JsonColumn,
  OptionalTextColumn,
  OptionalTimeColumn,
  TextColumn,
} from '../../platform/database/columns.js';

/** The page of an event; the row is inserted by the first edit. */
@Entity('event_pages')
export class EventPageEntity {
  @PrimaryColumn({ type: 'varchar', length: 20 }) name: EventName;
  @FlagColumn({ name: 'is_active' }) isActive: boolean;
  @TextColumn(7, { name: 'bg_color' }) bgColor: string;
  @OptionalTextColumn(500, { name: 'hero_src' }) heroSrc: string | null;
  @OptionalTextColumn(500, { name: 'paper_src' }) paperSrc: string | null;
  @JsonColumn({ name: 'unveiling_images' }) unveilingImages: string[];
  @OptionalTextColumn(500, { name: 'image_section_bg' }) imageSectionBg: string | null;
  @OptionalTextColumn(500, { name: 'sponsor_src' }) sponsorSrc: string | null;
  @OptionalTextColumn(500, { name: 'medpar_src' }) medparSrc: string | null;
  @OptionalTimeColumn({ name: 'updated_at' }) updatedAt?: Date | null;
}
