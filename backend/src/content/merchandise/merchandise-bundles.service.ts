import type { AdminMerchandiseBundle, Direction } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/access/actor.js';
import { definedFields } from '../../platform/http/requests/defined-fields.js';
import type { AuditedRecords } from '../../audit/records/audited-records.js';
import type { RecordKind } from '../../platform/records/record-kind.js';
import { RecordsService } from '../../audit/records/records.service.js';
import type { SortedRecords } from '../../audit/records/sorted-records.js';
import type { MerchandiseBundleDto } from './merchandise-bundle.dto.js';
import { MerchandiseBundleEntity } from './merchandise-bundle.entity.js';
import { toAdminBundle } from './merchandise.mapper.js';
import { MerchandiseService } from './merchandise.service.js';

/** Bundles as the back office keeps them. */
@Injectable()
export class MerchandiseBundlesService {
  readonly records: AuditedRecords<MerchandiseBundleEntity, AdminMerchandiseBundle>;
  private readonly sorted: SortedRecords<MerchandiseBundleEntity, AdminMerchandiseBundle>;

  constructor(records: RecordsService, merchandise: MerchandiseService) {
    const kind: RecordKind<MerchandiseBundleEntity, AdminMerchandiseBundle> = {
      entity: MerchandiseBundleEntity,
      resource: 'merchandise-bundles',
      title: 'Merchandise bundle',
      versioned: 'row',
      toWire: toAdminBundle,
      sorts: { sort_order: 'sortOrder', id: 'id', name: 'name', is_active: 'isActive' },
      defaultOrder: 'ASC',
      searched: ['name', 'nameIndonesian', 'contents', 'contentsIndonesian'],
      flags: { is_active: 'isActive' },
      afterCommit: () => merchandise.public.forget(),
    };
    this.records = records.of(kind);
    this.sorted = records.sorted(kind);
  }

  create(dto: MerchandiseBundleDto, actor: Actor): Promise<AdminMerchandiseBundle> {
    return this.records.create(actor, () => ({
      nameIndonesian: null,
      contentsIndonesian: null,
      image: null,
      link: null,
      isActive: true,
      ...fields(dto),
    }));
  }

  update(id: number, dto: MerchandiseBundleDto, actor: Actor): Promise<AdminMerchandiseBundle> {
    return this.records.update(id, actor, () => fields(dto), dto.seen_updated_at);
  }

  move(id: number, direction: Direction, actor: Actor): Promise<AdminMerchandiseBundle> {
    return this.sorted.move(id, direction, actor);
  }
}

function fields({ name, price, contents, image, link, ...dto }: MerchandiseBundleDto) {
  const { name_indonesian: nameIndonesian, contents_indonesian: contentsIndonesian, is_active: isActive } = dto;
  const optional = { nameIndonesian, contentsIndonesian, image, link, isActive };
  return { sortOrder: dto.sort_order, name, price, contents, ...definedFields(optional) };
}
