import { Drawing, type DrawingProps } from '../shapes/Drawing';
import { Sky } from '../shapes/scenery/Sky';
import { BOOTHS, CHARITY, SPORTS } from './by-day';
import { CONCERT, DANCE, ESPORTS, LANTERNS } from './by-night';
import type { MomentName } from './moment-names';
import type { MomentScene } from './moment-scene';

const MOMENTS: Readonly<Record<MomentName, MomentScene>> = {
  concert: CONCERT,
  booths: BOOTHS,
  dance: DANCE,
  esports: ESPORTS,
  charity: CHARITY,
  sports: SPORTS,
  lanterns: LANTERNS,
};

/** An illustrated moment of the festival, 640 × 400. */
export function Moment({ name, ...drawing }: DrawingProps & { name: MomentName }) {
  const { sky, picture } = MOMENTS[name];
  return (
    <Drawing width={640} height={400} cut {...drawing}>
      <Sky width={640} height={400} colours={sky} />
      {picture}
    </Drawing>
  );
}
