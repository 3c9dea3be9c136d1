import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import {
  FlagColumn,
  IntColumn,
  LongTextColumn,
  OptionalLongTextColumn,
  OptionalTextColumn,
  OptionalTimeColumn,
  TextColumn,
} from '../../platform/database/columns.js';

/** A card of the event page; its descriptions are sanitised HTML. */
@Entity('event_cards')
@Index('event_cards_key', ['key'], { unique: true })
export class EventCardEntity {
  @PrimaryGeneratedColumn() id: number;
  @IntColumn({ name: 'sort_order' }) sortOrder: number;
  @TextColumn(64) key: string;
  @TextColumn() title: string;
  @OptionalTextColumn(190, { name: 'title_indonesian' }) titleIndonesian: string | null;
  @LongTextColumn() description: string;
  @OptionalLongTextColumn({ name: 'description_indonesian' }) descriptionIndonesian: string | null;
  @OptionalTextColumn(500, { name: 'image_url' }) imageUrl: string | null;
  @TextColumn(190, { name: 'alt_text' }) altText: string;
  @OptionalTextColumn(190, { name: 'alt_text_indonesian' }) altTextIndonesian: string | null;
  @FlagColumn({ name: 'is_locked' }) isLocked: boolean;
  @TextColumn(500) link: string;
  @OptionalTimeColumn({ name: 'updated_at' }) updatedAt?: Date | null;
}
