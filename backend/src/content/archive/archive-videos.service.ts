import type { AdminArchiveVideo, ArchiveVideo, Direction } from '@festival/contracts';
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
import { visibleTo } from '../shared/visible-to.js';
import type { ArchiveVideoDto } from './archive-video.dto.js';
import { ArchiveVideoEntity } from './archive-video.entity.js';
import { toAdminArchiveVideo, toArchiveVideo } from './archive-video.mapper.js';

/** The archive's videos; visitors see the active ones. */
@Injectable()
export class ArchiveVideosService {
  readonly records: AuditedRecords<ArchiveVideoEntity, AdminArchiveVideo>;
  readonly public: PublicContent<ArchiveVideo[]>;
  private readonly sorted: SortedRecords<ArchiveVideoEntity, AdminArchiveVideo>;

  constructor(records: RecordsService, reader: Reader, contents: PublicContents) {
    this.public = contents.at('/api/archive-videos', async () => {
      const order = { sortOrder: 'ASC', id: 'ASC' } as const;
      const rows = await reader.of(ArchiveVideoEntity).find({ where: { isActive: true }, order });
      return rows.map(toArchiveVideo);
    });
    const kind: RecordKind<ArchiveVideoEntity, AdminArchiveVideo> = {
      entity: ArchiveVideoEntity,
      resource: 'archive-videos',
      title: 'Archive video',
      versioned: 'row',
      toWire: toAdminArchiveVideo,
      sorts: { sort_order: 'sortOrder', id: 'id', title: 'title', is_active: 'isActive' },
      defaultOrder: 'ASC',
      searched: ['title', 'titleIndonesian'],
      flags: { is_active: 'isActive' },
      afterCommit: () => this.public.forget(),
    };
    this.records = records.of(kind);
    this.sorted = records.sorted(kind);
  }

  /** 404 to a visitor while it isn't active. */
  async one(id: number, isEditor: boolean): Promise<AdminArchiveVideo> {
    return visibleTo(isEditor, await this.records.one(id), 'Archive video');
  }

  create(dto: ArchiveVideoDto, actor: Actor): Promise<AdminArchiveVideo> {
    return this.records.create(actor, () => ({
      titleIndonesian: null,
      thumbnailUrl: null,
      isActive: true,
      ...fields(dto),
    }));
  }

  update(id: number, dto: ArchiveVideoDto, actor: Actor): Promise<AdminArchiveVideo> {
    return this.records.update(id, actor, () => fields(dto), dto.seen_updated_at);
  }

  move(id: number, direction: Direction, actor: Actor): Promise<AdminArchiveVideo> {
    return this.sorted.move(id, direction, actor);
  }
}

function fields(dto: ArchiveVideoDto) {
  const { title_indonesian: titleIndonesian, thumbnail_url: thumbnailUrl, is_active: isActive } = dto;
  const optional = { titleIndonesian, thumbnailUrl, isActive };
  return { title: dto.title, videoId: dto.video_id, sortOrder: dto.sort_order, ...definedFields(optional) };
}
