import type { ComponentType } from 'react';
import type { DrawingProps } from '../Drawing';
import type { Realm } from '../realms/RealmEmblem';
import { EUlympicHero } from './EUlympicHero';
import { UCareHero } from './UCareHero';
import { UlympicHero } from './UlympicHero';
import { UnifyHero } from './UnifyHero';
import { UnveilingHero } from './UnveilingHero';

const HEROES: Record<Realm, ComponentType<DrawingProps>> = {
  unveiling: UnveilingHero,
  eulympic: EUlympicHero,
  ucare: UCareHero,
  ulympic: UlympicHero,
  unify: UnifyHero,
};

export function EventHero({ realm, ...drawing }: DrawingProps & { realm: Realm }) {
  const Hero = HEROES[realm];
  return <Hero {...drawing} />;
}
