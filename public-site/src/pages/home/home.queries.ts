import { closingQuery } from '../../features/closing/closing.api';
import { countdownQuery } from '../../features/countdown/countdown.api';
import { eventCardsQuery } from '../../features/event-cards/event-cards.api';
import { heroQuery } from '../../features/hero/hero.api';
import { merchandiseQuery } from '../../features/merchandise/merchandise.api';

/** What `/` shows at first. */
export const homeQueries = [heroQuery, eventCardsQuery, countdownQuery, closingQuery, merchandiseQuery];
