import type { ArchiveVideo } from '@festival/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/api';

const UPCOMING_TITLE = 'upcoming events';

/** A video with this title is the Event page's, and left out of the archives. */
export const isUpcomingVideo = ({ title }: ArchiveVideo): boolean => title.trim().toLowerCase() === UPCOMING_TITLE;

/** GET /api/archive-videos: every active video in its order, `upcoming events` among them. */
export const archiveVideosQuery = queryOptions({
  queryKey: ['archive-videos'],
  queryFn: async ({ signal }) => {
    const videos = await api('/api/archive-videos', { signal });
    if (!Array.isArray(videos)) throw new TypeError('The archive could not be read.');
    return videos;
  },
  networkMode: 'always',
});
