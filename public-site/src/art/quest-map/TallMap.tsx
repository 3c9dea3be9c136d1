import type { DrawingProps } from '../Drawing';
import { Castle } from '../shapes/Castle';
import { Compass, Forest, Mountains, Ship, Waves } from './MapParts';
import { MapSheet } from './MapSheet';

const SEA = 'M-20 620c40-10 70 6 96 40s80 30 90 70 20 30 20 70H-20zM380 220c-40 4-60 20-70 50s20 50 0 80 20 50 70 50z';
const WAY = 'M246 652C150 640 190 540 108 516S160 420 246 380 200 270 112 246 170 160 246 122';

/** The map in portrait, 360 × 780. */
export function TallMap(props: DrawingProps) {
  return (
    <MapSheet width={360} height={780} sea={SEA} way={WAY} {...props}>
      <Waves transform="translate(72 730) scale(.8)" />
      <Waves transform="translate(350 300) scale(.5)" />
      <Ship transform="translate(60 706) scale(.8)" />
      <Castle transform="translate(54 122) scale(.48)" stone="var(--art-wood-deep)" light="var(--art-paper)" />
      <Mountains transform="translate(286 532) scale(.85)" />
      <Mountains transform="translate(244 240) scale(.7)" />
      <Forest transform="translate(86 396) scale(.85)" />
      <Forest transform="translate(312 720) scale(.6)" />
      <Compass transform="translate(62 600) scale(.52)" />
    </MapSheet>
  );
}
