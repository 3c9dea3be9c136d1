import { JAKARTA_OFFSET_MS } from '@festival/contracts';
import { RetentionJob } from '../../src/personal-data/retention/retention.job.js';
import type { Festival } from './festival.js';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** To the next time that clocks in Jakarta show this hour. */
export function toHour(festival: Festival, hour: number): void {
  const now = festival.clock.now().getTime();
  const today = Math.floor((now + JAKARTA_OFFSET_MS) / DAY_MS) * DAY_MS - JAKARTA_OFFSET_MS + hour * HOUR_MS;
  festival.clock.advanceSeconds(((today > now ? today : today + DAY_MS) - now) / 1_000 + 60);
}

/** Lives through nights, with their removal of personal data. */
export async function nights(festival: Festival, count: number): Promise<void> {
  for (let night = 0; night < count; night += 1) {
    toHour(festival, 3);
    await festival.get(RetentionJob).tick();
  }
}
