import type { ComponentType } from 'react';
import type { DrawingProps } from '../shapes/Drawing';
import { EUlympic } from './EUlympic';
import { UCare } from './UCare';
import { Ulympic } from './Ulympic';
import { Unify } from './Unify';
import { Unveiling } from './Unveiling';

/** The five realms, in the order of the quest, named as in the pages' addresses. */
export const REALMS = ['unveiling', 'eulympic', 'ucare', 'ulympic', 'unify'] as const;

export type Realm = (typeof REALMS)[number];

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
