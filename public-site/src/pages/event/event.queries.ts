import { countdownQuery } from '../../features/countdown/countdown.api';
import { eventCardsQuery } from '../../features/event-cards/event-cards.api';
import { archiveVideosQuery } from '../../lib/archive-videos';

/** What `/event` shows. */
export const eventQueries = [archiveVideosQuery, countdownQuery, eventCardsQuery];
