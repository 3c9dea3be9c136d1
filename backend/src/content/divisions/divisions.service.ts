import type { AdminDivision, Direction, Division } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { Reader } from '../../platform/database/reader.js';
import type { Actor } from '../../platform/access/actor.js';
import { definedFields } from '../../platform/http/requests/defined-fields.js';
import type { AuditedRecords } from '../../audit/records/audited-records.js';
import type { RecordKind } from '../../platform/records/record-kind.js';
import { RecordsService } from '../../audit/records/records.service.js';
import type { SortedRecords } from '../../audit/records/sorted-records.js';
import type { PublicContent } from '../shared/public-content.js';
import { PublicContents } from '../shared/public-contents.js';
import type { DivisionDto } from './division.dto.js';
import { DivisionEntity } from './division.entity.js';
import { toAdminDivision, toDivision } from './division.mapper.js';

/** The committee's divisions: edited and put in order, neither made nor deleted. */
@Injectable()
export class DivisionsService {
  readonly records: AuditedRecords<DivisionEntity, AdminDivision>;
  readonly public: PublicContent<Division[]>;
  private readonly sorted: SortedRecords<DivisionEntity, AdminDivision>;

  constructor(records: RecordsService, reader: Reader, contents: PublicContents) {
    this.public = contents.at('/api/divisions', async () => {
      const order = { sortOrder: 'ASC', id: 'ASC' } as const;
      const rows = await reader.of(DivisionEntity).find({ where: { isActive: true }, order });
      return rows.map(toDivision);
    });
    const kind: RecordKind<DivisionEntity, AdminDivision> = {
      entity: DivisionEntity,
      resource: 'divisions',
      title: 'Division',
      versioned: 'row',
      toWire: toAdminDivision,
      sorts: { sort_order: 'sortOrder', id: 'id', name: 'name', title: 'title', is_active: 'isActive' },
      defaultOrder: 'ASC',
      searched: ['name', 'nameIndonesian', 'title', 'titleIndonesian'],
      flags: { is_active: 'isActive' },
      afterCommit: () => this.public.forget(),
    };
    this.records = records.of(kind);
    this.sorted = records.sorted(kind);
  }

  update(id: number, dto: DivisionDto, actor: Actor): Promise<AdminDivision> {
    const changes = {
      sortOrder: dto.sort_order,
      name: dto.name,
      title: dto.title,
      ...definedFields({
        nameIndonesian: dto.name_indonesian,
        titleIndonesian: dto.title_indonesian,
        image: dto.image,
        description1: dto.description1,
        description1English: dto.description1_english,
        description2: dto.description2,
        description2English: dto.description2_english,
        isActive: dto.is_active,
      }),
    };
    return this.records.update(id, actor, () => changes, dto.seen_updated_at);
  }

  move(id: number, direction: Direction, actor: Actor): Promise<AdminDivision> {
    return this.sorted.move(id, direction, actor);
  }
}
