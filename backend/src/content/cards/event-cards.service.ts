import { type AdminEventCard, type EventCard, MAX_CARD_SORT_ORDER } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { listRules } from '../../platform/lists/list-rules.js';
import { fieldError } from '../../platform/errors/app-error.js';
import { definedFields } from '../../platform/http/requests/defined-fields.js';
import { RecordsService } from '../../audit/records/records.service.js';
import { safeHtml } from '../fields/safe-html.js';
import type { PublicContent } from '../shared/public-content.js';
import { ContentList } from '../shared/content-list.js';
import { PublicContentFactory } from '../shared/public-content-factory.js';
import type { EventCardDto } from './event-card.dto.js';
import { EventCardEntity } from './event-card.entity.js';
import { toAdminEventCard, toEventCard, withoutLocked } from './event-card.mapper.js';

const DEFAULTS = {
  titleIndonesian: null,
  description: '',
  descriptionIndonesian: null,
  imageUrl: null,
  altText: '',
  altTextIndonesian: null,
  isLocked: false,
  link: '/',
};

export const EVENT_CARD_LIST = listRules({
  sorts: { sort_order: 'sortOrder', id: 'id', key: 'key', title: 'title', is_locked: 'isLocked' },
  defaultSort: ['sort_order', 'ASC'],
  filters: {
    id: { kind: 'ids', column: 'id' },
    q: { kind: 'text', containedIn: ['key', 'title', 'titleIndonesian'] },
    is_locked: { kind: 'boolean', column: 'isLocked' },
  },
});

/** The cards of the event page; visitors see only that a locked card exists. */
@Injectable()
export class EventCardsService {
  readonly records: ContentList<EventCardEntity, AdminEventCard, EventCardDto>;
  readonly public: PublicContent<EventCard[]>;

  constructor(records: RecordsService, contents: PublicContentFactory) {
    this.public = contents.rows('/api/event-upcoming-details', EventCardEntity, toEventCard);
    this.records = new ContentList(records, {
      entity: EventCardEntity,
      resource: 'event-upcoming-details',
      title: 'Event',
      toWire: toAdminEventCard,
      list: EVENT_CARD_LIST,
      duplicate: () => fieldError('key', 'This key is already used'),
      defaults: DEFAULTS,
      columns,
      highest: MAX_CARD_SORT_ORDER,
      afterCommit: () => this.public.forget(),
    });
  }

  /** A locked card is empty, except to editors. */
  async one(id: number, isEditor: boolean): Promise<AdminEventCard> {
    const card = await this.records.one(id);
    return isEditor ? card : withoutLocked(card);
  }
}

function columns(dto: EventCardDto) {
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
