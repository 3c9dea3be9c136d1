import type { DrawingProps } from '../Drawing';
import { Castle } from '../shapes/Castle';
import { Compass, Forest, Mountains, Ship, Waves } from './MapParts';
import { MapSheet } from './MapSheet';

const SEA =
  'M720 620c-20-60 30-84 90-96s96-50 170-56 90-70 160-70v240zM-20-20h210c-6 50-60 52-80 90s-60 40-80 92-30 30-50 30z';
const WAY = 'M156 428C250 440 220 214 348 186S430 424 556 408 640 200 774 214 880 300 962 178';

/** The map in landscape, 1120 × 600. */
export function WideMap(props: DrawingProps) {
  return (
    <MapSheet width={1120} height={600} sea={SEA} way={WAY} {...props}>
      <Waves transform="translate(90 66) scale(.8)" />
      <Waves transform="translate(828 566)" />
      <Waves transform="translate(1058 476)" />
      <Ship transform="translate(946 548) scale(1.15)" />
      <Mountains transform="translate(530 140) scale(1.15)" />
      <Mountains transform="translate(632 116) scale(.9)" />
      <Mountains transform="translate(268 408) scale(.8)" />
      <Forest transform="translate(418 512) scale(1.05)" />
      <Forest transform="translate(498 252) scale(.8)" />
      <Forest transform="translate(694 398)" />
      <Forest transform="translate(164 250) scale(.85)" />
      <Castle transform="translate(884 118) scale(.52)" stone="var(--art-wood-deep)" light="var(--art-paper)" />
      <Mountains transform="translate(1064 268) scale(.8)" />
      <Compass transform="translate(286 504) scale(.9)" />
    </MapSheet>
  );
}
