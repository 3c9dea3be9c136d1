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

/** Texts that the program can't shift: those that name the edition which is over. */
@Injectable()
export class OldTextsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reader: Reader,
  ) {}

  /** Where the text stands, with how many records. */
  async places(edition: string): Promise<string[]> {
    const places: string[] = [];
    for (const { tableName, target, columns } of this.dataSource.entityMetadatas) {
      const label = LABELS[tableName];
      if (!label || OF_EARLIER.includes(tableName) || !TABLE_RULES[tableName]) continue;
      const texts = columns.filter(({ type }) => TEXTS.includes(type)).map(({ propertyName }) => `r.${propertyName}`);
      const count = await this.reader
        .select(target as new () => object, 'r')
        .where(texts.map((column) => `${column} LIKE :text`).join(' OR '), { text: `%${edition}%` })
        .getCount();
      if (count > 0) places.push(`${label} (${count})`);
    }
    const hero = await this.reader.of(SettingEntity).findOneBy({ key: 'hero' });
    if (JSON.stringify(hero?.value ?? '').includes(edition)) places.push('Hero Section');
    return places;
  }
}
