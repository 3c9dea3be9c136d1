import type { ReactNode } from 'react';
import { Crown } from '../../shapes/signs/Crown';
import { Flame } from '../../shapes/scenery/Flame';
import type { Placed } from './placed';

const CHARMS = {
  crown: ['var(--art-night-4)', <Crown key="c" transform="translate(-22 -14) scale(1.1)" line={1.8} />],
  flame: ['var(--art-teal)', <Flame key="f" transform="translate(0 20)" line={2} />],
  star: [
    'var(--art-red)',
    <path
      key="s"
      fill="var(--art-gold)"
      strokeWidth="2.5"
      d="m0-20 6 12.5 13.5 2-9.8 9.5 2.3 13.5-12-6.5-12 6.5 2.3-13.5-9.8-9.5 13.5-2z"
    />,
  ],
} satisfies Record<string, [string, ReactNode]>;

export type Charm = keyof typeof CHARMS;

/** One keychain of the series, 72 × 150 round (0, 0): ring, chain and an enamel charm. */
export function Keychain({ transform, charm }: Placed & { charm: Charm }) {
  const [ground, symbol] = CHARMS[charm];
  return (
    <g transform={transform} stroke="var(--art-line)" strokeWidth="3.5">
      <circle cy="-54" r="17" fill="none" strokeWidth="9" />
      <circle cy="-54" r="17" fill="none" stroke="var(--art-steel)" strokeWidth="4" />
      <path fill="none" strokeWidth="8" d="M0-36v2M0-26v2M0-16v4" />
      <path fill="none" stroke="var(--art-steel)" strokeWidth="3.5" d="M0-36v2M0-26v2M0-16v4" />
      <g transform="translate(0 30)">
        <path fill="var(--art-gold)" d="M0-46 34-26V22L0 42l-34-20v-48z" />
        <path fill={ground} strokeWidth="2.5" d="M0-35 25-20.5v37L0 31l-25-14.5v-37z" />
        <path fill="var(--art-star)" stroke="none" opacity=".25" d="M0-33.5 23.5-20v12L-23.5 12v-32z" />
        {symbol}
      </g>
    </g>
  );
}
