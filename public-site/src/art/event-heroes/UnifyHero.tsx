import type { DrawingProps } from '../shapes/Drawing';
import { Castle } from '../shapes/scenery/Castle';
import { Crown } from '../shapes/signs/Crown';
import { CrowdBehind } from '../shapes/people/CrowdBehind';
import { Panorama } from '../shapes/scenery/Panorama';
import { Rays } from '../shapes/scenery/Rays';

const STRANDS = [
  ['var(--art-red)', 'M-20 120C200 60 300 330 470 330S560 260 590 196'],
  ['var(--art-ember)', 'M-20 330C180 250 330 430 480 372S572 260 596 196'],
  ['var(--art-gold-pale)', 'M600 500C560 420 640 360 600 300V196'],
  ['var(--art-teal)', 'M1220 330C1020 250 870 430 720 372S628 260 604 196'],
  ['var(--art-dusk)', 'M1220 120C1000 60 900 330 730 330S640 260 610 196'],
] as const;

const FIREWORKS = [
  [250, 90, 'var(--art-gold)'],
  [420, 60, 'var(--art-teal)'],
  [800, 66, 'var(--art-ember)'],
  [966, 104, 'var(--art-gold)'],
] as const;
const SPARKS = 'M0-14v-22M0 14v22M-14 0h-22M14 0h22M-10-10-26-26M10-10l16-16M-10 10l-16 16M10 10l16 16';

/** Unify: five strands come in from all sides and carry one crown. */
export function UnifyHero(props: DrawingProps) {
  return (
    <Panorama sky={['var(--art-night-1)', 'var(--art-night-4)', 'var(--art-dusk)']} {...props}>
      <Rays transform="translate(600 150)" opacity={0.15} length={720} />
      <circle cx="600" cy="150" r="150" fill="var(--art-gold)" opacity=".16" />
      {FIREWORKS.map(([x, y, colour]) => (
        <g key={x} transform={`translate(${x} ${y})`} fill="none" stroke={colour} strokeWidth="4">
          <path d={SPARKS} />
          <path stroke="var(--art-star)" strokeWidth="6" d="M0 0h.1M-20-44h.1M22 44h.1M44-20h.1M-44 20h.1" />
        </g>
      ))}
      <path fill="var(--art-night-5)" d="M0 360q160-70 330-40t270-10 270 10 330 40v130H0z" />
      <Castle transform="translate(64 342) scale(1.1)" stone="var(--art-night-3)" light="var(--art-gold)" />
      <Castle transform="translate(1136 342) scale(-1.1 1.1)" stone="var(--art-night-3)" light="var(--art-gold)" />
      <path fill="var(--art-night-3)" d="M0 400q200-60 420-40t360 0 420 40v90H0z" />
      <g fill="none">
        {STRANDS.map(([colour, path]) => (
          <g key={path}>
            <path d={path} stroke="var(--art-line)" strokeWidth="26" />
            <path d={path} stroke={colour} strokeWidth="18" />
            <path d={path} stroke="var(--art-star)" strokeWidth="3" opacity=".45" transform="translate(-3 -4)" />
          </g>
        ))}
      </g>
      <path fill="var(--art-gold)" stroke="var(--art-line)" strokeWidth="4" d="M562 196q38 14 76 0v22q-38 14-76 0z" />
      <Crown transform="translate(496 52) scale(5.2)" line={0.9} />
      <CrowdBehind transform="translate(0 492)" width={1210} colour="var(--art-night-1)" />
    </Panorama>
  );
}
