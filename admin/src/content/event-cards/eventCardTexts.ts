import { screenTexts } from '../screenTexts';

/** Content specification, section 8, "Upcoming details". */
export const EVENT_CARD = screenTexts('event', {
  loading: {
    prefix: 'Failed to load events: ',
    unknown: 'Unknown error',
    unanswered: 'Error loading events. Please check your connection and try again.',
  },
  saving: { unknown: 'Error saving event' },
  deleting: { unknown: 'Error deleting event' },
});
