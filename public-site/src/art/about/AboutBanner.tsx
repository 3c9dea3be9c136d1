import type { DrawingProps } from '../shapes/Drawing';
import { Castle } from '../shapes/scenery/Castle';
import { Crown } from '../shapes/signs/Crown';
import { OpenBook } from '../shapes/signs/OpenBook';
import { Panorama } from '../shapes/scenery/Panorama';

/** Turn in degrees and colour of the light of each realm. */
const LIGHTS = [
  [-56, 'var(--art-red)'],
  [-28, 'var(--art-ember)'],
  [0, 'var(--art-gold-pale)'],
  [28, 'var(--art-teal)'],
  [56, 'var(--art-glow)'],
] as const;

/** 'About us': out of the open quest book rise the lights of the five realms and the crown. */
export function AboutBanner(props: DrawingProps) {
  return (
    <Panorama sky={['var(--art-night-1)', 'var(--art-night-4)', 'var(--art-dusk)']} {...props}>
      {LIGHTS.map(([degrees, colour]) => (
        <path
          key={degrees}
          fill={colour}
          opacity=".32"
          d="M-10 0-176-900h352L10 0z"
          transform={`translate(600 366) rotate(${degrees})`}
        />
      ))}
      <circle cx="600" cy="170" r="130" fill="var(--art-gold)" opacity=".2" />
      <path
        fill="var(--art-glow)"
        opacity=".4"
        d="m0 380 130-120 90 70 110-90 130 140zM740 380l130-140 110 90 90-70 130 120z"
      />
      <path fill="var(--art-night-5)" d="M0 400q180-80 400-50h400q220-30 400 50v90H0z" />
      <Castle transform="translate(110 352) scale(1.15)" stone="var(--art-night-3)" light="var(--art-gold)" />
      <Castle transform="translate(1090 352) scale(-1.15 1.15)" stone="var(--art-night-3)" light="var(--art-gold)" />
      <path fill="var(--art-night-3)" d="M0 430q300-70 600-40t600 40v60H0z" />
      <path
        fill="var(--art-star)"
        d="m430 250 5 13 13 5-13 5-5 13-5-13-13-5 13-5zM770 226l5 13 13 5-13 5-5 13-5-13-13-5 13-5zM500 90l4 10 10 4-10 4-4 10-4-10-10-4 10-4zM706 96l4 10 10 4-10 4-4 10-4-10-10-4 10-4z"
      />
      <Crown transform="translate(504 84) scale(4.8)" line={0.9} />
      <OpenBook transform="translate(600 326) scale(1.05)" />
    </Panorama>
  );
}
