import { divisionsQuery } from '../../features/divisions/divisions.api';
import { archiveVideosQuery } from '../../lib/archive-videos';

/** What `/about` shows at first. */
export const aboutQueries = [divisionsQuery, archiveVideosQuery];
