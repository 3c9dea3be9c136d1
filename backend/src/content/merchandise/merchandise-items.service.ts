import type { AdminMerchandiseItem, Direction } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/access/actor.js';
import { definedFields } from '../../platform/http/requests/defined-fields.js';
import type { AuditedRecords } from '../../audit/records/audited-records.js';
import type { RecordKind } from '../../platform/records/record-kind.js';
import { RecordsService } from '../../audit/records/records.service.js';
import type { SortedRecords } from '../../audit/records/sorted-records.js';
import type { MerchandiseItemDto } from './merchandise-item.dto.js';
import { MerchandiseItemEntity } from './merchandise-item.entity.js';
import { toAdminItem } from './merchandise.mapper.js';
import { MerchandiseService } from './merchandise.service.js';

/** Single items as the back office keeps them. */
@Injectable()
export class MerchandiseItemsService {
  readonly records: AuditedRecords<MerchandiseItemEntity, AdminMerchandiseItem>;
  private readonly sorted: SortedRecords<MerchandiseItemEntity, AdminMerchandiseItem>;

  constructor(records: RecordsService, merchandise: MerchandiseService) {
    const kind: RecordKind<MerchandiseItemEntity, AdminMerchandiseItem> = {
      entity: MerchandiseItemEntity,
      resource: 'merchandise-items',
      title: 'Merchandise item',
      versioned: 'row',
      toWire: toAdminItem,
      sorts: { sort_order: 'sortOrder', id: 'id', name: 'name', is_active: 'isActive' },
      defaultOrder: 'ASC',
      searched: ['name', 'nameIndonesian'],
      flags: { is_active: 'isActive' },
      afterCommit: () => merchandise.public.forget(),
    };
    this.records = records.of(kind);
    this.sorted = records.sorted(kind);
  }

  create(dto: MerchandiseItemDto, actor: Actor): Promise<AdminMerchandiseItem> {
    return this.records.create(actor, () => ({
      nameIndonesian: null,
      image: null,
      art: null,
      link: null,
      isActive: true,
      ...fields(dto),
    }));
  }

  update(id: number, dto: MerchandiseItemDto, actor: Actor): Promise<AdminMerchandiseItem> {
    return this.records.update(id, actor, () => fields(dto), dto.seen_updated_at);
  }

  move(id: number, direction: Direction, actor: Actor): Promise<AdminMerchandiseItem> {
    return this.sorted.move(id, direction, actor);
  }
}

function fields({ name, price, image, art, link, ...dto }: MerchandiseItemDto) {
  const optional = { nameIndonesian: dto.name_indonesian, image, art, link, isActive: dto.is_active };
  return { sortOrder: dto.sort_order, name, price, ...definedFields(optional) };
}
