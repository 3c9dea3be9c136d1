import { closingQuery } from '../../features/closing/closing.api';
import { countdownQuery } from '../../features/countdown/countdown.api';
import { heroQuery } from '../../features/hero/hero.api';

/** What `/` shows at first. */
export const homeQueries = [heroQuery, countdownQuery, closingQuery];
