import { BOOTHS, CHARITY, SPORTS } from './by-day';
import { CONCERT, DANCE, ESPORTS, LANTERNS } from './by-night';
import type { MomentScene } from './moment-scene';

/** The seven slides of the photo carousel, in their order. */
export const MOMENTS = {
  concert: CONCERT,
  booths: BOOTHS,
  dance: DANCE,
  esports: ESPORTS,
  charity: CHARITY,
  sports: SPORTS,
  lanterns: LANTERNS,
} satisfies Record<string, MomentScene>;

export type MomentName = keyof typeof MOMENTS;
