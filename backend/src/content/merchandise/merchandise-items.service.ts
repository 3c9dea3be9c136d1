import type { AdminMerchandiseItem } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { listRules } from '../../platform/lists/list-rules.js';
import { definedFields } from '../../platform/http/requests/defined-fields.js';
import { RecordsService } from '../../audit/records/records.service.js';
import { ContentList } from '../shared/content-list.js';
import type { MerchandiseItemDto } from './merchandise-item.dto.js';
import { MerchandiseItemEntity } from './merchandise-item.entity.js';
import { toAdminItem } from './merchandise.mapper.js';
import { MerchandiseService } from './merchandise.service.js';

export const MERCHANDISE_ITEM_LIST = listRules({
  sorts: { sort_order: 'sortOrder', id: 'id', name: 'name', is_active: 'isActive' },
  defaultSort: ['sort_order', 'ASC'],
  filters: {
    id: { kind: 'ids', column: 'id' },
    q: { kind: 'text', containedIn: ['name', 'nameIndonesian'] },
    is_active: { kind: 'boolean', column: 'isActive' },
  },
});

/** Single items, for editors. */
@Injectable()
export class MerchandiseItemsService {
  readonly records: ContentList<MerchandiseItemEntity, AdminMerchandiseItem, MerchandiseItemDto>;

  constructor(records: RecordsService, merchandise: MerchandiseService) {
    this.records = new ContentList(records, {
      entity: MerchandiseItemEntity,
      resource: 'merchandise-items',
      title: 'Merchandise item',
      toWire: toAdminItem,
      list: MERCHANDISE_ITEM_LIST,
      defaults: { nameIndonesian: null, image: null, art: null, link: null, isActive: true },
      columns,
      afterCommit: () => merchandise.public.forget(),
    });
  }
}

function columns({ name, price, image, art, link, ...dto }: MerchandiseItemDto) {
  const optional = { nameIndonesian: dto.name_indonesian, image, art, link, isActive: dto.is_active };
  return { sortOrder: dto.sort_order, name, price, ...definedFields(optional) };
}
