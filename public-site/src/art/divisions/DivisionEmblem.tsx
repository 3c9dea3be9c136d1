import type { DrawingProps } from '../Drawing';
import { HexToken } from '../shapes/HexToken';
import { DIVISIONS, type DivisionName } from './divisions';

export function DivisionEmblem({ name, ...drawing }: DrawingProps & { name: DivisionName }) {
  const { Symbol, ground, glow } = DIVISIONS[name];
  return (
    <HexToken ground={ground} glow={glow} {...drawing}>
      <Symbol />
    </HexToken>
  );
}
