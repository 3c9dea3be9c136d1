import type { DrawingProps } from '../shapes/Drawing';
import { RealmEmblem } from '../realms/RealmEmblem';
import { Banner } from '../shapes/signs/Banner';
import { CrowdBehind } from '../shapes/people/CrowdBehind';
import { Panorama } from '../shapes/scenery/Panorama';
import { PlayerDesk } from '../shapes/people/PlayerDesk';

/** E-Ulympic: the arena on the night of the final, the realm's sign on the great screen. */
export function EUlympicHero(props: DrawingProps) {
  return (
    <Panorama sky={['var(--art-night-1)', 'var(--art-red-shade)', 'var(--art-red)']} {...props}>
      <path
        fill="var(--art-gold-pale)"
        opacity=".2"
        d="M180-10 420 400h80zM420-10 380 400h90zM780-10l40 410h-90zM1020-10 780 400h-80zM600-10 520 380h160z"
      />
      <g stroke="var(--art-line)" strokeWidth="4">
        <path fill="var(--art-steel-deep)" d="M40 40h1120v22H40z" />
        <path
          fill="none"
          strokeWidth="3"
          d="m40 62 22-22 22 22 22-22 22 22 22-22 22 22 22-22 22 22 22-22 22 22 22-22 22 22 22-22 22 22 22-22 22 22 22-22 22 22 22-22 22 22 22-22 22 22 22-22 22 22 22-22 22 22 22-22 22 22 22-22 22 22 22-22 22 22 22-22 22 22 22-22 22 22 22-22 22 22 22-22 22 22 22-22 22 22 22-22 22 22 22-22 22 22 22-22 22 22 22-22 22 22"
        />
        <path fill="var(--art-red-shade)" d="M0 300q300-60 600-60t600 60v180H0z" />
        <path fill="var(--art-night-1)" d="M398 52h404v252H398z" />
        <path fill="var(--art-night-3)" stroke="var(--art-gold)" d="M410 64h380v228H410z" />
      </g>
      <path fill="var(--art-night-5)" opacity=".6" d="M412 66h376L412 250z" />
      <path
        fill="none"
        stroke="var(--art-glow)"
        strokeWidth="2"
        opacity=".25"
        d="M412 100h376M412 140h376M412 180h376M412 220h376M412 260h376"
      />
      <g transform="translate(504 76) scale(2.1)">
        <RealmEmblem realm="eulympic" />
      </g>
      <path fill="none" stroke="var(--art-gold)" strokeWidth="8" d="m446 150 26 28-26 28M754 150l-26 28 26 28" />
      <Banner transform="translate(320 66) scale(1.3)" colour="var(--art-red)" />
      <Banner transform="translate(880 66) scale(1.3)" colour="var(--art-red)" />
      <Banner transform="translate(190 66)" colour="var(--art-red-deep)" />
      <Banner transform="translate(1010 66)" colour="var(--art-red-deep)" />
      <path fill="var(--art-red-deep)" stroke="var(--art-line)" strokeWidth="4" d="M300 396h600l36 40H264z" />
      <path fill="var(--art-gold)" stroke="var(--art-line)" strokeWidth="3" d="M264 436h672v12H264z" />
      <PlayerDesk transform="translate(458 396)" tunic="var(--art-teal)" />
      <PlayerDesk transform="translate(742 396) scale(-1 1)" tunic="var(--art-gold)" />
      <CrowdBehind transform="translate(0 480)" width={1210} colour="var(--art-night-1)" lights="var(--art-teal)" />
    </Panorama>
  );
}
