import { type AdminEventCard, type Direction, type EventCard, MAX_CARD_SORT_ORDER } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { Reader } from '../../platform/database/reader.js';
import type { Actor } from '../../platform/access/actor.js';
import { fieldError } from '../../platform/http/errors/app-error.js';
import { definedFields } from '../../platform/http/requests/defined-fields.js';
import type { AuditedRecords } from '../../audit/records/audited-records.js';
import type { RecordKind } from '../../platform/records/record-kind.js';
import { RecordsService } from '../../audit/records/records.service.js';
import type { SortedRecords } from '../../audit/records/sorted-records.js';
import { safeHtml } from '../fields/safe-html.js';
import type { PublicContent } from '../shared/public-content.js';
import { PublicContents } from '../shared/public-contents.js';
import type { EventCardDto } from './event-card.dto.js';
import { EventCardEntity } from './event-card.entity.js';
import { toAdminEventCard, toEventCard, withoutLocked } from './event-card.mapper.js';

/** The cards of the event page; a locked one tells visitors nothing but that it is there. */
@Injectable()
export class EventCardsService {
  readonly records: AuditedRecords<EventCardEntity, AdminEventCard>;
  readonly public: PublicContent<EventCard[]>;
  private readonly sorted: SortedRecords<EventCardEntity, AdminEventCard>;

  constructor(records: RecordsService, reader: Reader, contents: PublicContents) {
    this.public = contents.at('/api/event-upcoming-details', async () => {
      const rows = await reader.of(EventCardEntity).find({ order: { sortOrder: 'ASC', id: 'ASC' } });
      return rows.map(toEventCard);
    });
    const kind: RecordKind<EventCardEntity, AdminEventCard> = {
      entity: EventCardEntity,
      resource: 'event-upcoming-details',
      title: 'Event',
      versioned: 'row',
      toWire: toAdminEventCard,
      sorts: { sort_order: 'sortOrder', id: 'id', key: 'key', title: 'title', is_locked: 'isLocked' },
      defaultOrder: 'ASC',
      searched: ['key', 'title', 'titleIndonesian'],
      flags: { is_locked: 'isLocked' },
      duplicate: () => fieldError('key', 'This key is already used'),
      afterCommit: () => this.public.forget(),
    };
    this.records = records.of(kind);
    this.sorted = records.sorted(kind, MAX_CARD_SORT_ORDER);
  }

  /** The whole record to an editor; to all others a locked one comes empty. */
  async one(id: number, isEditor: boolean): Promise<AdminEventCard> {
    const card = await this.records.one(id);
    return isEditor ? card : withoutLocked(card);
  }

  create(dto: EventCardDto, actor: Actor): Promise<AdminEventCard> {
    const shown = { description: '', imageUrl: null, altText: '', isLocked: false, link: '/' };
    const inIndonesian = { titleIndonesian: null, descriptionIndonesian: null, altTextIndonesian: null };
    return this.records.create(actor, () => ({ ...shown, ...inIndonesian, ...fields(dto) }));
  }

  update(id: number, dto: EventCardDto, actor: Actor): Promise<AdminEventCard> {
    return this.records.update(id, actor, () => fields(dto), dto.seen_updated_at);
  }

  move(id: number, direction: Direction, actor: Actor): Promise<AdminEventCard> {
    return this.sorted.move(id, direction, actor);
  }
}

function fields(dto: EventCardDto) {
  const { image_url: imageUrl, is_locked: isLocked, link } = dto;
  const texts = {
    titleIndonesian: dto.title_indonesian,
    description: dto.description && safeHtml(dto.description),
    descriptionIndonesian: dto.description_indonesian && safeHtml(dto.description_indonesian),
    altText: dto.alt_text,
    altTextIndonesian: dto.alt_text_indonesian,
  };
  const optional = definedFields({ ...texts, imageUrl, isLocked, link });
  return { sortOrder: dto.sort_order, key: dto.key, title: dto.title, ...optional };
}
