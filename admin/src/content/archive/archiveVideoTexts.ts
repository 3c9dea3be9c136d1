import { screenTexts } from '../screenTexts';

/** Content specification, section 8, "Archive". */
export const ARCHIVE_VIDEO = screenTexts('archive video', {
  loading: {
    prefix: 'Failed to load videos: ',
    unknown: 'Unknown error',
    unanswered: 'Error loading videos. Please check your connection and try again.',
  },
  saving: { prefix: 'Error: ', unknown: 'Something went wrong', unanswered: 'Error saving video' },
  deleting: { prefix: 'Error: ', unknown: 'Something went wrong', unanswered: 'Error deleting archive video' },
});

/** The event page's video, which the archive doesn't show (content specification, section 4). */
export function isUpcomingEvents(title: string): boolean {
  return title.trim().toLowerCase() === 'upcoming events';
}
