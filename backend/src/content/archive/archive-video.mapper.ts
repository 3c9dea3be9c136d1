import type { AdminArchiveVideo, ArchiveVideo } from '@festival/contracts';
import type { ArchiveVideoEntity } from './archive-video.entity.js';

export function toArchiveVideo(row: ArchiveVideoEntity): ArchiveVideo {
  const { id, title, titleIndonesian, videoId, thumbnailUrl } = row;
  return { id, title, title_indonesian: titleIndonesian, videoId, thumbnail: thumbnailUrl };
}

export function toAdminArchiveVideo(row: ArchiveVideoEntity): AdminArchiveVideo {
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
