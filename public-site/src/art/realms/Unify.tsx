import type { DrawingProps } from '../shapes/Drawing';
import { Crown } from '../shapes/signs/Crown';
import { Medallion } from '../shapes/signs/Medallion';

const STRANDS = [
  ['var(--art-red)', 'M8 74C22 84 40 84 52 74S60 60 50 50'],
  ['var(--art-night-5)', 'M88 74C74 84 56 84 44 74S36 60 46 50'],
  ['var(--art-gold-pale)', 'M48 94V50'],
  ['var(--art-ember)', 'M22 90C34 90 58 82 57 70S44 60 47 50'],
  ['var(--art-teal)', 'M74 90C62 90 38 82 39 70S52 60 49 50'],
] as const;

/** Unify: five strands are wound into one and carry the crown. */
export function Unify(props: DrawingProps) {
  return (
    <Medallion ground="var(--art-night-1)" glow="var(--art-night-5)" {...props}>
      <path
        fill="var(--art-star)"
        opacity=".16"
        d="M48 32 8 8l-2 20zM48 32 30 4H18zM48 32l-6-30h12zM48 32 66 4h12zM48 32 88 8l2 20zM48 32 6 40v12zM48 32l42 8v12z"
      />
      <g fill="none">
        {STRANDS.map(([colour, path]) => (
          <g key={path}>
            <path d={path} stroke="var(--art-line)" strokeWidth="8" />
            <path d={path} stroke={colour} strokeWidth="4.6" />
          </g>
        ))}
      </g>
      <path fill="var(--art-gold)" stroke="var(--art-line)" strokeWidth="2" d="M40 47q8 3.5 16 0v6q-8 3.5-16 0z" />
      <Crown transform="translate(25 15) scale(1.15)" line={1.8} />
    </Medallion>
  );
}
