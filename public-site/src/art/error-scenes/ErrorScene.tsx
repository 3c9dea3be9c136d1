import type { ComponentType } from 'react';
import type { DrawingProps } from '../Drawing';
import { BrokenCauldron } from './BrokenCauldron';
import { GuardedDoor } from './GuardedDoor';
import { LockedGate } from './LockedGate';
import { Scaffolding } from './Scaffolding';
import { TornMap } from './TornMap';

const SCENES = {
  401: LockedGate,
  403: GuardedDoor,
  404: TornMap,
  500: BrokenCauldron,
  503: Scaffolding,
} satisfies Record<number, ComponentType<DrawingProps>>;

export function ErrorScene({ status, ...drawing }: DrawingProps & { status: keyof typeof SCENES }) {
  const Scene = SCENES[status];
  return <Scene {...drawing} />;
}
