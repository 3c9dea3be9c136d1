import type { Language } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { formatLocalDay } from '../../platform/clock/local-time.js';
import { Reader } from '../../platform/database/reader.js';
import { SettingEntity } from '../../platform/settings/setting.entity.js';
import { TABLE_RULES } from '../rules/tables.js';

/** As the back office calls them. */
const LABELS: Readonly<Record<string, string>> = {
  ticket_types: 'Ticket Types',
  acts: 'Acts',
  guest_stars: 'Guest Stars',
  archive_videos: 'Archive',
  closing_sections: 'Closing Section',
  countdown_events: 'Countdown',
  divisions: 'Divisions',
  event_cards: 'Event Card',
  event_pages: 'Event Pages',
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
  ['site', 'Site Settings', ['refundRule', 'refundRuleIndonesian', 'groundMapPlaces', 'groundMapPlacesIndonesian']],
  ['festival', 'Site Settings', ['name', 'venue', 'venueIndonesian', 'supportName', 'supportNameIndonesian']],
];

/** What tells the edition that is over from the next. */
export interface OldWords {
  edition: string;
  /** The year of its concert. */
  year: string;
  /** Its concert's day, such as `22 November` and `22 Mei`. */
  days: Readonly<Record<Language, string>>;
  /** The next concert is on the same day of another year: then only with the old year it is an old day. */
  isDayKept: boolean;
}

/** @param concertAt of the edition that is over. @param next the next concert's moment. */
export function oldWordsOf(edition: string, concertAt: string, next: string): OldWords {
  const days = { en: dayOf(concertAt, 'en'), id: dayOf(concertAt, 'id') };
  const year = /\d{4}$/.exec(formatLocalDay(concertAt, 'en'))?.[0] ?? '';
  return { edition, year, days, isDayKept: dayOf(next, 'en') === days.en };
}

/** Texts that the program can't shift: those that name the edition which is over, or the day of its concert. */
@Injectable()
export class OldTextsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reader: Reader,
  ) {}

  /** Where one of the words stands, with how many records. */
  async places(words: OldWords): Promise<string[]> {
    const patterns = [editionPattern(words), dayPattern(words)];
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

/** `22 November`, in Jakarta. */
function dayOf(moment: string, language: Language): string {
  return formatLocalDay(moment, language).replace(/^\S+ | \d{4}$/g, '');
}

const editionPattern = ({ edition }: OldWords): RegExp => new RegExp(`(?<!\\d)${escaped(edition)}(?!\\d)`, 'i');

const BLANK = '(?:\\s|&nbsp;)+';
/** Besides the first three letters. */
const SHORT_MONTHS: Readonly<Record<string, readonly string[]>> = { September: ['Sept'], Agustus: ['Agt', 'Ags'] };

/**
 * `22 November`, `22 Nov.`, `22nd of November`, `22–23 November`, `November 22nd`, in both languages. With another year behind it is
 * another day.
 */
function dayPattern({ days, year, isDayKept }: OldWords): RegExp {
  const [day] = days.en.split(' ');
  const names = Object.values(days).flatMap((each) => each.split(' ').slice(1));
  const month = `(?:${names.flatMap((name) => [name, name.slice(0, 3), ...(SHORT_MONTHS[name] ?? [])]).join('|')})`;
  const ordinal = `${day}(?:st|nd|rd|th)?`;
  const either = `(?:${ordinal}(?:${BLANK}of)?(?:\\s?[–-]\\s?\\d{1,2})?${BLANK}${month}|${month}${BLANK}${ordinal})`;
  // 2 May is not in 12 May, nor in 2 Mayors.
  const words = `(?<![\\p{L}\\d])${either}(?![\\p{L}\\d])`;
  const before = `[.,]?(?:${BLANK})?\\(?`;
  const another = `(?!${before}(?!${year})(?:19|20)\\d\\d(?!\\d))`;
  return new RegExp(`${words}${isDayKept ? `${before}${year}` : another}`, 'iu');
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
