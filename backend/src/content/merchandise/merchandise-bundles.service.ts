import type { AdminMerchandiseBundle } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { definedFields } from '../../platform/http/requests/defined-fields.js';
import { RecordsService } from '../../audit/records/records.service.js';
import { ContentList } from '../shared/content-list.js';
import type { MerchandiseBundleDto } from './merchandise-bundle.dto.js';
import { MerchandiseBundleEntity } from './merchandise-bundle.entity.js';
import { toAdminBundle } from './merchandise.mapper.js';
import { MerchandiseService } from './merchandise.service.js';

/** Bundles, for editors. */
@Injectable()
export class MerchandiseBundlesService {
  readonly records: ContentList<MerchandiseBundleEntity, AdminMerchandiseBundle, MerchandiseBundleDto>;

  constructor(records: RecordsService, merchandise: MerchandiseService) {
    this.records = new ContentList(records, {
      entity: MerchandiseBundleEntity,
      resource: 'merchandise-bundles',
      title: 'Merchandise bundle',
      toWire: toAdminBundle,
      sorts: { sort_order: 'sortOrder', id: 'id', name: 'name', is_active: 'isActive' },
      searched: ['name', 'nameIndonesian', 'contents', 'contentsIndonesian'],
      flags: { is_active: 'isActive' },
      defaults: { nameIndonesian: null, contentsIndonesian: null, image: null, link: null, isActive: true },
      columns,
      afterCommit: () => merchandise.public.forget(),
    });
  }
}

function columns({ name, price, contents, image, link, ...dto }: MerchandiseBundleDto) {
  const { name_indonesian: nameIndonesian, contents_indonesian: contentsIndonesian, is_active: isActive } = dto;
  const optional = { nameIndonesian, contentsIndonesian, image, link, isActive };
  return { sortOrder: dto.sort_order, name, price, contents, ...definedFields(optional) };
}
