import {
  type AdminCountdownEvent,
  type CountdownEvent,
  DEFAULT_COUNTDOWN_COLOUR,
  type Direction,
} from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { Reader } from '../../platform/database/reader.js';
import type { Actor } from '../../platform/access/actor.js';
import { fieldError } from '../../platform/http/errors/app-error.js';
import { definedFields } from '../../platform/http/requests/defined-fields.js';
import type { AuditedRecords } from '../../audit/records/audited-records.js';
import type { RecordKind } from '../../platform/records/record-kind.js';
import { RecordsService } from '../../audit/records/records.service.js';
import type { SortedRecords } from '../../audit/records/sorted-records.js';
import { momentOf } from '../fields/local-time.js';
import type { PublicContent } from '../shared/public-content.js';
import { PublicContents } from '../shared/public-contents.js';
import { visibleTo } from '../shared/visible-to.js';
import type { CountdownEventDto } from './countdown-event.dto.js';
import { CountdownEventEntity } from './countdown-event.entity.js';
import { toAdminCountdownEvent, toCountdownEvent } from './countdown-event.mapper.js';

/** The moments that the site counts down to; visitors see the active ones. */
@Injectable()
export class CountdownEventsService {
  readonly records: AuditedRecords<CountdownEventEntity, AdminCountdownEvent>;
  readonly public: PublicContent<CountdownEvent[]>;
  private readonly sorted: SortedRecords<CountdownEventEntity, AdminCountdownEvent>;

  constructor(records: RecordsService, reader: Reader, contents: PublicContents) {
    this.public = contents.at('/api/countdown-events', async () => {
      const order = { sortOrder: 'ASC', id: 'ASC' } as const;
      const rows = await reader.of(CountdownEventEntity).find({ where: { isActive: true }, order });
      return rows.map(toCountdownEvent);
    });
    const kind: RecordKind<CountdownEventEntity, AdminCountdownEvent> = {
      entity: CountdownEventEntity,
      resource: 'countdown-events',
      title: 'Countdown event',
      versioned: 'row',
      toWire: toAdminCountdownEvent,
      sorts: {
        sort_order: 'sortOrder',
        id: 'id',
        event_key: 'eventKey',
        name: 'name',
        target_date: 'targetDate',
        is_active: 'isActive',
      },
      defaultOrder: 'ASC',
      searched: ['eventKey', 'name', 'nameIndonesian'],
      flags: { is_active: 'isActive' },
      duplicate: () => fieldError('event_key', 'This event key is already used'),
      afterCommit: () => this.public.forget(),
    };
    this.records = records.of(kind);
    this.sorted = records.sorted(kind);
  }

  /** 404 to a visitor while it isn't active. */
  async one(id: number, isEditor: boolean): Promise<AdminCountdownEvent> {
    return visibleTo(isEditor, await this.records.one(id), 'Countdown event');
  }

  create(dto: CountdownEventDto, actor: Actor): Promise<AdminCountdownEvent> {
    const row = { nameIndonesian: null, bgColor: DEFAULT_COUNTDOWN_COLOUR, isActive: true, ...fields(dto) };
    return this.records.create(actor, () => row);
  }

  update(id: number, dto: CountdownEventDto, actor: Actor): Promise<AdminCountdownEvent> {
    return this.records.update(id, actor, () => fields(dto), dto.seen_updated_at);
  }

  move(id: number, direction: Direction, actor: Actor): Promise<AdminCountdownEvent> {
    return this.sorted.move(id, direction, actor);
  }
}

function fields(dto: CountdownEventDto) {
  const targetDate = momentOf(dto.target_date);
  if (!targetDate) throw fieldError('target_date', 'Target date must be a date and time');
  const { event_key: eventKey, name, sort_order: sortOrder } = dto;
  const { name_indonesian: nameIndonesian, bg_color: bgColor, is_active: isActive } = dto;
  return { eventKey, name, sortOrder, targetDate, ...definedFields({ nameIndonesian, bgColor, isActive }) };
}
