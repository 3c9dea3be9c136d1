import { screenTexts } from '../screenTexts';

/** Content specification, section 8, "Countdown". */
export const COUNTDOWN_EVENT = screenTexts('countdown event', {
  loading: {
    prefix: 'Failed to load events: ',
    unknown: 'Unknown error',
    unanswered: 'Error loading events. Please check your connection and try again.',
  },
  saving: { prefix: 'Error: ', unknown: 'Something went wrong', unanswered: 'Error saving event' },
  deleting: { prefix: 'Error: ', unknown: 'Something went wrong', unanswered: 'Error deleting countdown event' },
});
