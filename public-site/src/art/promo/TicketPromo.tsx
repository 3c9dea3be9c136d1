import { Drawing, type DrawingProps } from '../shapes/Drawing';
import { CrowdBehind } from '../shapes/people/CrowdBehind';
import { Rays } from '../shapes/scenery/Rays';
import { Sky } from '../shapes/scenery/Sky';
import { TicketOrnament } from '../TicketOrnament';

/** 'Get your ticket': a golden hall of light over the crowd, the ticket in its midst, 600 × 400. */
export function TicketPromo(props: DrawingProps) {
  return (
    <Drawing width={600} height={400} cut {...props}>
      <Sky width={600} height={400} colours={['var(--art-night-1)', 'var(--art-red-shade)', 'var(--art-ember)']} />
      <Rays transform="translate(300 190)" colour="var(--art-gold-pale)" opacity={0.22} length={440} />
      <circle cx="300" cy="190" r="170" fill="var(--art-gold)" opacity=".2" />
      <circle cx="300" cy="190" r="120" fill="var(--art-gold-pale)" opacity=".22" />
      <g transform="translate(60 22) scale(3)">
        <TicketOrnament />
      </g>
      <path
        fill="var(--art-star)"
        stroke="var(--art-line)"
        strokeWidth="2"
        d="m70 80 7 17 17 7-17 7-7 17-7-17-17-7 17-7zM536 56l6 14 14 6-14 6-6 14-6-14-14-6 14-6zM530 282l5 12 12 5-12 5-5 12-5-12-12-5 12-5zM60 264l4 10 10 4-10 4-4 10-4-10-10-4 10-4z"
      />
      <CrowdBehind transform="translate(0 412)" width={620} colour="var(--art-night-1)" lights="var(--art-teal)" />
    </Drawing>
  );
}
