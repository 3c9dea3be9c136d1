import { Drawing, type DrawingProps } from '../shapes/Drawing';
import { CrowdBehind } from '../shapes/people/CrowdBehind';
import { Rays } from '../shapes/scenery/Rays';
import { Sky } from '../shapes/scenery/Sky';

const HOLES = 'M-10 22h670M-10 338h670';

/** The picture of a video that has none of its own, 640 × 360: a curtained screen. The player puts its seal on it. */
export function VideoThumbnail(props: DrawingProps) {
  return (
    <Drawing width={640} height={360} cut {...props}>
      <Sky width={640} height={360} colours={['var(--art-night-1)', 'var(--art-night-4)', 'var(--art-dusk)']} />
      <Rays transform="translate(320 176)" colour="var(--art-gold-pale)" opacity={0.18} length={440} />
      <circle cx="320" cy="176" r="120" fill="var(--art-gold)" opacity=".2" />
      <CrowdBehind transform="translate(0 330)" width={660} colour="var(--art-night-1)" />
      <g stroke="var(--art-line)" strokeWidth="4">
        <path fill="var(--art-red)" d="M-6 30h92C112 130 92 240 40 330H-6zM646 30h-92c-26 100-6 210 46 300h46z" />
        <path
          fill="var(--art-red)"
          d="M-6 30h652v22q-40 40-82 4-40 36-82 0-40 36-82 0-40 36-80 0-40 36-82 0-40 36-82 0-42 36-82 0-40 30-80-4z"
        />
      </g>
      <path
        fill="var(--art-red-deep)"
        opacity=".8"
        d="M26 60c8 90 0 190-24 264h14C54 230 62 140 52 60zM614 60c-8 90 0 190 24 264h-14c-38-94-46-184-36-264z"
      />
      <path fill="var(--art-line)" d="M0 0h640v40H0zM0 320h640v40H0z" />
      <path
        fill="none"
        stroke="var(--art-gold)"
        strokeWidth="20"
        strokeLinecap="butt"
        strokeDasharray="24 22"
        d={HOLES}
      />
      <path
        fill="none"
        stroke="var(--art-gold-pale)"
        strokeWidth="6"
        strokeLinecap="butt"
        strokeDasharray="24 22"
        d={HOLES}
      />
    </Drawing>
  );
}
