import { BOOTHS, CHARITY, SPORTS } from './by-day';
import { CONCERT, DANCE, ESPORTS, LANTERNS } from './by-night';
import type { MomentName } from './moment-names';
import type { MomentScene } from './moment-scene';

export const MOMENTS: Readonly<Record<MomentName, MomentScene>> = {
  concert: CONCERT,
  booths: BOOTHS,
  dance: DANCE,
  esports: ESPORTS,
  charity: CHARITY,
  sports: SPORTS,
  lanterns: LANTERNS,
};
