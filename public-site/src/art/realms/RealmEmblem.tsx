import type { ComponentType } from 'react';
import type { DrawingProps } from '../shapes/Drawing';
import type { Realm } from './realms';
import { EUlympic } from './EUlympic';
import { UCare } from './UCare';
import { Ulympic } from './Ulympic';
import { Unify } from './Unify';
import { Unveiling } from './Unveiling';

const EMBLEMS: Record<Realm, ComponentType<DrawingProps>> = {
  unveiling: Unveiling,
  eulympic: EUlympic,
  ucare: UCare,
  ulympic: Ulympic,
  unify: Unify,
};

export function RealmEmblem({ realm, ...drawing }: DrawingProps & { realm: Realm }) {
  const Emblem = EMBLEMS[realm];
  return <Emblem {...drawing} />;
}
