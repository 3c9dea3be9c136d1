import type { EntityManager, ObjectLiteral } from 'typeorm';
import { ArchiveVideoEntity } from '../archive/archive-video.entity.js';
import { EventCardEntity } from '../cards/event-card.entity.js';
import { ClosingSectionEntity } from '../closing/closing-section.entity.js';
import { DivisionEntity } from '../divisions/division.entity.js';
import { EventPageEntity } from '../event-pages/event-page.entity.js';
import { ActEntity } from '../line-up/act.entity.js';
import { GuestStarEntity } from '../line-up/guest-star.entity.js';
import { MerchandiseBundleEntity } from '../merchandise/merchandise-bundle.entity.js';
import { MerchandiseItemEntity } from '../merchandise/merchandise-item.entity.js';
import { SettingEntity } from '../../platform/settings/setting.entity.js';

interface Place<Row extends ObjectLiteral> {
  entity: new () => Row;
  /** As in 'Guest star “Aurora”'. */
  label: string;
  columns: ReadonlyArray<keyof Row & string>;
  nameOf: (row: Row) => string;
}

type Search = (db: EntityManager, text: string) => Promise<string[]>;

/** All columns that may hold a picture's address. */
const PLACES: readonly Search[] = [
  place({ entity: GuestStarEntity, label: 'Guest star', columns: ['image', 'belowImage'], nameOf: (row) => row.name }),
  place({
    entity: ActEntity,
    label: 'Act',
    columns: ['image', 'instagramLink', 'musicLink', 'videoLink'],
    nameOf: (row) => row.name,
  }),
  place({
    entity: EventCardEntity,
    label: 'Event card',
    columns: ['imageUrl', 'description', 'link'],
    nameOf: (row) => row.title,
  }),
  place({ entity: ArchiveVideoEntity, label: 'Archive video', columns: ['thumbnailUrl'], nameOf: (row) => row.title }),
  place({
    entity: ClosingSectionEntity,
    label: 'Closing section',
    columns: ['imageUrl', 'button1Link', 'button2Link'],
    nameOf: (row) => row.headText,
  }),
  place({ entity: DivisionEntity, label: 'Division', columns: ['image'], nameOf: (row) => row.name }),
  place({
    entity: EventPageEntity,
    label: 'Event page',
    columns: ['heroSrc', 'paperSrc', 'unveilingImages', 'imageSectionBg', 'sponsorSrc', 'medparSrc'],
    nameOf: (row) => row.name,
  }),
  place({
    entity: MerchandiseItemEntity,
    label: 'Merchandise item',
    columns: ['image', 'link'],
    nameOf: (row) => row.name,
  }),
  place({
    entity: MerchandiseBundleEntity,
    label: 'Merchandise bundle',
    columns: ['image', 'link'],
    nameOf: (row) => row.name,
  }),
  place({ entity: SettingEntity, label: 'Settings', columns: ['value'], nameOf: (row) => row.key }),
];

/** The records that show the picture, as the back office names them. */
export async function usesOf(db: EntityManager, hash: string): Promise<string[]> {
  const found: string[] = [];
  for (const search of PLACES) found.push(...(await search(db, `%/media/${hash}-%`)));
  return found;
}

function place<Row extends ObjectLiteral>({ entity, label, columns, nameOf }: Place<Row>): Search {
  const condition = columns.map((column) => `r.${column} LIKE :text`).join(' OR ');
  return async (db, text) => {
    const rows = await db.createQueryBuilder(entity, 'r').where(condition, { text }).getMany();
    return rows.map((row) => `${label} “${nameOf(row)}”`);
  };
}
