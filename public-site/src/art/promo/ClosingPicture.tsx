import { Drawing, type DrawingProps } from '../shapes/Drawing';
import { RealmEmblem } from '../realms/RealmEmblem';
import { Banner } from '../shapes/signs/Banner';
import { CrowdBehind } from '../shapes/people/CrowdBehind';
import { PlayerDesk } from '../shapes/people/PlayerDesk';
import { Rays } from '../shapes/scenery/Rays';
import { Sky } from '../shapes/scenery/Sky';

/** The closing section's own picture: an invitation to E-Ulympic, 640 × 480. */
export function ClosingPicture(props: DrawingProps) {
  return (
    <Drawing width={640} height={480} cut {...props}>
      <Sky width={640} height={480} colours={['var(--art-night-1)', 'var(--art-red-shade)', 'var(--art-red)']} />
      <Rays transform="translate(320 170)" length={460} opacity={0.16} />
      <circle cx="320" cy="170" r="156" fill="var(--art-gold)" opacity=".16" />
      <Banner transform="translate(92 40) scale(1.4)" colour="var(--art-teal-deep)" />
      <Banner transform="translate(548 40) scale(1.4)" colour="var(--art-teal-deep)" />
      <g transform="translate(186 34) scale(2.8)">
        <RealmEmblem realm="eulympic" />
      </g>
      <g stroke="var(--art-line)" strokeWidth="4">
        <path fill="var(--art-red-deep)" d="M40 396h560l36 50H4z" />
        <path fill="var(--art-gold)" d="M4 446h632v12H4z" />
      </g>
      <PlayerDesk transform="translate(128 400) scale(1.15)" tunic="var(--art-gold)" />
      <PlayerDesk transform="translate(512 400) scale(-1.15 1.15)" tunic="var(--art-teal)" />
      <g stroke="var(--art-line)" strokeWidth="4">
        <path fill="var(--art-wood)" d="M276 366h88v38h-88z" />
        <path fill="none" strokeWidth="12" d="M290 304h-18q0 26 24 30M350 304h18q0 26-24 30" />
        <path
          fill="none"
          stroke="var(--art-gold-deep)"
          strokeWidth="5"
          d="M290 304h-18q0 26 24 30M350 304h18q0 26-24 30"
        />
        <path fill="var(--art-gold)" d="M286 294h68q0 46-26 52v8h12v12h-40v-12h12v-8q-26-6-26-52z" />
        <path
          fill="var(--art-red)"
          strokeWidth="2.5"
          d="m320 302 4.5 9.5 10.5 1.3-7.7 7 2 10.3-9.3-5-9.3 5 2-10.3-7.7-7 10.5-1.3z"
        />
      </g>
      <CrowdBehind transform="translate(0 506)" width={660} colour="var(--art-night-1)" lights="var(--art-teal)" />
    </Drawing>
  );
}
