import { lineUpQuery } from '../../features/line-up/line-up.api';
import { tiersQuery } from '../../features/tiers/tiers.api';

/** What `/ticket` shows at first. */
export const ticketQueries = [lineUpQuery, tiersQuery];
