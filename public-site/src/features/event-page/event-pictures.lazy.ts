import type { EventName } from '@festival/contracts';
import type { ComponentType } from 'react';
import type { DrawingProps } from '../../art/shapes/Drawing';
import { lazyPart } from '../../ui/lazy-part';

/** Each event's wide drawing: a page needs one of them. */
export const STILL_HEROES: Record<EventName, ComponentType<DrawingProps>> = {
  unveiling: lazyPart(
    'src/art/event-heroes/UnveilingHero.tsx',
    async () => (await import('../../art/event-heroes/UnveilingHero')).UnveilingHero,
    true,
  ),
  eulympic: lazyPart(
    'src/art/event-heroes/EUlympicHero.tsx',
    async () => (await import('../../art/event-heroes/EUlympicHero')).EUlympicHero,
    true,
  ),
  ucare: lazyPart(
    'src/art/event-heroes/UCareHero.tsx',
    async () => (await import('../../art/event-heroes/UCareHero')).UCareHero,
    true,
  ),
  ulympic: lazyPart(
    'src/art/event-heroes/UlympicHero.tsx',
    async () => (await import('../../art/event-heroes/UlympicHero')).UlympicHero,
    true,
  ),
  unify: lazyPart(
    'src/art/event-heroes/UnifyHero.tsx',
    async () => (await import('../../art/event-heroes/UnifyHero')).UnifyHero,
    true,
  ),
};
