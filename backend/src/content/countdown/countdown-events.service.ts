import { type AdminCountdownEvent, type CountdownEvent, DEFAULT_COUNTDOWN_COLOUR } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { listRules } from '../../platform/lists/list-rules.js';
import { fieldError } from '../../platform/errors/app-error.js';
import { definedFields } from '../../platform/http/requests/defined-fields.js';
import { RecordsService } from '../../audit/records/records.service.js';
import { momentOf } from '../fields/local-time.js';
import type { PublicContent } from '../shared/public-content.js';
import { ContentList } from '../shared/content-list.js';
import { PublicContentFactory } from '../shared/public-content-factory.js';
import { visibleTo } from '../shared/visibility.js';
import type { CountdownEventDto } from './countdown-event.dto.js';
import { CountdownEventEntity } from './countdown-event.entity.js';
import { toAdminCountdownEvent, toCountdownEvent } from './countdown-event.mapper.js';

export const COUNTDOWN_EVENT_LIST = listRules({
  sorts: {
    sort_order: 'sortOrder',
    id: 'id',
    event_key: 'eventKey',
    name: 'name',
    target_date: 'targetDate',
    is_active: 'isActive',
  },
  defaultSort: ['sort_order', 'ASC'],
  filters: {
    id: { kind: 'ids', column: 'id' },
    q: { kind: 'text', containedIn: ['eventKey', 'name', 'nameIndonesian'] },
    is_active: { kind: 'boolean', column: 'isActive' },
  },
});

/** The events of the countdown; visitors see the active ones. */
@Injectable()
export class CountdownEventsService {
  readonly records: ContentList<CountdownEventEntity, AdminCountdownEvent, CountdownEventDto>;
  readonly public: PublicContent<CountdownEvent[]>;

  constructor(records: RecordsService, contents: PublicContentFactory) {
    this.public = contents.rows('/api/countdown-events', CountdownEventEntity, toCountdownEvent, { isActive: true });
    this.records = new ContentList(records, {
      entity: CountdownEventEntity,
      resource: 'countdown-events',
      title: 'Countdown event',
      toWire: toAdminCountdownEvent,
      list: COUNTDOWN_EVENT_LIST,
      duplicate: () => fieldError('event_key', 'This event key is already used'),
      defaults: { nameIndonesian: null, bgColor: DEFAULT_COUNTDOWN_COLOUR, isActive: true },
      columns,
      afterCommit: () => this.public.forget(),
    });
  }

  /** 404 for an inactive one, except to editors. */
  async one(id: number, isEditor: boolean): Promise<AdminCountdownEvent> {
    return visibleTo(isEditor, await this.records.one(id), 'Countdown event');
  }
}

function columns(dto: CountdownEventDto) {
  const targetDate = momentOf(dto.target_date);
  if (!targetDate) throw fieldError('target_date', 'Target date must be a date and time');
  const { event_key: eventKey, name, sort_order: sortOrder } = dto;
  const { name_indonesian: nameIndonesian, bg_color: bgColor, is_active: isActive } = dto;
  return { eventKey, name, sortOrder, targetDate, ...definedFields({ nameIndonesian, bgColor, isActive }) };
}
