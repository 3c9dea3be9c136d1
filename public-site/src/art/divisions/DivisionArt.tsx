import type { DrawingProps } from '../shapes/Drawing';
import { ArchCard } from '../shapes/signs/ArchCard';
import { HexToken } from '../shapes/signs/HexToken';
import { DIVISIONS, type DivisionName } from './divisions';

/** The character card of a division: its symbol in an arched window; the ribbon is free for the division's name. */
export function DivisionPortrait({ name, ...drawing }: DrawingProps & { name: DivisionName }) {
  const { Symbol, ground, glow } = DIVISIONS[name];
  return (
    <ArchCard ground={ground} glow={glow} {...drawing}>
      <g transform="translate(15 26) scale(1.88)" stroke="var(--art-line)" strokeWidth="1.7">
        <Symbol />
      </g>
    </ArchCard>
  );
}

export function DivisionEmblem({ name, ...drawing }: DrawingProps & { name: DivisionName }) {
  const { Symbol, ground, glow } = DIVISIONS[name];
  return (
    <HexToken ground={ground} glow={glow} {...drawing}>
      <Symbol />
    </HexToken>
  );
}
