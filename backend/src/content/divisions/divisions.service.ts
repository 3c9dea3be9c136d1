import type { AdminDivision, Division } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { listRules } from '../../platform/lists/list-rules.js';
import { definedFields } from '../../platform/http/requests/defined-fields.js';
import { RecordsService } from '../../audit/records/records.service.js';
import type { PublicContent } from '../shared/public-content.js';
import { ContentList } from '../shared/content-list.js';
import { PublicContentFactory } from '../shared/public-content-factory.js';
import type { DivisionDto } from './division.dto.js';
import { DivisionEntity } from './division.entity.js';
import { toAdminDivision, toDivision } from './division.mapper.js';

export const DIVISION_LIST = listRules({
  sorts: { sort_order: 'sortOrder', id: 'id', name: 'name', title: 'title', is_active: 'isActive' },
  defaultSort: ['sort_order', 'ASC'],
  filters: {
    id: { kind: 'ids', column: 'id' },
    q: { kind: 'text', containedIn: ['name', 'nameIndonesian', 'title', 'titleIndonesian'] },
    is_active: { kind: 'boolean', column: 'isActive' },
  },
});

/** The committee's divisions. Editors change and sort them, but create and delete none. */
@Injectable()
export class DivisionsService {
  readonly records: ContentList<DivisionEntity, AdminDivision, DivisionDto>;
  readonly public: PublicContent<Division[]>;

  constructor(records: RecordsService, contents: PublicContentFactory) {
    this.public = contents.rows('/api/divisions', DivisionEntity, toDivision, { isActive: true });
    this.records = new ContentList(records, {
      entity: DivisionEntity,
      resource: 'divisions',
      title: 'Division',
      toWire: toAdminDivision,
      list: DIVISION_LIST,
      defaults: {},
      columns,
      afterCommit: () => this.public.forget(),
    });
  }
}

function columns(dto: DivisionDto) {
  const optional = {
    nameIndonesian: dto.name_indonesian,
    titleIndonesian: dto.title_indonesian,
    image: dto.image,
    description1: dto.description1,
    description1English: dto.description1_english,
    description2: dto.description2,
    description2English: dto.description2_english,
    isActive: dto.is_active,
  };
  return { sortOrder: dto.sort_order, name: dto.name, title: dto.title, ...definedFields(optional) };
}
