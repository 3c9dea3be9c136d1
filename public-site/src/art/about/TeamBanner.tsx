import type { DrawingProps } from '../shapes/Drawing';
import { Banner } from '../shapes/signs/Banner';
import { Panorama } from '../shapes/scenery/Panorama';
import { Person } from '../shapes/people/Person';
import { Rays } from '../shapes/scenery/Rays';

const TEAM = [
  [276, 'stand', 'short', 'var(--art-ember)', 'var(--art-wood-deep)'],
  [372, 'wave', 'scarf', 'var(--art-night-5)', 'var(--art-gold)'],
  [468, 'stand', 'long', 'var(--art-red)', 'var(--art-wood-deep)'],
  [556, 'cheer', 'short', 'var(--art-gold)', 'var(--art-line)'],
  [644, 'cheer', 'scarf', 'var(--art-teal)', 'var(--art-red)'],
  [732, 'stand', 'short', 'var(--art-night-5)', 'var(--art-wood-deep)'],
  [828, 'wave', 'long', 'var(--art-ember)', 'var(--art-line)'],
  [924, 'stand', 'scarf', 'var(--art-red)', 'var(--art-teal)'],
] as const;

/** Meet the team: the company stands at the long table, the die is cast. */
export function TeamBanner(props: DrawingProps) {
  return (
    <Panorama sky={['var(--art-night-1)', 'var(--art-red-shade)', 'var(--art-red-deep)']} {...props}>
      <Rays transform="translate(600 200)" colour="var(--art-gold-pale)" opacity={0.12} length={720} />
      <circle cx="600" cy="240" r="250" fill="var(--art-ember)" opacity=".22" />
      <Banner transform="translate(120 40) scale(1.5)" colour="var(--art-red)" />
      <Banner transform="translate(360 24) scale(1.2)" colour="var(--art-teal-deep)" />
      <Banner transform="translate(600 14) scale(1.4)" colour="var(--art-night-4)" />
      <Banner transform="translate(840 24) scale(1.2)" colour="var(--art-ember-deep)" />
      <Banner transform="translate(1080 40) scale(1.5)" colour="var(--art-red)" />
      {TEAM.map(([x, pose, hair, tunic, head]) => (
        <Person
          key={x}
          pose={pose}
          hair={hair}
          tunic={tunic}
          head={head}
          transform={`translate(${x} 408) scale(1.7)`}
        />
      ))}
      <g stroke="var(--art-line)" strokeWidth="4">
        <path fill="var(--art-wood)" d="M150 360h900l60 50H90z" />
        <path fill="var(--art-wood-deep)" d="M90 410h1020v80H90z" />
        <path fill="var(--art-paper)" d="M500 368h200l16 32H484z" />
        <path
          fill="none"
          stroke="var(--art-red)"
          strokeWidth="3.5"
          strokeDasharray="8 8"
          d="M520 390q40-20 70-6t80-6"
        />
        <g strokeWidth="3">
          <path fill="var(--art-teal)" d="m420 352 22 12v26l-22 12-22-12v-26z" />
          <path fill="var(--art-teal-pale)" d="m420 362 14 22h-28z" />
          <path
            fill="none"
            d="M420 352v10M398 364l8 20M442 364l-8 20M398 390l8-6M442 390l-8-6M420 402l-14-18M420 402l14-18"
            strokeWidth="2"
          />
          <path fill="var(--art-gold)" d="M770 356h36q0 26-14 30v8h10v8h-28v-8h10v-8q-14-4-14-30z" />
          <path
            fill="var(--art-gold)"
            d="M282 384a16 6 0 1 1 32 0v8a16 6 0 1 1-32 0zM290 374a16 6 0 1 1 32 0v8a16 6 0 1 1-32 0z"
          />
          <path fill="var(--art-red)" d="M880 366h54v30h-54z" />
          <path fill="var(--art-paper-light)" d="M934 370h6v22h-6z" />
        </g>
      </g>
      <path fill="none" stroke="var(--art-gold)" strokeWidth="5" strokeDasharray="0 26" d="M106 436h1000" />
    </Panorama>
  );
}
