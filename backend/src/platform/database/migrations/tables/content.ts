import { Table } from 'typeorm';
import type { TableColumns } from '../table-columns.js';

const ADDRESS_LENGTH = 500;

/** The pages' content, but for merchandise; the hero's texts and the site's settings are rows of `settings`. */
export function contentTables(c: TableColumns): Table[] {
  const address = (name: string) => c.text(name, ADDRESS_LENGTH, { isNullable: true });
  return [
    new Table({
      name: 'guest_stars',
      columns: [
        c.id(),
        c.int('sort_order'),
        c.text('name'),
        address('image'),
        address('below_image'),
        c.flag('is_revealed'),
      ],
      indices: [{ name: 'guest_stars_sort_order', columnNames: ['sort_order'], isUnique: true }],
    }),
    new Table({
      name: 'event_cards',
      columns: [
        c.id(),
        c.int('sort_order'),
        c.text('key', 64),
        c.text('title'),
        c.longText('description'),
        address('image_url'),
        c.text('alt_text'),
        c.flag('is_locked'),
        c.text('link', ADDRESS_LENGTH),
      ],
      indices: [{ name: 'event_cards_key', columnNames: ['key'], isUnique: true }],
    }),
    new Table({
      name: 'countdown_events',
      columns: [
        c.id(),
        c.text('event_key', 64),
        c.text('name'),
        c.time('target_date'),
        c.text('bg_color', 7),
        c.int('sort_order'),
        c.flag('is_active'),
      ],
      indices: [{ name: 'countdown_events_event_key', columnNames: ['event_key'], isUnique: true }],
    }),
    new Table({
      name: 'archive_videos',
      columns: [
        c.id(),
        c.text('title'),
        address('thumbnail_url'),
        c.text('video_id', 11),
        c.int('sort_order'),
        c.flag('is_active'),
      ],
    }),
    new Table({
      name: 'closing_sections',
      columns: [
        c.id(),
        c.text('image_url', ADDRESS_LENGTH),
        c.text('head_text'),
        c.longText('content_text'),
        c.text('button1_text', 64),
        c.text('button1_link', ADDRESS_LENGTH),
        c.text('button2_text', 64),
        c.text('button2_link', ADDRESS_LENGTH),
        c.int('active_slot', { isNullable: true }),
        c.time('created_at'),
      ],
      indices: [{ name: 'closing_sections_active_slot', columnNames: ['active_slot'], isUnique: true }],
    }),
    new Table({
      name: 'divisions',
      columns: [
        c.id(),
        c.text('key', 64),
        c.int('sort_order'),
        c.text('name'),
        c.text('title'),
        address('image'),
        c.longText('description1'),
        c.longText('description2'),
        c.flag('is_active'),
      ],
      indices: [{ name: 'divisions_key', columnNames: ['key'], isUnique: true }],
    }),
    new Table({
      name: 'event_pages',
      columns: [
        c.text('name', 20, { isPrimary: true }),
        c.flag('is_active'),
        c.text('bg_color', 7),
        address('hero_src'),
        address('paper_src'),
        c.json('unveiling_images'),
        address('image_section_bg'),
        address('sponsor_src'),
        address('medpar_src'),
      ],
    }),
  ];
}
