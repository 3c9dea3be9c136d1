import type { ClosingSection } from '@festival/contracts';
import type { ClosingSectionEntity } from './closing-section.entity.js';

export function toClosingSection(row: ClosingSectionEntity): ClosingSection {
  return {
    id: row.id,
    image_url: row.imageUrl,
    head_text: row.headText,
    head_text_indonesian: row.headTextIndonesian,
    content_text: row.contentText,
    content_text_indonesian: row.contentTextIndonesian,
    button1_text: row.button1Text,
    button1_text_indonesian: row.button1TextIndonesian,
    button1_link: row.button1Link,
    button2_text: row.button2Text,
    button2_text_indonesian: row.button2TextIndonesian,
    button2_link: row.button2Link,
    is_active: row.activeSlot !== null,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt?.toISOString() ?? null,
  };
}
