import { formatLocalTime } from '../../platform/clock/local-time.js';

/** In Jakarta, as the back office writes times. */
export const timeOf = (at: Date): string => formatLocalTime(at.toISOString(), 'en');
