import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Reader } from '../../platform/database/reader.js';
import { SettingEntity } from '../../platform/settings/setting.entity.js';
import { TABLE_RULES } from '../rules/tables.js';

/** As the back office calls them. */
const LABELS: Readonly<Record<string, string>> = {
  ticket_types: 'Ticket Types',
  acts: 'Acts',
  guest_stars: 'Guest Stars',
  archive_videos: 'Archive videos',
  closing_sections: 'Closing Section',
  countdown_events: 'Countdown',
  divisions: 'Divisions',
  event_cards: 'Event cards',
  event_pages: 'Event pages',
  merchandise_items: 'Merchandise',
  merchandise_bundles: 'Bundles',
  chatbot_knowledge: 'Chatbot Training',
};
const TEXTS: readonly unknown[] = ['varchar', 'text', 'simple-json'];
/** An archive is of earlier years. */
const OF_EARLIER: readonly string[] = ['archive_videos'];

/** Of the settings those that people write, with the screen that shows them. Its date and edition are new. */
const SETTINGS: ReadonlyArray<readonly [key: string, label: string, fields: readonly string[] | null]> = [
  ['hero', 'Hero Section', null],
  ['site', 'Site Settings', ['refundRule', 'refundRuleIndonesian']],
  ['festival', 'Site Settings', ['name', 'venue', 'venueIndonesian', 'supportName', 'supportNameIndonesian']],
];

/** Texts that the program can't shift: those that name the edition which is over, or the day of its concert. */
@Injectable()
export class OldTextsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reader: Reader,
  ) {}

  /** Where one of the words stands, with how many records; 2 May is not in 12 May. */
  async places(words: readonly string[]): Promise<string[]> {
    const patterns = words.map((word) => new RegExp(`(?<!\\d)${escaped(word)}(?!\\d)`, 'i'));
    const isOld = (text: unknown) => typeof text === 'string' && patterns.some((pattern) => pattern.test(text));
    const places: string[] = [];
    for (const { tableName, target, columns } of this.dataSource.entityMetadatas) {
      const label = LABELS[tableName];
      if (!label || OF_EARLIER.includes(tableName) || !TABLE_RULES[tableName]) continue;
      const texts = columns.filter(({ type }) => TEXTS.includes(type)).map(({ propertyName }) => propertyName);
      const rows = await this.reader.of(target as new () => Record<string, unknown>).find();
      const count = rows.filter((row) => texts.some((column) => isOld(textOf(row[column])))).length;
      if (count > 0) places.push(`${label} (${count})`);
    }
    for (const [key, label, fields] of SETTINGS) {
      const { value = {} } = (await this.reader.of(SettingEntity).findOneBy({ key })) ?? {};
      const texts = Object.entries(value as object).filter(([field]) => fields === null || fields.includes(field));
      if (texts.some(([, text]) => isOld(text)) && !places.includes(label)) places.push(label);
    }
    return places;
  }
}

/** Of a list, such as the phrases of an answer, all of it. */
const textOf = (value: unknown): unknown => (Array.isArray(value) ? value.join('\n') : value);

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
