import { Drawing, type DrawingProps } from '../Drawing';
import { Sky } from '../shapes/Sky';
import type { MomentName } from './moment-names';
import { MOMENTS } from './moments';

/** An illustrated moment of the festival, 640 × 400; says by itself what it shows. */
export function Moment({ name, ...drawing }: DrawingProps & { name: MomentName }) {
  const { title, sky, picture } = MOMENTS[name];
  return (
    <Drawing width={640} height={400} cut title={title} {...drawing}>
      <Sky width={640} height={400} colours={sky} />
      {picture}
    </Drawing>
  );
}
