import { useEffect, useState } from 'react';
import { useReducedMotion } from '../../lib/reduced-motion';

/** The time that a slide is shown. */
const SLIDE_MS = 4000;

/** Whether the tab is in sight. */
function useTabInSight(): boolean {
  const [inSight, setInSight] = useState(true);
  useEffect(() => {
    const look = () => setInSight(document.visibilityState === 'visible');
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return inSight;
}

/**
 * The slides of a carousel that goes on by itself: not while it is held (pointed at or focused), not in a tab that
 * nobody sees, not for those who want less motion, unless they asked it to.
 */
export function useSlides(count: number) {
  const [index, setIndex] = useState(0);
  const [wish, setWish] = useState<'play' | 'pause' | null>(null);
  const [isHeld, setHeld] = useState(false);
  const lessMotion = useReducedMotion();
  const inSight = useTabInSight();
  const plays = wish === null ? !lessMotion : wish === 'play';
  const runs = plays && !isHeld && inSight;

  useEffect(() => {
    if (!runs) return undefined;
    const timer = setTimeout(() => setIndex((index + 1) % count), SLIDE_MS);
    return () => clearTimeout(timer);
  }, [runs, index, count]);

  return {
    index,
    /** Set to go on by itself, held or not. */
    plays,
    /** Going on by itself just now. */
    runs,
    goTo: (next: number) => setIndex((next + count) % count),
    toggle: () => setWish(plays ? 'pause' : 'play'),
    hold: setHeld,
  };
}
