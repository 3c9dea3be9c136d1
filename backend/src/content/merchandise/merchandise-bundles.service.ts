import type { AdminMerchandiseBundle } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { listRules } from '../../platform/lists/list-rules.js';
import { definedFields } from '../../platform/http/requests/defined-fields.js';
import { RecordsService } from '../../audit/records/records.service.js';
import { ContentList } from '../shared/content-list.js';
import type { MerchandiseBundleDto } from './merchandise-bundle.dto.js';
import { MerchandiseBundleEntity } from './merchandise-bundle.entity.js';
import { toAdminBundle } from './merchandise.mapper.js';
import { MerchandiseService } from './merchandise.service.js';

export const MERCHANDISE_BUNDLE_LIST = listRules({
  sorts: { sort_order: 'sortOrder', id: 'id', name: 'name', is_active: 'isActive' },
  defaultSort: ['sort_order', 'ASC'],
  filters: {
    id: { kind: 'ids', column: 'id' },
    q: { kind: 'text', containedIn: ['name', 'nameIndonesian', 'contents', 'contentsIndonesian'] },
    is_active: { kind: 'boolean', column: 'isActive' },
  },
});

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
      list: MERCHANDISE_BUNDLE_LIST,
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
