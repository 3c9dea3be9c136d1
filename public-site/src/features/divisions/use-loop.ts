import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { wantsLessMotion } from '../../lib/reduced-motion';
import { CLONES, wrap } from './loop';

interface Place {
  position: number;
  /** Goes there visibly, or is there at once. */
  glides: boolean;
}

/** The card in the middle of the loop. A glide may end on a clone, which the card itself then replaces unseen. */
export function useLoop(count: number) {
  const row = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place>({ position: 0, glides: false });
  const selected = wrap(place.position, count);

  const settle = () => {
    if (place.position !== selected) setPlace({ position: selected, glides: false });
  };

  const move = (steps: number) => {
    if (wantsLessMotion()) {
      setPlace({ position: wrap(selected + steps, count), glides: false });
      return;
    }
    if (place.position !== selected) {
      flushSync(settle);
      // The browser must have seen the place from which the next glide starts.
      row.current?.getBoundingClientRect();
    }
    const reach = Math.max(-CLONES - selected, Math.min(count - 1 + CLONES - selected, steps));
    setPlace({ position: selected + reach, glides: true });
  };

  return { row, ...place, selected, move, settle };
}
