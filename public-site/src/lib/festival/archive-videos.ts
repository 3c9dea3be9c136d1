import type { ArchiveVideo } from '@festival/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/api';

const UPCOMING_TITLE = 'upcoming events';

/** Such a video is the Event page's, and not shown among the archives. */
export const isUpcomingVideo = ({ title }: ArchiveVideo): boolean => title.trim().toLowerCase() === UPCOMING_TITLE;

/** GET /api/archive-videos: every active video in its order, `upcoming events` among them. */
export const archiveVideosQuery = queryOptions({
  queryKey: ['archive-videos'],
  queryFn: async ({ signal }) => {
    const videos = await api<ArchiveVideo[]>('/api/archive-videos', { signal });
    if (!Array.isArray(videos)) throw new TypeError('The archive could not be read.');
    return videos;
  },
  networkMode: 'always',
});
