import type { AdminArchiveVideo, ArchiveVideo } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { listRules } from '../../platform/lists/list-rules.js';
import { definedFields } from '../../platform/http/requests/defined-fields.js';
import { RecordsService } from '../../audit/records/records.service.js';
import type { PublicContent } from '../shared/public-content.js';
import { ContentList } from '../shared/content-list.js';
import { PublicContentFactory } from '../shared/public-content-factory.js';
import { visibleTo } from '../shared/visibility.js';
import type { ArchiveVideoDto } from './archive-video.dto.js';
import { ArchiveVideoEntity } from './archive-video.entity.js';

export const ARCHIVE_VIDEO_LIST = listRules({
  sorts: { sort_order: 'sortOrder', id: 'id', title: 'title', is_active: 'isActive', video_id: 'videoId' },
  defaultSort: ['sort_order', 'ASC'],
  filters: {
    id: { kind: 'ids', column: 'id' },
    q: { kind: 'text', containedIn: ['title', 'titleIndonesian'] },
    is_active: { kind: 'boolean', column: 'isActive' },
  },
});

/** The archive's videos; visitors see the active ones. */
@Injectable()
export class ArchiveVideosService {
  readonly records: ContentList<ArchiveVideoEntity, AdminArchiveVideo, ArchiveVideoDto>;
  readonly public: PublicContent<ArchiveVideo[]>;

  constructor(records: RecordsService, contents: PublicContentFactory) {
    this.public = contents.rows('/api/archive-videos', ArchiveVideoEntity, toArchiveVideo, { isActive: true });
    this.records = new ContentList(records, {
      entity: ArchiveVideoEntity,
      resource: 'archive-videos',
      title: 'Archive video',
      toWire: toAdminArchiveVideo,
      list: ARCHIVE_VIDEO_LIST,
      defaults: { titleIndonesian: null, thumbnailUrl: null, isActive: true },
      columns,
      afterCommit: () => this.public.forget(),
    });
  }

  /** 404 for an inactive one, except to editors. */
  async one(id: number, isEditor: boolean): Promise<AdminArchiveVideo> {
    return visibleTo(isEditor, await this.records.one(id), 'Archive video');
  }
}

function columns(dto: ArchiveVideoDto) {
  const { title_indonesian: titleIndonesian, thumbnail_url: thumbnailUrl, is_active: isActive } = dto;
  const optional = { titleIndonesian, thumbnailUrl, isActive };
  return { title: dto.title, videoId: dto.video_id, sortOrder: dto.sort_order, ...definedFields(optional) };
}

function toArchiveVideo(row: ArchiveVideoEntity): ArchiveVideo {
  const { id, title, titleIndonesian, videoId, thumbnailUrl } = row;
  return { id, title, title_indonesian: titleIndonesian, videoId, thumbnail: thumbnailUrl };
}

function toAdminArchiveVideo(row: ArchiveVideoEntity): AdminArchiveVideo {
  return {
    id: row.id,
    title: row.title,
    title_indonesian: row.titleIndonesian,
    thumbnail_url: row.thumbnailUrl,
    video_id: row.videoId,
    sort_order: row.sortOrder,
    is_active: row.isActive,
    updated_at: row.updatedAt?.toISOString() ?? null,
  };
}
